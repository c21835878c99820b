extension Checker {
  /// A chain of names, fields, items, methods and comprehensions, from the innermost outwards.
  mutating func access(_ index: Int) throws(ExpressionError) -> ExpressionType {
    var steps: [Int] = []
    var innermost = index
    while let target = tree.target(of: innermost) {
      steps.append(innermost)
      innermost = target
    }
    var type: ExpressionType
    let base = tree.nodes[innermost]
    if base.kind == .name {
      type = try dottedName(innermost, &steps)
    } else if base.kind == .braces {
      type = try braces(innermost)
    } else {
      type = try check(innermost)
    }
    for step in steps.reversed() {
      let node = tree.nodes[step]
      switch node.kind {
      case .select: type = try field(of: type, node, step)
      case .index: type = try item(of: type, node, step)
      case .method: type = try method(of: type, node, step)
      default: type = try comprehension(over: type, node, step)
      }
      result.types[step] = type
    }
    return type
  }

  // MARK: Names

  private mutating func braces(_ index: Int) throws(ExpressionError) -> ExpressionType {
    let node = tree.nodes[index]
    let range = Int(node.first)..<Int(node.second)
    guard let declaration = declaration(of: range, inBraces: true) else {
      throw ExpressionError(.unknownName(tree.excerpt(range)), node.range)
    }
    return resolve(index, declaration)
  }

  private func declaration(of range: Range<Int>, inBraces: Bool) -> Declaration? {
    tree.text.withUnsafeBufferPointer {
      scope.declaration(of: UnsafeBufferPointer(rebasing: $0[range]), inBraces: inBraces)
    }
  }

  /// Resolves the longest declared name that starts with a node; takes its fields off `steps`.
  private mutating func dottedName(
    _ index: Int, _ steps: inout [Int]
  ) throws(ExpressionError) -> ExpressionType {
    let base = tree.nodes[index]
    if steps.isEmpty {
      // The everyday case of a plain name needs no copy of it.
      let range = Int(base.first)..<Int(base.second)
      guard let declaration = declaration(of: range, inBraces: false) else {
        throw unknownName(Array(tree.text[range]), base, index)
      }
      return resolve(index, declaration)
    }
    // Nobody declares names of more parts.
    let fields = steps.reversed().prefix(16).prefix { tree.nodes[$0].kind == .select }
    var name = Array(tree.text[Int(base.first)..<Int(base.second)])
    var lengths: [(node: Int, length: Int)] = [(index, name.count)]
    for field in fields {
      let node = tree.nodes[field]
      name.append(UInt8(ascii: "."))
      name.append(contentsOf: tree.text[Int(node.nameStart)..<Int(node.nameEnd)])
      lengths.append((field, name.count))
    }
    for (number, prefix) in lengths.enumerated().reversed() {
      let declaration = name.withUnsafeBufferPointer {
        scope.declaration(
          of: UnsafeBufferPointer(rebasing: $0[..<prefix.length]), inBraces: false)
      }
      guard let declaration else { continue }
      // A number or a text has no fields, so the longer name is what does not exist.
      if number < fields.count, declaration.type.isScalar { break }
      steps.removeLast(number)
      return resolve(prefix.node, declaration)
    }
    throw unknownName(name, base, lengths.last?.node ?? index)
  }

  private func unknownName(_ name: [UInt8], _ base: SyntaxNode, _ last: Int) -> ExpressionError {
    let start = base.range.lowerBound
    let end = max(start, tree.nodes[last].range.upperBound)
    if dialect == .token, let whole = wordInBraces(start..<end) {
      return ExpressionError(.needsBraces(tree.excerpt(whole)), whole)
    }
    let text = name.withUnsafeBufferPointer { NumberSpelling.excerpt($0) }
    return ExpressionError(
      .unknownName(text), start..<end,
      suggestion: Spelling.nearest(to: text, among: scope.candidates()))
  }

  /// The word around a range when the scope knows it with its hyphens, as in `card-large`.
  private func wordInBraces(_ range: Range<Int>) -> Range<Int>? {
    func isInWord(_ byte: UInt8) -> Bool {
      ASCII.isInName(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    var start = range.lowerBound
    var end = range.upperBound
    while start > 0, isInWord(tree.text[start - 1]) { start -= 1 }
    while end < tree.text.count, isInWord(tree.text[end]) { end += 1 }
    guard start..<end != range, declaration(of: start..<end, inBraces: true) != nil else {
      return nil
    }
    return start..<end
  }

  /// Notes the declaration of a name and gives its type.
  private mutating func resolve(_ index: Int, _ declaration: Declaration) -> ExpressionType {
    note(index, declaration)
    switch declaration {
    case .slot(let slot, _, _): use(slot)
    case .list(let slot, let count, _):
      for offset in 0..<Int32(clamping: max(0, count)) {
        use(Slot(bank: slot.bank, index: slot.index &+ offset))
      }
    case .constant, .place: break
    }
    let type = declaration.type
    if !type.isScalar { box(index) }
    result.types[index] = type
    return type
  }

  private mutating func note(_ index: Int, _ declaration: Declaration) {
    result.resolutions.declarations.append(declaration)
    result.resolutions.indexes[index] = Int32(clamping: result.resolutions.declarations.count - 1)
  }

  /// `has(name)`: whether a name's value is there; of a map's field, whether the map has it.
  mutating func has(_ node: SyntaxNode, _ index: Int) throws(ExpressionError) -> ExpressionType {
    let operand = Int(node.first)
    // The operand's own slot is not read, so what it uses is taken back.
    let used = (usedSlots, seenSlots)
    _ = try check(operand)
    guard let declaration = result.resolutions[operand] else {
      box(index)
      return .bool
    }
    (usedSlots, seenSlots) = used
    switch declaration {
    case .slot(_, _, let presence), .place(_, let presence):
      if let presence { use(presence) }
    case .list, .constant: break
    }
    return .bool
  }

  // MARK: Parts of values

  private mutating func field(
    of type: ExpressionType, _ node: SyntaxNode, _ index: Int
  ) throws(ExpressionError) -> ExpressionType {
    box(index)
    switch type {
    case .dyn: return .dyn
    case .map(let key, let value) where key == .string || key == .dyn: return value
    default:
      throw ExpressionError(
        .typeMismatch(expected: "a map with the field `\(tree.name(of: node))`", found: type.words),
        node.range)
    }
  }

  private mutating func item(
    of type: ExpressionType, _ node: SyntaxNode, _ index: Int
  ) throws(ExpressionError) -> ExpressionType {
    let keyIndex = Int(node.second)
    let key = try check(keyIndex)
    let due: ExpressionType
    let value: ExpressionType
    switch type {
    case .dyn: (due, value) = (.dyn, .dyn)
    case .list(let element): (due, value) = (.int, element)
    case .map(let keyType, let element): (due, value) = (keyType, element)
    default:
      throw ExpressionError(
        .typeMismatch(expected: "a list or a map", found: type.words),
        tree.nodes[Int(node.first)].range)
    }
    guard key == due || key == .dyn || due == .dyn || key.isNumber && due.isNumber else {
      throw ExpressionError(
        .typeMismatch(expected: due.words, found: key.words), tree.nodes[keyIndex].range)
    }
    if let slot = constantItem(node) {
      note(index, .slot(slot, value))
    } else {
      box(index)
    }
    return value
  }

  /// The slot of an item with a literal index, in a list of slots.
  private func constantItem(_ node: SyntaxNode) -> Slot? {
    let key = tree.nodes[Int(node.second)]
    guard
      case .list(let slot, let count, _) = result.resolutions[Int(node.first)], key.kind == .int
    else { return nil }
    let number = Int64(bitPattern: tree.words[Int(key.first)])
    guard number >= 0, number < Int64(count) else { return nil }
    return Slot(bank: slot.bank, index: slot.index &+ Int32(clamping: number))
  }

  /// A comprehension; over a list of slots `all` and `exists` become one logical chain.
  private mutating func comprehension(
    over type: ExpressionType, _ node: SyntaxNode, _ index: Int
  ) throws(ExpressionError) -> ExpressionType {
    let element: ExpressionType
    switch type {
    case .list(let type): element = type
    case .map(let key, _): element = key
    case .dyn: element = .dyn
    default:
      throw ExpressionError(
        .typeMismatch(expected: "a list or a map", found: type.words),
        tree.nodes[tree.child(node, 0)].range)
    }
    variableTypes[Int(node.nameStart)] = element
    let boxedBefore = boxedCount
    let body = tree.child(node, 1)
    var mapped: ExpressionType = .bool
    if node.function == .map {
      if node.second == 3 { try require(.bool, body) }
      mapped = try check(tree.child(node, Int(node.second) - 1))
    } else {
      try require(.bool, body)
    }
    let isChain = node.function == .all || node.function == .exists
    let isUnrolled =
      if case .list(_, let count, _) = result.resolutions[tree.child(node, 0)] {
        isChain && boxedCount == boxedBefore && element.isScalar && count <= 16
      } else {
        false
      }
    if !isUnrolled { box(index) }
    switch node.function {
    case .filter: return .list(element)
    case .map: return .list(mapped)
    default: return .bool
    }
  }
}
