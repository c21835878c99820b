/// A recursive-descent parser that reads chains of one precedence in loops.
struct ExpressionParser {
  let dialect: Dialect
  var lexer: Lexer
  /// The token looked at.
  var token: Token
  var tree: SyntaxTree
  /// Where the token before `token` ends.
  var previousEnd = 0
  private var depth = 0
  /// Nodes and operators of the lists and chains that are being read, innermost last.
  var pending: [(node: Int32, operator: Operator)] = []
  /// The byte ranges of the names that comprehensions around this place bind.
  var variables: [Range<Int>] = []
  /// Whether a conditional around the innermost open bracket awaits its `:`.
  var bracketAwaitsColon = false
  /// Whether the text has brackets anywhere, which make it more than a number or a name.
  var hasBrackets = false

  init(
    _ text: UnsafeBufferPointer<UInt8>, dialect: Dialect, rem: Double
  ) throws(ExpressionError) {
    self.dialect = dialect
    lexer = Lexer(text, dialect: dialect, rem: rem)
    tree = SyntaxTree(text: text)
    // About one node for every four characters, and room for short expressions.
    tree.nodes.reserveCapacity(text.count / 4 + 4)
    pending.reserveCapacity(4)
    token = try lexer.next()
  }

  /// Parses the whole text.
  mutating func parse() throws(ExpressionError) -> SyntaxTree {
    guard token.kind != .end else { throw ExpressionError(.empty, 0..<lexer.text.count) }
    let start = token.start
    let root = try parseExpression()
    guard token.kind == .end else { throw unexpected() }
    tree.root = Int(root)
    tree.range = start..<previousEnd
    describe(tree.nodes[Int(root)])
    return tree
  }

  /// Notes whether the text is a number or a name alone.
  private mutating func describe(_ root: SyntaxNode) {
    guard !hasBrackets else { return }
    switch root.kind {
    case .int:
      tree.number = Double(Int64(bitPattern: tree.words[Int(root.first)]))
    case .double:
      tree.number = Double(bitPattern: tree.words[Int(root.first)])
    case .name, .braces:
      tree.isReference = true
    case .select:
      // Without brackets, a selection of anything but names has a literal at its start.
      tree.isReference =
        tree.nodes[0].kind == .name
        && tree.nodes.allSatisfy {
          $0.kind == .name || $0.kind == .select
        }
    default:
      break
    }
  }

  // MARK: Tokens

  mutating func advance() throws(ExpressionError) {
    previousEnd = token.end
    token = try lexer.next()
  }

  /// Passes over a token that must be there; `opening` is what it closes.
  mutating func expect(
    _ kind: Token.Kind, _ text: String, closing opening: Token? = nil
  ) throws(ExpressionError) {
    if token.kind == kind { return try advance() }
    if token.kind == .end, let opening {
      let range = opening.start..<opening.end
      throw ExpressionError(.unclosed(lexer.excerpt(range)), range)
    }
    let found = lexer.excerpt(token.start..<token.end)
    throw ExpressionError(.expected(text, found: found), token.start..<token.end)
  }

  /// The error for a token that fits nowhere.
  func unexpected() -> ExpressionError {
    let range = token.start..<token.end
    if dialect == .token, token.kind == .double, token.start == previousEnd,
      lexer.text[token.start] == UInt8(ascii: "."), token.start > 0,
      ASCII.isInName(lexer.text[token.start - 1])
    {
      var start = token.start
      while start > 0, ASCII.isInName(lexer.byte(start - 1)) || lexer.byte(start - 1) == 0x2E {
        start -= 1
      }
      return ExpressionError(.needsBraces(lexer.excerpt(start..<token.end)), start..<token.end)
    }
    return ExpressionError(.unexpectedToken(lexer.excerpt(range)), range)
  }

  // MARK: Nodes

  mutating func add(_ node: SyntaxNode) -> Int32 {
    tree.nodes.append(node)
    return Int32(truncatingIfNeeded: tree.nodes.count - 1)
  }

  /// A node from `start` to the end of the last token read.
  func node(_ kind: SyntaxNode.Kind, from start: Int, first: Int32 = 0, second: Int32 = 0)
    -> SyntaxNode
  {
    SyntaxNode(
      kind: kind, start: Int32(truncatingIfNeeded: start),
      end: Int32(truncatingIfNeeded: previousEnd), first: first, second: second)
  }

  /// Makes the pending nodes from `base` on the children of a new node.
  mutating func addParent(_ kind: SyntaxNode.Kind, from start: Int, base: Int) -> SyntaxNode {
    let first = tree.children.count
    for entry in pending[base...] {
      tree.children.append(entry.node)
      tree.operators.append(entry.operator)
    }
    let count = pending.count - base
    pending.removeLast(count)
    return node(
      kind, from: start, first: Int32(truncatingIfNeeded: first),
      second: Int32(truncatingIfNeeded: count))
  }

  /// Runs a parser inside the bracket that is looked at, one level deeper.
  ///
  /// `parse` puts `bracketAwaitsColon` back before it passes over the closing bracket, since the
  /// token behind that is outside again.
  mutating func bracketed<Result>(
    _ parse: (inout ExpressionParser) throws(ExpressionError) -> Result
  ) throws(ExpressionError) -> Result {
    hasBrackets = true
    let outer = bracketAwaitsColon
    bracketAwaitsColon = lexer.awaitsColon
    lexer.awaitsColon = false
    try advance()
    let result = try nested(parse)
    bracketAwaitsColon = outer
    return result
  }

  /// Runs a parser one level deeper.
  mutating func nested<Result>(
    _ parse: (inout ExpressionParser) throws(ExpressionError) -> Result
  ) throws(ExpressionError) -> Result {
    depth += 1
    guard depth <= Limits.depth else {
      throw ExpressionError(.tooDeep, token.start..<token.end)
    }
    let result = try parse(&self)
    depth -= 1
    return result
  }
}
