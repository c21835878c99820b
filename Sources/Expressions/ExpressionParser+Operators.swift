extension ExpressionParser {
  /// `condition ? then : else`, or what binds tighter.
  mutating func parseExpression() throws(ExpressionError) -> Int32 {
    let start = token.start
    let condition = try parseOr()
    guard token.kind == .question else { return condition }
    return try nested { (parser) throws(ExpressionError) in
      let base = parser.pending.count
      parser.pending.append((condition, .none))
      let outer = parser.lexer.awaitsColon
      parser.lexer.awaitsColon = true
      try parser.advance()
      parser.pending.append((try parser.parseOr(), .none))
      parser.lexer.awaitsColon = outer
      try parser.expect(.colon, ":")
      parser.pending.append((try parser.parseExpression(), .none))
      return parser.add(parser.addParent(.conditional, from: start, base: base))
    }
  }

  mutating func parseOr() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try parseAnd()
    guard token.kind == .or else { return first }
    let base = pending.count
    pending.append((first, .none))
    while token.kind == .or {
      try advance()
      pending.append((try parseAnd(), .none))
    }
    return add(addParent(.or, from: start, base: base))
  }

  private mutating func parseAnd() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try parseRelation()
    guard token.kind == .and else { return first }
    let base = pending.count
    pending.append((first, .none))
    while token.kind == .and {
      try advance()
      pending.append((try parseRelation(), .none))
    }
    return add(addParent(.and, from: start, base: base))
  }

  private mutating func parseRelation() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try parseSum()
    guard Self.relation(token.kind) != .none else { return first }
    let base = pending.count
    pending.append((first, .none))
    while true {
      let symbol = Self.relation(token.kind)
      guard symbol != .none else { break }
      try advance()
      pending.append((try parseSum(), symbol))
    }
    return add(addParent(.relation, from: start, base: base))
  }

  private mutating func parseSum() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try parseProduct()
    guard token.kind == .plus || token.kind == .minus else { return first }
    let base = pending.count
    pending.append((first, .none))
    while token.kind == .plus || token.kind == .minus {
      let symbol: Operator = token.kind == .plus ? .plus : .minus
      try advance()
      pending.append((try parseProduct(), symbol))
    }
    return add(addParent(.sum, from: start, base: base))
  }

  private mutating func parseProduct() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try parseUnary()
    guard Self.factor(token.kind) != .none else { return first }
    let base = pending.count
    pending.append((first, .none))
    while true {
      let symbol = Self.factor(token.kind)
      guard symbol != .none else { break }
      try advance()
      pending.append((try parseUnary(), symbol))
    }
    return add(addParent(.product, from: start, base: base))
  }

  /// `!` and `-`, as often as they stand there, or what binds tighter.
  private mutating func parseUnary() throws(ExpressionError) -> Int32 {
    let start = token.start
    switch token.kind {
    case .not:
      return try nested { (parser) throws(ExpressionError) in
        try parser.advance()
        let operand = try parser.parseUnary()
        return parser.add(parser.node(.not, from: start, first: operand))
      }
    case .minus:
      try advance()
      if token.kind == .int || token.kind == .double {
        let literal = try parseNumber(start: start, isNegative: true)
        return try parseAccess(literal, from: start)
      }
      return try nested { (parser) throws(ExpressionError) in
        let operand = try parser.parseUnary()
        return parser.add(parser.node(.negate, from: start, first: operand))
      }
    case .plus where dialect.isOfLengths && NumberSpelling.startsNumber(rest(token.end)):
      try advance()
      let literal = try parseNumber(start: start, isNegative: false)
      return try parseAccess(literal, from: start)
    default:
      let primary = try parsePrimary()
      return try parseAccess(primary, from: start)
    }
  }

  private func rest(_ start: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: lexer.text[min(start, lexer.text.count)...])
  }

  private static func relation(_ kind: Token.Kind) -> Operator {
    switch kind {
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .equal: .equal
    case .notEqual: .notEqual
    case .isIn: .isIn
    default: .none
    }
  }

  private static func factor(_ kind: Token.Kind) -> Operator {
    switch kind {
    case .times: .times
    case .over: .over
    case .modulo: .modulo
    default: .none
    }
  }
}
