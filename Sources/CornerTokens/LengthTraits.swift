/// What is known of the text of a length.
public struct LengthTraits: OptionSet, Hashable, Sendable {
  /// One bit a member.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One number alone, such as `16` or `16pt`.
  public static let literal = LengthTraits(rawValue: 1)
  /// One name alone, bare or in braces.
  public static let reference = LengthTraits(rawValue: 2)
  /// Arithmetic with an operand of 999 or more, written or named.
  public static let sentinelArithmetic = LengthTraits(rawValue: 4)
  /// One name of another file's token alone, which is a share of the box and means fully round.
  public static let share = LengthTraits(rawValue: 16)
  /// One name of another file's token alone.
  public static let imported = LengthTraits(rawValue: 32)
  /// The minimum of a concentric corner.
  public static let minimum = LengthTraits(rawValue: 8)
}
