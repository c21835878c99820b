extension ExpressionParser {
  /// Fields, items and methods behind an operand: `a.b`, `a[0]`, `a.size()`.
  mutating func parseAccess(_ operand: Int32, from start: Int) throws(ExpressionError) -> Int32 {
    var target = operand
    while true {
      switch token.kind {
      case .dot:
        try advance()
        target = try parseMember(of: target, from: start)
      case .leftBracket:
        let opening = token
        let key = try bracketed { (parser) throws(ExpressionError) in
          let key = try parser.parseExpression()
          parser.lexer.awaitsColon = parser.bracketAwaitsColon
          try parser.expect(.rightBracket, "]", closing: opening)
          return key
        }
        target = add(node(.index, from: start, first: target, second: key))
      case .leftBrace where !dialect.isOfLengths && isName(target):
        throw ExpressionError(.notInProfile("message literal"), start..<token.end)
      default:
        return target
      }
    }
  }

  private func isName(_ target: Int32) -> Bool {
    let kind = tree.nodes[Int(target)].kind
    return kind == .name || kind == .select
  }

  /// What stands behind a point: a field or a method.
  private mutating func parseMember(
    of target: Int32, from start: Int
  ) throws(ExpressionError) -> Int32 {
    var field = token
    switch token.kind {
    case .name: break
    case .quotedName:
      field.start += 1
      field.end -= 1
    default:
      let found = lexer.excerpt(token.start..<token.end)
      throw ExpressionError(.expected("a name", found: found), token.start..<token.end)
    }
    let isQuoted = token.kind == .quotedName
    try advance()
    if token.kind == .leftParenthesis, !isQuoted {
      return try parseCall(field, receiver: target)
    }
    var select = node(.select, from: start, first: target)
    select.nameStart = Int32(truncatingIfNeeded: field.start)
    select.nameEnd = Int32(truncatingIfNeeded: field.end)
    return add(select)
  }

  /// A call, from its opening parenthesis on.
  mutating func parseCall(_ name: Token, receiver: Int32?) throws(ExpressionError) -> Int32 {
    let text = lexer.excerpt(name.start..<name.end)
    let start = receiver.map { Int(tree.nodes[Int($0)].start) } ?? name.start
    if let receiver, let macro = Function.macro(text) {
      return try parseComprehension(macro, name, over: receiver, from: start)
    }
    var kind = SyntaxNode.Kind.call
    var function = Function.unknown
    let base = pending.count
    if let receiver {
      function = isMath(receiver) ? Function.math(text) : .unknown
      if function == .unknown {
        function = Function.method(text)
        kind = .method
        pending.append((receiver, .none))
      }
    } else {
      function = Function.named(text, in: dialect)
    }
    try parseArguments()
    if receiver == nil, text == "has" { return try makeHas(name, base: base) }
    var call = addParent(kind, from: start, base: base)
    call.function = function
    call.nameStart = Int32(truncatingIfNeeded: name.start)
    call.nameEnd = Int32(truncatingIfNeeded: name.end)
    return add(call)
  }

  private func isMath(_ receiver: Int32) -> Bool {
    let node = tree.nodes[Int(receiver)]
    guard node.kind == .name, node.second - node.first == 4 else { return false }
    return lexer.text[Int(node.first)..<Int(node.second)].elementsEqual("math".utf8)
  }

  /// Arguments from `(` to `)`, left in `pending`.
  private mutating func parseArguments() throws(ExpressionError) {
    let opening = token
    try bracketed { (parser) throws(ExpressionError) in
      if parser.token.kind != .rightParenthesis {
        parser.pending.append((try parser.parseExpression(), .none))
        while parser.token.kind == .comma {
          try parser.advance()
          parser.pending.append((try parser.parseExpression(), .none))
        }
      }
      parser.lexer.awaitsColon = parser.bracketAwaitsColon
      try parser.expect(.rightParenthesis, ")", closing: opening)
    }
  }

  private mutating func makeHas(_ name: Token, base: Int) throws(ExpressionError) -> Int32 {
    let expected = "one field, as in `has(content.clipShape)`"
    guard pending.count - base == 1, let operand = pending.popLast()?.node else {
      throw ExpressionError(
        .argumentCount(function: "has", expected: expected), name.start..<previousEnd)
    }
    let kind = tree.nodes[Int(operand)].kind
    guard kind == .select || kind == .name && dialect == .rule else {
      throw ExpressionError(
        .argumentCount(function: "has", expected: expected), name.start..<previousEnd)
    }
    return add(node(.has, from: name.start, first: operand))
  }

  /// `list.all(name, condition)` and its like; the name is bound in what follows it.
  private mutating func parseComprehension(
    _ macro: Function, _ name: Token, over receiver: Int32, from start: Int
  ) throws(ExpressionError) -> Int32 {
    let opening = token
    return try bracketed { (parser) throws(ExpressionError) in
      let base = parser.pending.count
      parser.pending.append((receiver, .none))
      let variable = parser.token
      let most = macro == .map ? 3 : 2
      let expected =
        macro == .map ? "a name and one or two expressions" : "a name and an expression"
      let shape = ExpressionError.Kind.argumentCount(
        function: parser.lexer.excerpt(name.start..<name.end), expected: expected)
      guard variable.kind == .name else {
        throw ExpressionError(shape, variable.start..<variable.end)
      }
      try parser.advance()
      parser.variables.append(variable.start..<variable.end)
      let depth = Int32(truncatingIfNeeded: parser.variables.count - 1)
      parser.tree.variableCount = max(parser.tree.variableCount, parser.variables.count)
      while parser.token.kind == .comma {
        try parser.advance()
        parser.pending.append((try parser.parseExpression(), .none))
      }
      parser.variables.removeLast()
      parser.lexer.awaitsColon = parser.bracketAwaitsColon
      try parser.expect(.rightParenthesis, ")", closing: opening)
      let count = parser.pending.count - base
      guard count >= 2, count <= most else {
        throw ExpressionError(shape, name.start..<parser.previousEnd)
      }
      var comprehension = parser.addParent(.comprehension, from: start, base: base)
      comprehension.function = macro
      comprehension.nameStart = depth
      return parser.add(comprehension)
    }
  }
}
