/// Cuts the text of an expression into tokens, one at a time.
struct Lexer {
  let text: UnsafeBufferPointer<UInt8>
  let dialect: Dialect
  /// How many points a `rem` or `em` of the imported dialect is.
  let rem: Double
  /// Where the next token is looked for.
  var position = 0
  /// Whether a `:` belongs to an open conditional, so that `1:2` is no time of day.
  var awaitsColon = false

  init(_ text: UnsafeBufferPointer<UInt8>, dialect: Dialect, rem: Double = 16) {
    self.text = text
    self.dialect = dialect
    self.rem = rem
  }

  /// The byte at an index, or 0 past the end.
  func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  /// The text of a byte range, cut when it is long.
  func excerpt(_ range: Range<Int>) -> String {
    NumberSpelling.excerpt(UnsafeBufferPointer(rebasing: text[range]))
  }

  /// The next token, or the `end` token again and again.
  mutating func next() throws(ExpressionError) -> Token {
    skipBlanks()
    let start = position
    guard start < text.count else { return Token(kind: .end, start: start, end: start) }
    let byte = text[start]
    if ASCII.startsName(byte) { return try name() }
    if ASCII.isDigit(byte) || byte == UInt8(ascii: ".") && ASCII.isDigit(self.byte(start + 1)) {
      switch dialect {
      case .token: return try lengthNumber()
      case .imported: return try importedNumber()
      case .rule, .cel: return try number()
      }
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try string(.string, start: start)
    case UInt8(ascii: "`"):
      return try quotedName()
    case UInt8(ascii: "{") where dialect.isOfLengths:
      return try braces()
    case UInt8(ascii: ".") where dialect.isOfLengths && startsSpecialWord(start + 1):
      let end = start + 4
      throw ExpressionError(.notANumber(excerpt(start..<end)), start..<end)
    case UInt8(ascii: "%") where dialect == .imported && !startsOperand(start + 1):
      throw ExpressionError(.share, start..<(start + 1))
    default:
      return try symbol(byte)
    }
  }

  /// Passes over blanks and comments (`//` to the end of the line); lengths have no comments.
  private mutating func skipBlanks() {
    while position < text.count {
      if ASCII.isBlank(text[position]) {
        position += 1
      } else if !dialect.isOfLengths, text[position] == UInt8(ascii: "/"),
        byte(position + 1) == UInt8(ascii: "/")
      {
        while position < text.count, text[position] != 0x0A { position += 1 }
      } else {
        return
      }
    }
  }

  private mutating func name() throws(ExpressionError) -> Token {
    let start = position
    while position < text.count, ASCII.isInName(text[position]) { position += 1 }
    let word = UnsafeBufferPointer(rebasing: text[start..<position])
    let following = byte(position)
    if following == UInt8(ascii: "\"") || following == UInt8(ascii: "'"), word.count <= 2 {
      if let kind = stringPrefix(word) {
        guard kind != .null else {
          throw ExpressionError(.notInProfile("bytes literal"), start..<(position + 1))
        }
        return try string(kind, start: start)
      }
    }
    return Token(kind: keyword(word), start: start, end: position)
  }

  /// The kind of string that a prefix makes; `null` stands for bytes, nil for no prefix.
  private func stringPrefix(_ word: UnsafeBufferPointer<UInt8>) -> Token.Kind? {
    let first = word[0] | 0x20
    if word.count == 1 {
      return first == UInt8(ascii: "r") ? .rawString : first == UInt8(ascii: "b") ? .null : nil
    }
    let second = word[1] | 0x20
    let isBytes =
      first == UInt8(ascii: "b") && second == UInt8(ascii: "r")
      || first == UInt8(ascii: "r") && second == UInt8(ascii: "b")
    return isBytes ? .null : nil
  }

  private func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Token.Kind {
    func isWord(_ text: StaticString) -> Bool {
      word.count == text.utf8CodeUnitCount
        && word.elementsEqual(
          UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    switch word[0] {
    case UInt8(ascii: "i") where isWord("in"): return .isIn
    case UInt8(ascii: "t") where isWord("true"): return .isTrue
    case UInt8(ascii: "f") where isWord("false"): return .isFalse
    case UInt8(ascii: "n") where isWord("null"): return .null
    default: return .name
    }
  }

  /// A string from its opening quote, at `position`, to its closing one; `start` is its prefix.
  private mutating func string(
    _ kind: Token.Kind, start: Int
  ) throws(ExpressionError) -> Token {
    let quote = text[position]
    let opening = position
    let isLong = byte(position + 1) == quote && byte(position + 2) == quote
    position += isLong ? 3 : 1
    while position < text.count {
      let byte = text[position]
      if byte == quote {
        if !isLong {
          position += 1
          return Token(kind: kind, start: start, end: position)
        }
        if self.byte(position + 1) == quote, self.byte(position + 2) == quote {
          position += 3
          return Token(kind: kind, start: start, end: position)
        }
      } else if byte == UInt8(ascii: "\\"), kind == .string {
        position += 1
      } else if byte == 0x0A || byte == 0x0D, !isLong {
        break
      }
      position += 1
    }
    let end = min(opening + (isLong ? 3 : 1), text.count)
    throw ExpressionError(.unclosed(excerpt(opening..<end)), opening..<end)
  }

  private mutating func quotedName() throws(ExpressionError) -> Token {
    let start = position
    position += 1
    while position < text.count, text[position] != UInt8(ascii: "`") { position += 1 }
    guard position < text.count, position > start + 1 else {
      throw ExpressionError(.unclosed("`"), start..<(start + 1))
    }
    position += 1
    return Token(kind: .quotedName, start: start, end: position)
  }

  private mutating func braces() throws(ExpressionError) -> Token {
    let start = position
    position += 1
    while position < text.count, text[position] != UInt8(ascii: "}") {
      guard text[position] != UInt8(ascii: "{") else { break }
      position += 1
    }
    guard byte(position) == UInt8(ascii: "}") else {
      throw ExpressionError(.unclosed("{"), start..<(start + 1))
    }
    position += 1
    return Token(kind: .braces, start: start, end: position)
  }

  /// Whether `inf` or `nan` stands at an index, behind a point.
  private func startsSpecialWord(_ index: Int) -> Bool {
    guard index + 3 <= text.count, !ASCII.isInName(byte(index + 3)) else { return false }
    let word = UnsafeBufferPointer(rebasing: text[index..<(index + 3)])
    return NumberSpelling.equals(word, "inf") || NumberSpelling.equals(word, "nan")
  }
}
