/// A part of a parsed pattern.
indirect enum PatternNode {
  case empty
  case scalars(ScalarSet)
  case assertion(Assertion)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// At least `least` times and at most `most`, without end when nil.
  case repeated(PatternNode, least: Int, most: Int?)

  /// A condition on a place in the text.
  enum Assertion {
    case start
    case end
    case wordBoundary
    case noWordBoundary
  }
}
