/// Which use of the one grammar a text is written for.
package enum Dialect: Sendable {
  /// Rule conditions: CEL as it is; `1` is a whole number and braces are map literals.
  case rule
  /// Lengths in token files: every number is a double, `{name}` refers to the scale, `16pt` is a
  /// number, spellings that YAML versions read differently are refused, and there are no maps.
  case token
  /// CEL for conformance: as `rule`, and a name needs no declaration.
  case cel
  /// Lengths in the files of other token formats: as `token`, but names stand in braces only, a
  /// number may carry `px`, `dp`, `pt`, `rem` or `em` and an exponent, `calc(…)` is a bracket, and
  /// the functions are `min max floor ceil round abs roundTo`.
  case imported

  /// Whether expressions are lengths, whose numbers are all doubles.
  var isOfLengths: Bool { self == .token || self == .imported }
}
