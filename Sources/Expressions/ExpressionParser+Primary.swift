extension ExpressionParser {
  /// A literal, a name, a list, a map or something in parentheses.
  mutating func parsePrimary() throws(ExpressionError) -> Int32 {
    let token = self.token
    switch token.kind {
    case .int, .double:
      return try parseNumber(start: token.start, isNegative: false)
    case .string, .rawString:
      let text = try StringLiteral.decode(
        lexer.text, token.start..<token.end, isRaw: token.kind == .rawString)
      try advance()
      tree.strings.append(text)
      let index = Int32(truncatingIfNeeded: tree.strings.count - 1)
      return add(node(.string, from: token.start, first: index))
    case .isTrue, .isFalse:
      try advance()
      return add(node(.boolean, from: token.start, first: token.kind == .isTrue ? 1 : 0))
    case .null:
      try advance()
      return add(node(.null, from: token.start))
    case .name:
      return try parseName()
    case .braces:
      return try parseBraces()
    case .dot:
      // A leading point asks for a name of the outermost scope, which here is the only one.
      try advance()
      guard self.token.kind == .name else { throw missingOperand() }
      return try parseName()
    case .leftParenthesis:
      return try bracketed { (parser) throws(ExpressionError) in
        let inside = try parser.parseExpression()
        parser.lexer.awaitsColon = parser.bracketAwaitsColon
        try parser.expect(.rightParenthesis, ")", closing: token)
        return inside
      }
    case .leftBracket:
      return try parseList()
    case .leftBrace:
      return try parseMap()
    default:
      throw missingOperand()
    }
  }

  private func missingOperand() -> ExpressionError {
    let range = token.start..<token.end
    return ExpressionError(.expectedOperand(found: lexer.excerpt(range)), range)
  }

  /// A number literal, with the sign in front of it.
  mutating func parseNumber(start: Int, isNegative: Bool) throws(ExpressionError) -> Int32 {
    let token = self.token
    let word: UInt64
    let magnitude: Double
    let kind: SyntaxNode.Kind
    if token.kind == .int {
      guard isNegative || token.word < 1 << 63 else {
        throw ExpressionError(.overflow, token.start..<token.end)
      }
      kind = .int
      word = isNegative ? 0 &- token.word : token.word
      magnitude = Double(token.word)
    } else {
      kind = .double
      magnitude = Double(bitPattern: token.word)
      word = (isNegative ? -magnitude : magnitude).bitPattern
    }
    try advance()
    tree.largestNumber = max(tree.largestNumber ?? 0, magnitude)
    tree.words.append(word)
    let index = Int32(truncatingIfNeeded: tree.words.count - 1)
    return add(node(kind, from: start, first: index))
  }

  /// A name, a comprehension's variable, or a call of a function.
  private mutating func parseName() throws(ExpressionError) -> Int32 {
    let name = token
    let text = UnsafeBufferPointer(rebasing: lexer.text[name.start..<name.end])
    if dialect == .imported { return try parseImportedCall() }
    if ReservedWord.contains(text) {
      throw ExpressionError(
        .reservedWord(lexer.excerpt(name.start..<name.end)), name.start..<name.end)
    }
    try advance()
    if token.kind == .leftParenthesis { return try parseCall(name, receiver: nil) }
    let first = Int32(truncatingIfNeeded: name.start)
    let second = Int32(truncatingIfNeeded: name.end)
    for (index, variable) in variables.enumerated().reversed()
    where lexer.text[variable].elementsEqual(text) {
      return add(node(.variable, from: name.start, first: Int32(truncatingIfNeeded: index)))
    }
    return add(node(.name, from: name.start, first: first, second: second))
  }

  private mutating func parseBraces() throws(ExpressionError) -> Int32 {
    var first = token.start + 1
    var second = token.end - 1
    while first < second, ASCII.isBlank(lexer.text[first]) { first += 1 }
    while first < second, ASCII.isBlank(lexer.text[second - 1]) { second -= 1 }
    guard first < second else { throw ExpressionError(.emptyBraces, token.start..<token.end) }
    let start = token.start
    try advance()
    return add(
      node(
        .braces, from: start, first: Int32(truncatingIfNeeded: first),
        second: Int32(truncatingIfNeeded: second)))
  }

  private mutating func parseList() throws(ExpressionError) -> Int32 {
    let opening = token
    return try bracketed { (parser) throws(ExpressionError) in
      let base = parser.pending.count
      while parser.token.kind != .rightBracket {
        parser.pending.append((try parser.parseExpression(), .none))
        guard parser.token.kind == .comma else { break }
        try parser.advance()
      }
      parser.lexer.awaitsColon = parser.bracketAwaitsColon
      try parser.expect(.rightBracket, "]", closing: opening)
      return parser.add(parser.addParent(.list, from: opening.start, base: base))
    }
  }

  private mutating func parseMap() throws(ExpressionError) -> Int32 {
    let opening = token
    return try bracketed { (parser) throws(ExpressionError) in
      let base = parser.pending.count
      while parser.token.kind != .rightBrace {
        parser.pending.append((try parser.parseExpression(), .none))
        try parser.expect(.colon, ":", closing: opening)
        parser.pending.append((try parser.parseExpression(), .none))
        guard parser.token.kind == .comma else { break }
        try parser.advance()
      }
      parser.lexer.awaitsColon = parser.bracketAwaitsColon
      try parser.expect(.rightBrace, "}", closing: opening)
      return parser.add(parser.addParent(.map, from: opening.start, base: base))
    }
  }
}
