/// Walks a syntax tree and computes with boxed values.
///
/// This is CEL's dynamic way, and also what runs those parts of a checked program that typed code
/// does not cover: lists, maps, comprehensions and the making of texts.
struct Evaluator {
  let tree: SyntaxTree
  let environment: Environment
  let tolerance: Tolerance
  /// The values of the comprehensions' variables, outermost first.
  var variables: [Value]
  /// How many values were visited.
  var steps = 0
  /// Patterns that were not literals, by their text.
  var patterns: [String: Pattern] = [:]

  init(tree: SyntaxTree, environment: Environment, tolerance: Tolerance) {
    self.tree = tree
    self.environment = environment
    self.tolerance = tolerance
    variables = [Value](repeating: .null, count: tree.variableCount)
  }

  /// The value of a node.
  ///
  /// It calls itself only for brackets, unary operators and conditionals, so at most a few times
  /// `Limits.depth` deep.
  mutating func evaluate(_ index: Int) throws(ExpressionError) -> Value {
    let node = tree.nodes[index]
    try count(1, node)
    switch node.kind {
    case .null: return .null
    case .boolean: return .bool(node.first != 0)
    case .int: return .int(Int64(bitPattern: tree.words[Int(node.first)]))
    case .double: return .double(Double(bitPattern: tree.words[Int(node.first)]))
    case .string: return .string(tree.strings[Int(node.first)])
    case .variable: return variables[Int(node.first)]
    case .list: return .list(try children(node))
    case .map: return try map(node)
    case .not:
      guard case .bool(let value) = try evaluate(Int(node.first)) else {
        throw noSuchOverload("`!`", node)
      }
      return .bool(!value)
    case .negate: return try negated(try evaluate(Int(node.first)), node)
    case .conditional: return try conditional(node)
    case .and: return .bool(try isDecided(by: false, node))
    case .or: return .bool(try isDecided(by: true, node))
    case .relation, .sum, .product: return try chain(node)
    case .has: return .bool(try has(node))
    case .call: return try call(node, index)
    case .name, .braces, .select, .index, .method, .comprehension: return try access(index)
    }
  }

  /// Counts visited values, so that nested comprehensions come to an end.
  mutating func count(_ values: Int, _ node: SyntaxNode) throws(ExpressionError) {
    steps += values
    guard steps <= Limits.steps else { throw ExpressionError(.tooManySteps, node.range) }
  }

  func noSuchOverload(_ what: String, _ node: SyntaxNode) -> ExpressionError {
    ExpressionError(.noSuchOverload(what), node.range)
  }

  /// The values of all children.
  mutating func children(_ node: SyntaxNode) throws(ExpressionError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(Int(node.second))
    for number in 0..<Int(node.second) {
      values.append(try evaluate(tree.child(node, number)))
    }
    return values
  }

  private mutating func map(_ node: SyntaxNode) throws(ExpressionError) -> Value {
    var map = ValueMap()
    for number in stride(from: 0, to: Int(node.second) - 1, by: 2) {
      let keyNode = tree.nodes[tree.child(node, number)]
      let key = try evaluate(tree.child(node, number))
      let value = try evaluate(tree.child(node, number + 1))
      switch key {
      case .bool, .int, .string: break
      default: throw ExpressionError(.badKey, keyNode.range)
      }
      guard map.insert(value, for: key) else {
        throw ExpressionError(.repeatedKey(tree.excerpt(keyNode.range)), keyNode.range)
      }
    }
    return .map(map)
  }

  private mutating func conditional(_ node: SyntaxNode) throws(ExpressionError) -> Value {
    guard case .bool(let condition) = try evaluate(tree.child(node, 0)) else {
      throw noSuchOverload("`?:`", tree.nodes[tree.child(node, 0)])
    }
    return try evaluate(tree.child(node, condition ? 1 : 2))
  }

  /// `&&` (decided by false) and `||` (decided by true): a term that decides absorbs every failure.
  private mutating func isDecided(
    by deciding: Bool, _ node: SyntaxNode
  ) throws(ExpressionError) -> Bool {
    var failure: ExpressionError?
    for number in 0..<Int(node.second) {
      let child = tree.child(node, number)
      do throws(ExpressionError) {
        guard case .bool(let value) = try evaluate(child) else {
          throw noSuchOverload(deciding ? "`||`" : "`&&`", tree.nodes[child])
        }
        if value == deciding { return deciding }
      } catch {
        // An evaluation that took too long must not go on.
        if error.kind == .tooManySteps { throw error }
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return !deciding
  }

  private mutating func chain(_ node: SyntaxNode) throws(ExpressionError) -> Value {
    var result = try evaluate(tree.child(node, 0))
    for number in 1..<max(1, Int(node.second)) {
      let child = tree.child(node, number)
      let right = try evaluate(child)
      let symbol = tree.operator(node, number)
      result = try combine(result, symbol, right, at: tree.nodes[child], in: node)
    }
    return result
  }
}
