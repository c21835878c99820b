/// Which use of the one grammar a text is written for.
package enum Dialect: Sendable {
  /// Rule conditions: CEL as it is; `1` is a whole number and braces are map literals.
  case rule
  /// Lengths in token files: every number is a double, `{name}` refers to the scale, `16pt` is a
  /// number, spellings that YAML versions read differently are refused, and there are no maps.
  case token
  /// CEL for conformance: as `rule`, and a name needs no declaration.
  case cel
}
