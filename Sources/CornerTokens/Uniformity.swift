/// Which corners of a concentric rectangle share the largest radius among them.
public struct Uniformity: OptionSet, Hashable, Sendable {
  /// One bit a member.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `isUniform: true`: all four.
  public static let all = Uniformity(rawValue: 1)
  /// `uniformTopCorners`.
  public static let top = Uniformity(rawValue: 2)
  /// `uniformBottomCorners`.
  public static let bottom = Uniformity(rawValue: 4)
  /// `uniformLeadingCorners`.
  public static let leading = Uniformity(rawValue: 8)
  /// `uniformTrailingCorners`.
  public static let trailing = Uniformity(rawValue: 16)
}
