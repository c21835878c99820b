import Expressions

/// The unit of a dimension: `px` and `rem` in the format itself; others as tools write them.
enum DTCGUnit: Sendable {
  /// One of the two that the format has.
  case own(DimensionUnit)
  /// A unit of the web or of a system that is understood, though the format has it not.
  ///
  /// It is a note and no error: what is meant is plain, and tools that the team uses take it.
  case foreign(DimensionUnit)

  /// Reads a unit, whose case matters; nil for what is none.
  init?(_ word: UnsafeBufferPointer<UInt8>) {
    switch Self.vocabulary.index(of: word) {
    case 0: self = .own(.px)
    case 1: self = .own(.rem)
    case 2, 3: self = .foreign(.dp)
    case 4: self = .foreign(.pt)
    case 5: self = .foreign(.em)
    case .some: self = .foreign(.percent)
    case nil:
      guard CSSUnit.matches(word) else { return nil }
      self = .foreign(.other)
    }
  }

  /// The unit that a misspelt one was probably meant to be.
  static func suggestion(for word: UnsafeBufferPointer<UInt8>) -> String? {
    NearWord.nearest(to: word, among: Array(words.prefix(2)))
  }

  private static let words = ["px", "rem", "dp", "dip", "pt", "em", "%"]
  private static let vocabulary = Vocabulary(words)
}
