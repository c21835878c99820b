/// A set of byte values.
struct ByteSet: Hashable, Sendable {
  private var words = SIMD4<UInt64>()

  /// Whether a byte is in the set.
  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

  /// Adds a byte.
  mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  /// Swaps what is in the set for what is not.
  mutating func invert() { words = ~words }
}
