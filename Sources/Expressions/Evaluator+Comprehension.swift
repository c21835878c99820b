extension Evaluator {
  /// `all`, `exists`, `exists_one`, `filter` and `map` over a list or the keys of a map.
  mutating func comprehension(
    _ node: SyntaxNode, over range: Value
  ) throws(ExpressionError) -> Value {
    let elements: [Value]
    switch range {
    case .list(let values): elements = values
    case .map(let map): elements = map.keys
    default: throw noSuchOverload("`\(tree.excerpt(node.range))`", node)
    }
    switch node.function {
    case .all: return .bool(try isDecided(by: false, node, elements))
    case .exists: return .bool(try isDecided(by: true, node, elements))
    case .existsOne:
      var matches = 0
      for element in elements where try condition(node, element) { matches += 1 }
      return .bool(matches == 1)
    case .filter:
      var kept: [Value] = []
      for element in elements where try condition(node, element) { kept.append(element) }
      return .list(kept)
    default:
      let hasFilter = node.second == 3
      var mapped: [Value] = []
      for element in elements {
        if hasFilter, try !condition(node, element) { continue }
        variables[Int(node.nameStart)] = element
        mapped.append(try evaluate(tree.child(node, hasFilter ? 2 : 1)))
      }
      return .list(mapped)
    }
  }

  private mutating func condition(
    _ node: SyntaxNode, _ element: Value
  ) throws(ExpressionError) -> Bool {
    variables[Int(node.nameStart)] = element
    guard case .bool(let value) = try evaluate(tree.child(node, 1)) else {
      throw noSuchOverload("`\(tree.excerpt(node.range))`", node)
    }
    return value
  }

  /// Like `&&` and `||`: an element that decides absorbs every failure.
  private mutating func isDecided(
    by deciding: Bool, _ node: SyntaxNode, _ elements: [Value]
  ) throws(ExpressionError) -> Bool {
    var failure: ExpressionError?
    for element in elements {
      do throws(ExpressionError) {
        if try condition(node, element) == deciding { return deciding }
      } catch {
        // An evaluation that took too long must not go on.
        if error.kind == .tooManySteps { throw error }
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return !deciding
  }
}
