import Expressions

/// What is wrong in a token file, with what its sentences need; the place is kept apart.
enum TokenProblem: Sendable {
  /// What a value should have been.
  enum Expectation: Sendable {
    case length
    case shape
    case corners
    case components
    case component
    case content
    case platforms
    case platformVersion
    case display
    case idiom
    case version
    case edges
    case size
    case alignment
    case role
    case name
    case description
    case style
    case truth
    case unevenCorners
    case concentric
    case concentricCorners
    case cornerStyle
    case customName
    case use
  }

  case notATokenFile(suggestion: String?)
  /// Markdown without front matter.
  case prose
  case emptyFile
  /// Front matter of Markdown that is not closed.
  case openFrontMatter
  /// A second document in a file of another format.
  case laterDocument
  /// A key that means nothing at its place; the place in words, such as `a component`.
  case unknownKey(String, place: String, suggestion: String?)
  /// A value of the wrong kind; what was found in words, such as "a list".
  case wrong(Expectation, found: String, suggestion: String?)
  /// A name in braces that YAML takes for a mapping.
  case bracesAsMapping(String)
  /// A bad expression, with the text that it is about.
  case expression(ExpressionError, text: String)
  /// A name of the scale that has to stand in braces; with the value it is in, where that is more,
  /// and whether quotes are missing, too.
  case nameWithoutBraces(String, isWholeValue: Bool, isQuoted: Bool)
  case ambiguousNumber(String, readings: [String])
  /// A number with a unit: the text, the unit, the number alone.
  case unit(text: String, unit: String)
  /// A name that the scale has not.
  case unknownName(String, suggestion: String?)
  /// A name that neither the scale nor an imported file has.
  case unknownTokenName(String, suggestion: String?)
  /// A group of the scale, with one of its values.
  case groupName(String, member: String)
  /// A group of imported tokens where a length belongs, with one of them as it may be named.
  case tokenGroupName(String, member: String)
  /// A word for a shape where a length belongs.
  case shapeAsLength(String)
  /// The word `roundedRectangle` and its like without a length.
  case formAsWord(String)
  /// `padding` or `inset` where its values differ.
  case unevenOwnWord(String)
  /// The keys `padding` and `inset`, in the order in which they lead back to themselves.
  case ownWordCycle([String])
  /// `shape` as the value of the key that draws the shape.
  case shapeNamesItself(String)
  /// `shape` in a component without one.
  case shapeNamesNothing
  /// `shape` as a fallback.
  case shapeAsFallback
  case sizeNotPositive(Double)
  case negativeDisplayRadius(Double)
  case duplicateName(String)
  case nameTooLong
  /// Names of corners, the first again at the end.
  case cornerCycle([String])
  /// Names of components, the first again at the end.
  case useCycle([String])
  case unknownComponent(String, suggestion: String?)
  case tooManyPlacements(limit: Int)
  case tooManyAliases
  case tooDeep
  case cornerTwice(String)
  /// Two keys that each say what the shape is.
  case twoForms(String, String)
  case noForm
  /// A shape's word used as a key.
  case wordAsForm(String)
  case itemWithoutName
  /// A plain name in a content mapping.
  case nameInContent(String)
}
