/// What a `$type` says, as far as lengths are concerned.
enum DTCGType: UInt8, Sendable {
  /// Nothing is said.
  case none
  /// A number with a unit: a length.
  case dimension
  /// A number without a unit.
  case number
  /// A type of the format, or of an earlier draft, whose values are no lengths.
  case other
  /// A word that no draft knows; the value tells.
  case foreign

  /// Reads the word of a `$type`; nil for one that looks like a misspelt type of the format.
  init?(_ word: UnsafeBufferPointer<UInt8>) {
    switch Self.vocabulary.index(of: word) {
    case 0: self = .dimension
    case 1: self = .number
    case .some: self = .other
    case nil:
      if Self.suggestion(for: word) != nil { return nil }
      self = .foreign
    }
  }

  /// The type of the format that a word was probably meant to be.
  static func suggestion(for word: UnsafeBufferPointer<UInt8>) -> String? {
    guard !foreignWords.contains(where: { word.elementsEqual($0.utf8) }) else { return nil }
    return NearWord.nearest(to: word, among: words)
  }

  /// What the tokens of this type are.
  var tokenType: TokenType {
    switch self {
    case .dimension: .dimension
    case .number: .number
    case .other: .other
    case .none, .foreign: .unknown
    }
  }

  /// The types of the format.
  private static let words = [
    "dimension", "number", "color", "fontFamily", "fontWeight", "duration", "cubicBezier",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]
  /// Types of earlier drafts, and those that the current one announces.
  private static let earlierWords = [
    "string", "boolean", "object", "array", "null", "fontStyle", "percentage", "ratio", "file",
    "asset", "link", "text",
  ]
  /// Words of other tools that are near to a type without being meant for it.
  private static let foreignWords = [
    "fontFamilies", "fontWeights", "fontSize", "fontSizes", "boxShadow",
  ]
  private static let vocabulary = Vocabulary(words + earlierWords)
}
