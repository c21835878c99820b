/// What a token of another format is for, as far as corners are concerned.
package enum TokenRole: UInt8, Sendable {
  /// Anything else: a width, a font size, a colour.
  case other
  /// The radius of a corner.
  case radius
  /// A distance between an edge and what lies inside: padding, spacing, insets.
  case padding
}
