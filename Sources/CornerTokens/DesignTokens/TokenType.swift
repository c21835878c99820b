/// What kind of value a token of another format says it has, as far as lengths are concerned.
package enum TokenType: UInt8, Sendable {
  /// Nothing is said: the value tells.
  case unknown
  /// A length, even when its number has no unit.
  case dimension
  /// A number without a unit, such as a ratio or a factor: part of arithmetic, but no length.
  case number
  /// No length at all: a colour, a font, a duration.
  case other
}
