extension Checker {
  /// A chain of comparisons.
  mutating func relations(
    _ node: SyntaxNode, _ index: Int
  ) throws(ExpressionError) -> ExpressionType {
    var left = try check(tree.child(node, 0))
    for number in 1..<max(1, Int(node.second)) {
      let rightIndex = tree.child(node, number)
      let right = try check(rightIndex)
      let symbol = tree.operator(node, number)
      guard canCompare(left, symbol, right) else {
        throw ExpressionError(
          .operands(operator: symbol.symbol, left: left.words, right: right.words), node.range)
      }
      if !isTyped(left, symbol, right, rightIndex) { box(index) }
      left = .bool
    }
    return .bool
  }

  private func canCompare(
    _ left: ExpressionType, _ symbol: Operator, _ right: ExpressionType
  ) -> Bool {
    switch symbol {
    case .isIn:
      switch right {
      case .list(let element): return canCompare(left, .equal, element)
      case .map(let key, _): return canCompare(left, .equal, key)
      default: return right == .dyn
      }
    case .equal, .notEqual:
      if left == .dyn || right == .dyn || left == .null || right == .null { return true }
      switch (left, right) {
      case (.list(let left), .list(let right)): return canCompare(left, symbol, right)
      case (.map(let leftKey, let left), .map(let rightKey, let right)):
        return canCompare(leftKey, symbol, rightKey) && canCompare(left, symbol, right)
      default: return left == right || left.isNumber && right.isNumber
      }
    default:
      if left == .dyn { return right == .dyn || hasOrder(right) }
      return hasOrder(left) && (right == .dyn || left == right || left.isNumber && right.isNumber)
    }
  }

  private func hasOrder(_ type: ExpressionType) -> Bool {
    type == .bool || type == .int || type == .double || type == .string
  }

  /// Whether a comparison runs without boxes.
  private func isTyped(
    _ left: ExpressionType, _ symbol: Operator, _ right: ExpressionType, _ rightIndex: Int
  ) -> Bool {
    switch symbol {
    case .isIn:
      guard left.isScalar, let elements = elementTypes(rightIndex) else { return false }
      return elements.allSatisfy { $0 == left || $0.isNumber && left.isNumber }
    case .equal, .notEqual:
      return left.isScalar && (left == right || left.isNumber && right.isNumber)
    default:
      return left != .string && left.isScalar && right.isScalar
    }
  }

  /// The types of a list's elements when all are literals, constants or slots, else nil.
  private func elementTypes(_ index: Int) -> [ExpressionType]? {
    if let declaration = result.resolutions[index] {
      switch declaration {
      case .constant(.list(let values)):
        let types = values.map(\.type)
        return types.allSatisfy(\.isScalar) ? types : nil
      case .list(_, _, let type): return [type]
      default: return nil
      }
    }
    let node = tree.nodes[index]
    guard node.kind == .list else { return nil }
    var types: [ExpressionType] = []
    for number in 0..<Int(node.second) {
      let child = tree.child(node, number)
      guard tree.nodes[child].kind.isLiteral else { return nil }
      types.append(result.types[child])
    }
    return types
  }

  /// A chain of `+` and `-`, or of `*`, `/` and `%`.
  mutating func arithmetic(
    _ node: SyntaxNode, _ index: Int
  ) throws(ExpressionError) -> ExpressionType {
    var left = try check(tree.child(node, 0))
    var isTyped = true
    for number in 1..<max(1, Int(node.second)) {
      let rightIndex = tree.child(node, number)
      let right = try check(rightIndex)
      let symbol = tree.operator(node, number)
      guard let type = sum(left, symbol, right) else {
        throw ExpressionError(
          .operands(operator: symbol.symbol, left: left.words, right: right.words), node.range)
      }
      if number == 1, symbol == .over { try refuseWholeDivision(node) }
      isTyped = isTyped && type.isNumber && left.isNumber && right.isNumber
      left = type
    }
    if !isTyped { box(index) }
    return left
  }

  /// The type of the result of an arithmetic operator, or nil when it does not fit.
  private func sum(
    _ left: ExpressionType, _ symbol: Operator, _ right: ExpressionType
  ) -> ExpressionType? {
    if left == .dyn { return right == .null || right == .bool ? nil : .dyn }
    if right == .dyn { return left == .null || left == .bool ? nil : .dyn }
    switch (left, right) {
    case (.int, .int): return .int
    case (.int, .double), (.double, .int), (.double, .double):
      return symbol == .modulo ? nil : .double
    case (.string, .string) where symbol == .plus: return .string
    case (.list(let left), .list(let right)) where symbol == .plus:
      return .list(left == right ? left : .dyn)
    default: return nil
    }
  }

  /// Refuses `1/2` in rules, which as whole numbers is 0 and surely not what was meant.
  private func refuseWholeDivision(_ node: SyntaxNode) throws(ExpressionError) {
    let left = tree.nodes[tree.child(node, 0)]
    let right = tree.nodes[tree.child(node, 1)]
    guard dialect == .rule, left.kind == .int, right.kind == .int else { return }
    let range = left.range.lowerBound..<max(left.range.upperBound, right.range.upperBound)
    throw ExpressionError(.integerDivision(tree.excerpt(range)), range)
  }
}

extension SyntaxNode.Kind {
  /// Whether the node is a number, a text, `true`, `false` or `null` as written.
  var isLiteral: Bool {
    switch self {
    case .null, .boolean, .int, .double, .string: true
    default: false
    }
  }
}
