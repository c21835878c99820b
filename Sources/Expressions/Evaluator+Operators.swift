extension Evaluator {
  /// The result of a binary operator; `right` is the node of the right operand.
  mutating func combine(
    _ left: Value, _ symbol: Operator, _ rightValue: Value, at right: SyntaxNode,
    in node: SyntaxNode
  ) throws(ExpressionError) -> Value {
    switch symbol {
    case .equal, .notEqual:
      try count(size(left), node)
      return .bool((left == rightValue) == (symbol == .equal))
    case .isIn:
      return .bool(try contains(rightValue, left, right))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .bool(try compare(left, symbol, rightValue, node))
    default:
      return try arithmetic(left, symbol, rightValue, right, node)
    }
  }

  /// How many values a list or map holds.
  private func size(_ value: Value) -> Int {
    switch value {
    case .list(let elements): elements.count
    case .map(let map): map.count
    default: 0
    }
  }

  private mutating func contains(
    _ container: Value, _ value: Value, _ node: SyntaxNode
  ) throws(ExpressionError) -> Bool {
    switch container {
    case .list(let elements):
      try count(elements.count, node)
      return elements.contains(value)
    case .map(let map): return map[value] != nil
    default: throw noSuchOverload("`in`", node)
    }
  }

  private func compare(
    _ left: Value, _ symbol: Operator, _ right: Value, _ node: SyntaxNode
  ) throws(ExpressionError) -> Bool {
    func holds<Operand: Comparable>(_ left: Operand, _ right: Operand) -> Bool {
      switch symbol {
      case .less: left < right
      case .lessOrEqual: left <= right
      case .greater: left > right
      default: left >= right
      }
    }
    switch (left, right) {
    case (.int(let left), .int(let right)): return holds(left, right)
    case (.int(let left), .double(let right)): return holds(Double(left), right)
    case (.double(let left), .int(let right)): return holds(left, Double(right))
    case (.double(let left), .double(let right)): return holds(left, right)
    case (.bool(let left), .bool(let right)): return holds(left ? 1 : 0, right ? 1 : 0)
    case (.string(let left), .string(let right)):
      // UTF-8 keeps the order of code points.
      if left.utf8.elementsEqual(right.utf8) {
        return symbol == .lessOrEqual || symbol == .greaterOrEqual
      }
      let isLess = left.utf8.lexicographicallyPrecedes(right.utf8)
      return isLess == (symbol == .less || symbol == .lessOrEqual)
    default: throw noSuchOverload("`\(symbol.symbol)`", node)
    }
  }

  private mutating func arithmetic(
    _ left: Value, _ symbol: Operator, _ right: Value, _ rightNode: SyntaxNode, _ node: SyntaxNode
  ) throws(ExpressionError) -> Value {
    switch (left, right) {
    case (.int(let left), .int(let right)):
      if right == 0, symbol == .over || symbol == .modulo {
        throw ExpressionError(.divisionByZero, rightNode.range)
      }
      guard let result = WholeArithmetic.result(left, symbol, right) else {
        throw ExpressionError(.overflow, node.range)
      }
      return .int(result)
    case (.int(let left), .double(let right)):
      return try decimal(Double(left), symbol, right, rightNode, node)
    case (.double(let left), .int(let right)):
      return try decimal(left, symbol, Double(right), rightNode, node)
    case (.double(let left), .double(let right)):
      return try decimal(left, symbol, right, rightNode, node)
    case (.string(let left), .string(let right)) where symbol == .plus:
      try count((left.utf8.count + right.utf8.count) / 8, node)
      return .string(left + right)
    case (.list(let left), .list(let right)) where symbol == .plus:
      try count(left.count + right.count, node)
      return .list(left + right)
    default: throw noSuchOverload("`\(symbol.symbol)`", node)
    }
  }

  private func decimal(
    _ left: Double, _ symbol: Operator, _ right: Double, _ rightNode: SyntaxNode,
    _ node: SyntaxNode
  ) throws(ExpressionError) -> Value {
    switch symbol {
    case .plus: return .double(left + right)
    case .minus: return .double(left - right)
    case .times: return .double(left * right)
    case .over:
      if right == 0, refusesZeroDivision { throw ExpressionError(.divisionByZero, rightNode.range) }
      return .double(left / right)
    default: throw noSuchOverload("`\(symbol.symbol)`", node)
    }
  }

  private var refusesZeroDivision: Bool {
    if case .frame(_, let resolutions, _) = environment { return resolutions.refusesZeroDivision }
    return false
  }

  /// The value with its sign turned.
  func negated(_ value: Value, _ node: SyntaxNode) throws(ExpressionError) -> Value {
    switch value {
    case .int(let value):
      guard value != .min else { throw ExpressionError(.overflow, node.range) }
      return .int(-value)
    case .double(let value): return .double(-value)
    default: throw noSuchOverload("`-`", node)
    }
  }
}
