/// Turns the code point indexes that libyaml counts in into byte offsets.
///
/// In a text without other characters than ASCII the two differ by the byte order mark alone. In
/// all others the cursor moves from the last place to the next: libyaml's marks nearly ascend, so
/// the whole costs one pass over the text.
struct OffsetCursor {
  /// True when every byte is below 0x80.
  let isASCII: Bool
  private let text: UnsafeBufferPointer<UInt8>
  private let base: Int
  private var index = 0
  private var byte: Int

  /// Starts at the first code point after the byte order mark, which is `base` bytes long.
  init(_ text: UnsafeBufferPointer<UInt8>, base: Int) {
    self.text = text
    self.base = base
    byte = base
    isASCII = Self.isASCII(text, from: base)
  }

  /// The byte offset of a code point, or of the text's end.
  @inline(__always)
  mutating func offset(of codePoint: Int) -> Int {
    isASCII ? base &+ codePoint : move(to: codePoint)
  }

  private mutating func move(to target: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(text)
    while index < target, byte < bytes.count {
      if target &- index >= 8, byte &+ 8 <= bytes.count,
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
    while index > target, byte > base {
      byte &-= 1
      while byte > base, byte >= bytes.count || bytes[byte] & 0xC0 == 0x80 { byte &-= 1 }
      index &-= 1
    }
    return Swift.min(byte, bytes.count)
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
