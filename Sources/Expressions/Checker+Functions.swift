extension Checker {
  /// A function called by its plain name or in `math`.
  mutating func call(_ node: SyntaxNode, _ index: Int) throws(ExpressionError) -> ExpressionType {
    guard node.function != .unknown else {
      let name = tree.name(of: node)
      let kind: ExpressionError.Kind =
        Function.isLeftOut(name) ? .notInProfile("function \(name)()") : .unknownFunction(name)
      throw ExpressionError(kind, node.range)
    }
    var arguments: [ExpressionType] = []
    for number in 0..<Int(node.second) { arguments.append(try check(tree.child(node, number))) }
    return try apply(node, index, arguments)
  }

  /// A method called on a value.
  mutating func method(
    of receiver: ExpressionType, _ node: SyntaxNode, _ index: Int
  ) throws(ExpressionError) -> ExpressionType {
    guard node.function != .unknown else {
      throw ExpressionError(.unknownFunction(tree.name(of: node)), node.range)
    }
    var arguments = [receiver]
    for number in 1..<max(1, Int(node.second)) {
      arguments.append(try check(tree.child(node, number)))
    }
    return try apply(node, index, arguments)
  }

  private mutating func apply(
    _ node: SyntaxNode, _ index: Int, _ arguments: [ExpressionType]
  ) throws(ExpressionError) -> ExpressionType {
    switch node.function {
    case .greatest, .least: return try extreme(node, index, arguments)
    case .startsWith, .endsWith, .contains, .matches:
      try expectCount(2, "two texts", node, arguments)
      try expect(arguments, node) { $0 == .string }
      box(index)
      if node.function == .matches { try compilePattern(node, index) }
      return .bool
    case .same, .exceeds, .below:
      try expectCount(2, "two numbers", node, arguments)
      try expect(arguments, node, \.isNumber)
      if arguments.contains(.dyn) { box(index) }
      return .bool
    case .size:
      try expectCount(1, "one text, list or map", node, arguments)
      try expect(arguments, node) { type in
        switch type {
        case .string, .list, .map: true
        default: false
        }
      }
      box(index)
      return .int
    case .dyn:
      try expectCount(1, "one value", node, arguments)
      box(index)
      return .dyn
    case .toInt, .toDouble, .toString, .toBool:
      return try conversion(node, index, arguments)
    case .roundHalfUp, .roundTo:
      // A second argument is the decimal places to keep.
      if node.function == .roundHalfUp || arguments.count != 2 {
        let words = node.function == .roundTo ? "a number and its decimal places" : "one number"
        try expectCount(1, words, node, arguments)
      }
      try expect(arguments, node, \.isNumber)
      box(index)
      return .double
    default:
      try expectCount(1, "one number", node, arguments)
      try expect(arguments, node, \.isNumber)
      let type = arguments[0]
      if type == .dyn { box(index) }
      return node.function == .abs ? type : .double
    }
  }

  private func expectCount(
    _ count: Int, _ words: String, _ node: SyntaxNode, _ arguments: [ExpressionType]
  ) throws(ExpressionError) {
    guard arguments.count == count else {
      throw ExpressionError(
        .argumentCount(function: tree.name(of: node), expected: words), node.range)
    }
  }

  /// Refuses the first argument that does not pass the test.
  private func expect(
    _ arguments: [ExpressionType], _ node: SyntaxNode, _ test: (ExpressionType) -> Bool
  ) throws(ExpressionError) {
    for (number, type) in arguments.enumerated() where type != .dyn && !test(type) {
      let expected =
        switch node.function {
        case .size: "text, a list or a map"
        case .startsWith, .endsWith, .contains, .matches: ExpressionType.string.words
        default: ExpressionType.double.words
        }
      throw ExpressionError(
        .typeMismatch(expected: expected, found: type.words),
        tree.nodes[tree.child(node, number)].range)
    }
  }

  private mutating func extreme(
    _ node: SyntaxNode, _ index: Int, _ arguments: [ExpressionType]
  ) throws(ExpressionError) -> ExpressionType {
    if arguments.count == 1, case .list(let element) = arguments[0] {
      guard element.isNumber || element == .dyn else {
        throw ExpressionError(
          .typeMismatch(expected: "a list of numbers", found: "a list of \(element.words)"),
          node.range)
      }
      let list = result.resolutions[tree.child(node, 0)]
      if case .list(_, let count, _) = list, (1...16).contains(count), element.isNumber {
        return element
      }
      box(index)
      return element
    }
    guard !arguments.isEmpty else {
      throw ExpressionError(
        .argumentCount(function: tree.name(of: node), expected: "two or more numbers"), node.range)
    }
    try expect(arguments, node, \.isNumber)
    if arguments.contains(.dyn) {
      box(index)
      return .dyn
    }
    return arguments.contains(.double) ? .double : .int
  }

  private mutating func conversion(
    _ node: SyntaxNode, _ index: Int, _ arguments: [ExpressionType]
  ) throws(ExpressionError) -> ExpressionType {
    try expectCount(1, "one value", node, arguments)
    let type = arguments[0]
    let goal: ExpressionType
    let isPossible: Bool
    switch node.function {
    case .toInt: (goal, isPossible) = (.int, type.isNumber || type == .string)
    case .toDouble: (goal, isPossible) = (.double, type.isNumber || type == .string)
    case .toBool: (goal, isPossible) = (.bool, type == .bool || type == .string)
    default: (goal, isPossible) = (.string, type.isNumber || type == .bool || type == .string)
    }
    guard isPossible || type == .dyn else {
      throw ExpressionError(
        .typeMismatch(expected: "a value that can be turned into \(goal.words)", found: type.words),
        tree.nodes[tree.child(node, 0)].range)
    }
    if type != goal, !(type.isNumber && goal.isNumber) { box(index) }
    return goal
  }

  /// Compiles a pattern that is given as a literal, so that its faults are found now.
  private mutating func compilePattern(
    _ node: SyntaxNode, _ index: Int
  ) throws(ExpressionError) {
    let literal = tree.nodes[tree.child(node, 1)]
    guard literal.kind == .string else { return }
    do throws(PatternError) {
      result.resolutions.patterns[index] = try Pattern(tree.strings[Int(literal.first)])
    } catch {
      throw ExpressionError(.badRegex(error.reason), literal.range)
    }
  }
}
