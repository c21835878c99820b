/// A token of an expression: what it is, and its byte range in the text.
struct Token {
  enum Kind: UInt8 {
    case end
    case name
    /// A name between back quotes, which may follow a point.
    case quotedName
    /// `{name}` of the token dialect.
    case braces
    case int
    case double
    case string
    case rawString
    case isTrue
    case isFalse
    case null
    case isIn
    case leftParenthesis
    case rightParenthesis
    case leftBracket
    case rightBracket
    case leftBrace
    case rightBrace
    case comma
    case dot
    case colon
    case question
    case not
    case and
    case or
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
    case equal
    case notEqual
    case plus
    case minus
    case times
    case over
    case modulo
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// The magnitude of an int, or the bits of a double.
  var word: UInt64 = 0
}
