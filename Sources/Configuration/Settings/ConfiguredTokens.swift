/// What a configuration says about tokens of other formats.
package struct ConfiguredTokens: Sendable {
  /// Points that `1rem` and `1em` stand for, nil when nothing is said.
  ///
  /// Above 0 and at most 1,000.
  package internal(set) var rem: Setting<Double>?
  /// Paths of tokens that are radii whatever their names say; nil when nothing is said.
  ///
  /// `*` stands for anything, dots included; no path is empty or has braces.
  package internal(set) var radii: Setting<[String]>?
  /// The same for paddings.
  package internal(set) var paddings: Setting<[String]>?

  /// The most points that `rem` may be.
  static let mostRem = 1000
}
