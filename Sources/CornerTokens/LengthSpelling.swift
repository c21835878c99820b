/// What a scalar looks like where a length is expected, before any name is looked up.
enum LengthSpelling: Sendable {
  case number(Double)
  /// One bare name, dots included.
  case name
  case expression
  case problem(TokenProblem)
}
