/// The last bytes of a word, at most eight, in lower case, with its length: to compare it whole or
/// by its end without a loop.
struct PackedSuffix: Sendable {
  /// The last bytes; the last one lowest.
  private(set) var bytes: UInt64 = 0
  /// How many bytes the whole word has.
  private(set) var count = 0

  /// A word without bytes.
  init() {}

  /// Packs a word in lower case.
  init(_ word: String) {
    for byte in word.utf8 { append(byte) }
  }

  /// Adds a letter, in lower case.
  mutating func append(_ letter: UInt8) {
    bytes = bytes << 8 | UInt64(letter)
    count += 1
  }

  /// Whether this is the other word; of words longer than eight bytes the ends are compared.
  func equals(_ other: PackedSuffix) -> Bool { count == other.count && bytes == other.bytes }

  /// Whether this ends in another word, of at most eight bytes.
  func endsIn(_ other: PackedSuffix) -> Bool {
    guard count >= other.count else { return false }
    let mask = other.count >= 8 ? UInt64.max : 1 << UInt64(8 * other.count) &- 1
    return bytes & mask == other.bytes
  }
}
