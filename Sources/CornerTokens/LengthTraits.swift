/// What is known of the text of a length.
package struct LengthTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One number alone, such as `16` or `16pt`.
  package static let literal = LengthTraits(rawValue: 1)
  /// One name alone, bare or in braces.
  package static let reference = LengthTraits(rawValue: 2)
  /// Arithmetic with an operand of 999 or more, written or named.
  package static let sentinelArithmetic = LengthTraits(rawValue: 4)
  /// The minimum of a concentric corner.
  package static let minimum = LengthTraits(rawValue: 8)
}
