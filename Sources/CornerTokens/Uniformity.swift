/// Which corners of a concentric rectangle share the largest radius among them.
package struct Uniformity: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `isUniform: true`: all four.
  package static let all = Uniformity(rawValue: 1)
  /// `uniformTopCorners`.
  package static let top = Uniformity(rawValue: 2)
  /// `uniformBottomCorners`.
  package static let bottom = Uniformity(rawValue: 4)
  /// `uniformLeadingCorners`.
  package static let leading = Uniformity(rawValue: 8)
  /// `uniformTrailingCorners`.
  package static let trailing = Uniformity(rawValue: 16)
}
