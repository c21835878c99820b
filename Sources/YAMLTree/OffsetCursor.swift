/// Turns the code point indexes that libyaml counts in into byte offsets.
///
/// In a text without other characters than ASCII the two differ by the byte order mark alone. In
/// all others the cursor moves from the last place to the next: libyaml's marks nearly ascend, so
/// the whole costs one pass over the text.
///
/// Where libyaml reads a copy in which some places are spelled otherwise, the cursor counts the code
/// points of the copy, and walks the text all the same.
struct OffsetCursor {
  /// True when every byte is below 0x80 and libyaml reads the text itself.
  let isASCII: Bool
  /// True when libyaml reads a copy in which some places are spelled otherwise.
  let isRespelled: Bool
  /// What is spelled otherwise in the copy that libyaml reads, ascending.
  let respellings: [Respelling]
  private let text: UnsafeBufferPointer<UInt8>
  private let base: Int
  private var index = 0
  private var byte: Int
  /// The place of the first respelling that is not passed yet.
  private var nextRespelling = 0
  /// The offset of that respelling, or of the text's end.
  private var limit: Int

  /// Starts at the first code point after the byte order mark, which is `base` bytes long.
  init(_ text: UnsafeBufferPointer<UInt8>, base: Int, respellings: [Respelling] = []) {
    self.text = text
    self.base = base
    self.respellings = respellings
    byte = base
    isRespelled = !respellings.isEmpty
    limit = respellings.first.map { Int($0.offset) } ?? text.count
    isASCII = respellings.isEmpty && Self.isASCII(text, from: base)
  }

  /// The byte offset of a code point, or of the text's end.
  @inline(__always)
  mutating func offset(of codePoint: Int) -> Int {
    isASCII ? base &+ codePoint : move(to: codePoint)
  }

  private mutating func move(to target: Int) -> Int {
    moveOn(to: target)
    if index != target { moveFurther(to: target) }
    return Swift.min(byte, text.count)
  }

  /// Moves forward, up to the next respelling at most.
  @inline(__always)
  private mutating func moveOn(to target: Int) {
    let bytes = UnsafeRawBufferPointer(text)
    while index < target, byte < limit {
      if target &- index >= 8, byte &+ 8 <= limit,
        bytes.loadUnaligned(fromByteOffset: byte, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        byte &+= 8
        index &+= 8
        continue
      }
      let lead = bytes[byte]
      byte &+= lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      index &+= 1
    }
  }

  /// Moves over respellings, and back.
  private mutating func moveFurther(to target: Int) {
    while index < target, nextRespelling < respellings.count {
      byte = respellings[nextRespelling].end
      index &+= respellings[nextRespelling].codePoints
      nextRespelling += 1
      updateLimit()
      moveOn(to: target)
    }
    while index > target, byte > base {
      if nextRespelling > 0, byte <= respellings[nextRespelling - 1].end {
        nextRespelling -= 1
        byte = Int(respellings[nextRespelling].offset)
        index &-= respellings[nextRespelling].codePoints
        updateLimit()
        continue
      }
      byte &-= 1
      while byte > base, byte >= text.count || text[byte] & 0xC0 == 0x80 { byte &-= 1 }
      index &-= 1
    }
  }

  private mutating func updateLimit() {
    limit =
      nextRespelling < respellings.count ? Int(respellings[nextRespelling].offset) : text.count
  }

  private static func isASCII(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    let bytes = UnsafeRawBufferPointer(text)
    var place = start
    while place &+ 32 <= bytes.count {
      let first = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let second = bytes.loadUnaligned(fromByteOffset: place &+ 8, as: UInt64.self)
      let third = bytes.loadUnaligned(fromByteOffset: place &+ 16, as: UInt64.self)
      let fourth = bytes.loadUnaligned(fromByteOffset: place &+ 24, as: UInt64.self)
      if (first | second | third | fourth) & 0x8080_8080_8080_8080 != 0 { return false }
      place &+= 32
    }
    while place < bytes.count {
      if bytes[place] >= 0x80 { return false }
      place &+= 1
    }
    return true
  }
}
