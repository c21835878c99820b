/// A word of 1 to 24 bytes in three machine words, to compare and hash it without a loop.
struct PackedWord: Equatable, Sendable {
  /// The longest word that fits, in bytes.
  static var longest: Int { 24 }

  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let count: Int

  /// Packs the bytes of a word; nil when it is empty or too long.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress, bytes.count > 0, bytes.count <= Self.longest else {
      return nil
    }
    count = bytes.count
    first = Self.load(base, min(count, 8))
    second = count > 8 ? Self.load(base + 8, min(count - 8, 8)) : 0
    third = count > 16 ? Self.load(base + 16, count - 16) : 0
  }

  /// Packs a word given as a string.
  init?(_ word: String) {
    var word = word
    guard let packed = word.withUTF8({ PackedWord($0) }) else { return nil }
    self = packed
  }

  /// The word's place in a table of 64, from its start and its length.
  @inline(__always)
  var bucket: Int {
    let mixed = first ^ UInt64(truncatingIfNeeded: count)
    return Int(truncatingIfNeeded: (mixed &* 0xD6E8_FEB8_6659_FD93) >> 58)
  }

  /// Reads 0 to 8 bytes as one little-endian number, the rest of it 0.
  ///
  /// Never reads past `base + count`; shorter loads overlap instead.
  @inline(__always)
  static func load(_ base: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(base)
    if count >= 8 {
      return UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    }
    if count >= 4 {
      let low = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
      let high = UInt32(littleEndian: (raw + (count - 4)).loadUnaligned(as: UInt32.self))
      return UInt64(low) | UInt64(high) << UInt64(8 * (count - 4))
    }
    if count >= 2 {
      let low = UInt16(littleEndian: raw.loadUnaligned(as: UInt16.self))
      let high = UInt16(littleEndian: (raw + (count - 2)).loadUnaligned(as: UInt16.self))
      return UInt64(low) | UInt64(high) << UInt64(8 * (count - 2))
    }
    return count == 1 ? UInt64(base.pointee) : 0
  }
}
