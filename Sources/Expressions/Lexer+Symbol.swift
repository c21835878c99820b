extension Lexer {
  /// A token that is a sign of one or two characters.
  mutating func symbol(_ byte: UInt8) throws(ExpressionError) -> Token {
    let start = position
    let following = self.byte(start + 1)
    let equals = following == UInt8(ascii: "=")
    let kind: Token.Kind
    var length = 1
    switch byte {
    case UInt8(ascii: "("): kind = .leftParenthesis
    case UInt8(ascii: ")"): kind = .rightParenthesis
    case UInt8(ascii: "["): kind = .leftBracket
    case UInt8(ascii: "]"): kind = .rightBracket
    case UInt8(ascii: "{"): kind = .leftBrace
    case UInt8(ascii: "}"): kind = .rightBrace
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: "."): kind = .dot
    case UInt8(ascii: ":"): kind = .colon
    case UInt8(ascii: "?"): kind = .question
    case UInt8(ascii: "+"): kind = .plus
    case UInt8(ascii: "-"): kind = .minus
    case UInt8(ascii: "*"): kind = .times
    case UInt8(ascii: "/"): kind = .over
    case UInt8(ascii: "%"): kind = .modulo
    case UInt8(ascii: "<"):
      kind = equals ? .lessOrEqual : .less
      length = equals ? 2 : 1
    case UInt8(ascii: ">"):
      kind = equals ? .greaterOrEqual : .greater
      length = equals ? 2 : 1
    case UInt8(ascii: "!"):
      kind = equals ? .notEqual : .not
      length = equals ? 2 : 1
    case UInt8(ascii: "=") where equals:
      kind = .equal
      length = 2
    case UInt8(ascii: "&") where following == byte:
      kind = .and
      length = 2
    case UInt8(ascii: "|") where following == byte:
      kind = .or
      length = 2
    default:
      throw strayCharacter(byte)
    }
    position = start + length
    return Token(kind: kind, start: start, end: position)
  }

  private func strayCharacter(_ byte: UInt8) -> ExpressionError {
    let start = position
    var end = start + 1
    while end < text.count, end < start + 4, ASCII.isContinuation(text[end]) { end += 1 }
    let due: String? =
      switch byte {
      case UInt8(ascii: "="): "=="
      case UInt8(ascii: "&"): "&&"
      case UInt8(ascii: "|"): "||"
      default: nil
      }
    let character = excerpt(start..<end)
    guard let due else { return ExpressionError(.unexpectedCharacter(character), start..<end) }
    return ExpressionError(.expected(due, found: character), start..<end)
  }
}
