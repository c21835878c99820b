/// Resolves names and works out the type of every node.
///
/// It also decides how each node is computed: typed, or with boxed values where lists, maps, texts
/// or values of unknown type come in.
struct Checker {
  let tree: SyntaxTree
  let scope: any Scope
  let dialect: Dialect
  var result: CheckedTree
  var usedSlots: [Slot] = []
  /// The same as a set, once there are many.
  var seenSlots: Set<Slot> = []
  /// The types of the comprehensions' variables, outermost first.
  var variableTypes: [ExpressionType]
  /// How many nodes were found to need boxes.
  var boxedCount = 0

  init(tree: SyntaxTree, scope: any Scope, dialect: Dialect) {
    self.tree = tree
    self.scope = scope
    self.dialect = dialect
    let count = tree.nodes.count
    var resolutions = Resolutions(nodeCount: count)
    resolutions.refusesZeroDivision = dialect.isOfLengths
    result = CheckedTree(
      tree: tree, types: [ExpressionType](repeating: .dyn, count: count),
      isBoxed: [Bool](repeating: false, count: count), resolutions: resolutions)
    variableTypes = [ExpressionType](repeating: .dyn, count: tree.variableCount)
  }

  /// Checks a node and all that is in it.
  mutating func check(_ index: Int) throws(ExpressionError) -> ExpressionType {
    let node = tree.nodes[index]
    let type: ExpressionType
    switch node.kind {
    case .null: type = .null
    case .boolean: type = .bool
    case .int: type = .int
    case .double: type = .double
    case .string: type = .string
    case .variable: type = variableTypes[Int(node.first)]
    case .list: type = try list(node, index)
    case .map: type = try map(node, index)
    case .not:
      try require(.bool, Int(node.first))
      type = .bool
    case .negate:
      type = try check(Int(node.first))
      try requireNumber(type, Int(node.first))
      if type == .dyn { box(index) }
    case .conditional: type = try conditional(node, index)
    case .and, .or:
      for number in 0..<Int(node.second) { try require(.bool, tree.child(node, number)) }
      type = .bool
    case .relation: type = try relations(node, index)
    case .sum, .product: type = try arithmetic(node, index)
    case .has: type = try has(node, index)
    case .call: type = try call(node, index)
    case .name, .braces, .select, .index, .method, .comprehension:
      return try access(index)
    }
    result.types[index] = type
    return type
  }

  /// Notes that a node is computed with boxed values.
  mutating func box(_ index: Int) {
    boxedCount += 1
    result.isBoxed[index] = true
  }

  /// Notes that a slot is read.
  mutating func use(_ slot: Slot) {
    // A set pays off only for many slots.
    guard usedSlots.count >= 16 else {
      if !usedSlots.contains(slot) { usedSlots.append(slot) }
      return
    }
    if seenSlots.isEmpty { seenSlots = Set(usedSlots) }
    if seenSlots.insert(slot).inserted { usedSlots.append(slot) }
  }

  /// Checks a node that must have a type, or one known only when it runs.
  mutating func require(_ type: ExpressionType, _ index: Int) throws(ExpressionError) {
    let found = try check(index)
    guard found == type || found == .dyn else {
      throw ExpressionError(
        .typeMismatch(expected: type.words, found: found.words), tree.nodes[index].range)
    }
  }

  /// Refuses a node that is no number.
  func requireNumber(_ found: ExpressionType, _ index: Int) throws(ExpressionError) {
    guard found.isNumber || found == .dyn else {
      throw ExpressionError(
        .typeMismatch(expected: ExpressionType.double.words, found: found.words),
        tree.nodes[index].range)
    }
  }

  /// The one type of several, `double` for mixed numbers, `dyn` when they differ.
  func common(_ first: ExpressionType, _ second: ExpressionType) -> ExpressionType {
    if first == second { return first }
    return first.isNumber && second.isNumber ? .double : .dyn
  }

  private mutating func list(
    _ node: SyntaxNode, _ index: Int
  ) throws(ExpressionError) -> ExpressionType {
    box(index)
    var element: ExpressionType?
    for number in 0..<Int(node.second) {
      let type = try check(tree.child(node, number))
      // The values keep their own types, so a list of both kinds of numbers is mixed.
      element = element.map { $0 == type ? type : .dyn } ?? type
    }
    return .list(element ?? .dyn)
  }

  private mutating func map(
    _ node: SyntaxNode, _ index: Int
  ) throws(ExpressionError) -> ExpressionType {
    box(index)
    var keys: ExpressionType?
    var values: ExpressionType?
    for number in stride(from: 0, to: Int(node.second) - 1, by: 2) {
      let keyIndex = tree.child(node, number)
      let key = try check(keyIndex)
      guard key == .bool || key == .int || key == .string || key == .dyn else {
        throw ExpressionError(.badKey, tree.nodes[keyIndex].range)
      }
      let value = try check(tree.child(node, number + 1))
      keys = keys.map { $0 == key ? key : .dyn } ?? key
      values = values.map { $0 == value ? value : .dyn } ?? value
    }
    return .map(keys ?? .dyn, values ?? .dyn)
  }

  private mutating func conditional(
    _ node: SyntaxNode, _ index: Int
  ) throws(ExpressionError) -> ExpressionType {
    try require(.bool, tree.child(node, 0))
    let first = try check(tree.child(node, 1))
    let second = try check(tree.child(node, 2))
    let type = common(first, second)
    let isOpen = [first, second].contains { $0 == .dyn || $0 == .null || !$0.isScalar }
    guard type != .dyn || isOpen else {
      throw ExpressionError(
        .typeMismatch(expected: "\(first.words), like the other result", found: second.words),
        tree.nodes[tree.child(node, 2)].range)
    }
    if !type.isScalar { box(index) }
    return type
  }
}
