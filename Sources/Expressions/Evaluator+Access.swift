extension Evaluator {
  /// The value of a chain of names, fields, items, methods and comprehensions.
  ///
  /// It walks from the innermost part outwards, so the length of the chain is no depth.
  mutating func access(_ index: Int) throws(ExpressionError) -> Value {
    var steps: [Int] = []
    var innermost = index
    while let target = tree.target(of: innermost) {
      if isResolved(innermost) { break }
      steps.append(innermost)
      innermost = target
    }
    var value: Value
    let base = tree.nodes[innermost]
    switch environment {
    case .frame(let frame, let resolutions, let strings):
      if let declaration = resolutions[innermost] {
        value = try load(declaration, frame, strings, base)
      } else if base.kind == .name || base.kind == .braces {
        throw unknownName(base)
      } else {
        value = try evaluate(innermost)
      }
    case .bindings(let bindings):
      if base.kind == .name || base.kind == .braces {
        value = try bound(base, bindings, &steps)
      } else {
        value = try evaluate(innermost)
      }
    }
    for step in steps.reversed() {
      let node = tree.nodes[step]
      try count(1, node)
      switch node.kind {
      case .select: value = try field(of: value, node)
      case .index: value = try item(of: value, try evaluate(Int(node.second)), node)
      case .method: value = try method(node, step, on: value)
      default: value = try comprehension(node, over: value)
      }
    }
    return value
  }

  private func isResolved(_ index: Int) -> Bool {
    if case .frame(_, let resolutions, _) = environment { return resolutions[index] != nil }
    return false
  }

  private func unknownName(_ node: SyntaxNode) -> ExpressionError {
    ExpressionError(.unknownName(tree.excerpt(Int(node.first)..<Int(node.second))), node.range)
  }

  /// The value of the longest bound name, whose fields are taken off the end of `steps`.
  private func bound(
    _ base: SyntaxNode, _ bindings: [String: Value], _ steps: inout [Int]
  ) throws(ExpressionError) -> Value {
    var name = String(decoding: tree.text[Int(base.first)..<Int(base.second)], as: UTF8.self)
    var found = bindings[name].map { (value: $0, remaining: steps.count) }
    // Nobody binds names of more parts.
    let most = 16
    for (number, step) in steps.reversed().enumerated() {
      guard number < most, tree.nodes[step].kind == .select else { break }
      name += "." + tree.name(of: tree.nodes[step])
      if let value = bindings[name] { found = (value, steps.count - number - 1) }
    }
    guard let found else { throw unknownName(base) }
    steps.removeLast(steps.count - found.remaining)
    return found.value
  }

  private func field(of value: Value, _ node: SyntaxNode) throws(ExpressionError) -> Value {
    guard case .map(let map) = value else {
      throw noSuchOverload("the field `\(tree.name(of: node))`", node)
    }
    guard let found = map[name: tree.name(of: node)] else {
      throw ExpressionError(.noSuchKey(tree.name(of: node)), node.range)
    }
    return found
  }

  private func item(
    of value: Value, _ key: Value, _ node: SyntaxNode
  ) throws(ExpressionError) -> Value {
    let keyRange = tree.nodes[Int(node.second)].range
    switch value {
    case .map(let map):
      if let found = map[key] { return found }
      throw ExpressionError(.noSuchKey(tree.excerpt(keyRange)), keyRange)
    case .list(let elements):
      let index: Int64? =
        switch key {
        case .int(let index): index
        case .double(let index): Int64(exactly: index)
        default: nil
        }
      guard let index else { throw noSuchOverload("`[ ]`", node) }
      guard index >= 0, index < Int64(elements.count) else {
        throw ExpressionError(.indexOutOfRange(index, count: elements.count), keyRange)
      }
      return elements[Int(index)]
    default:
      throw noSuchOverload("`[ ]`", node)
    }
  }

  /// Whether a field is there.
  mutating func has(_ node: SyntaxNode) throws(ExpressionError) -> Bool {
    let operandIndex = Int(node.first)
    let operand = tree.nodes[operandIndex]
    if case .frame(let frame, let resolutions, let strings) = environment,
      let declaration = resolutions[operandIndex]
    {
      let presence: Slot? =
        switch declaration {
        case .slot(_, _, let presence), .place(_, let presence): presence
        case .list, .constant: nil
        }
      guard let presence else { return true }
      let value = try load(.slot(presence, .bool), frame, strings, node)
      return value == .bool(true)
    }
    guard operand.kind == .select else { return true }
    let target = try evaluate(Int(operand.first))
    guard case .map(let map) = target else {
      throw noSuchOverload("`has`", node)
    }
    return map[name: tree.name(of: operand)] != nil
  }

  /// The value behind a declaration.
  func load(
    _ declaration: Declaration, _ frame: Frame, _ strings: StringPool, _ node: SyntaxNode
  ) throws(ExpressionError) -> Value {
    switch declaration {
    case .constant(let value): return value
    case .place(let handle, _): return .opaque(handle)
    case .slot(let slot, let type, _):
      return try load(slot, offset: 0, type, frame, strings, node)
    case .list(let slot, let count, let type):
      var values: [Value] = []
      for offset in 0..<max(0, count) {
        values.append(try load(slot, offset: offset, type, frame, strings, node))
      }
      return .list(values)
    }
  }

  private func load(
    _ slot: Slot, offset: Int, _ type: ExpressionType, _ frame: Frame, _ strings: StringPool,
    _ node: SyntaxNode
  ) throws(ExpressionError) -> Value {
    let bank = slot.bank == 0 ? frame.bank0 : frame.bank1
    let word = bank[Int(slot.index) + offset]
    if let reason = Unknown.reason(of: word) {
      throw ExpressionError(.unknown(reason), node.range)
    }
    return Value(word, type, strings)
  }
}

extension Value {
  /// A slot's value, boxed.
  init(_ word: SlotValue, _ type: ExpressionType, _ strings: StringPool) {
    switch type {
    case .bool: self = .bool(word != 0)
    case .int: self = .int(Int64(bitPattern: word))
    case .double: self = .double(Double(bitPattern: word))
    case .string: self = .string(strings.text(of: word))
    case .opaque: self = .opaque(word)
    case .null, .list, .map, .dyn: self = .null
    }
  }
}

extension SyntaxTree {
  /// The node whose value a field, item, method or comprehension works on, or nil for other nodes.
  func target(of index: Int) -> Int? {
    let node = nodes[index]
    switch node.kind {
    case .select, .index: return Int(node.first)
    case .method, .comprehension: return child(node, 0)
    default: return nil
    }
  }
}
