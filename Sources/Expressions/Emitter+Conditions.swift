extension Emitter {
  /// Emits code that jumps when a condition comes out as said, and else goes on.
  mutating func emitJump(_ index: Int, when condition: Bool, to label: Int32) {
    let outer = node
    node = index
    defer { node = outer }
    let mark = nextRegister
    defer { nextRegister = mark }
    let tree = checked.tree
    let part = tree.nodes[index]
    guard !checked.isBoxed[index] else { return emitPlainJump(index, condition, label) }
    switch part.kind {
    case .not:
      emitJump(Int(part.first), when: !condition, to: label)
    case .and, .or:
      emitChain(
        Int(part.second), decidedBy: part.kind == .or, when: condition, to: label
      ) { emitter, number, condition, label in
        emitter.emitJump(tree.child(part, number), when: condition, to: label)
      }
    case .conditional:
      let otherwise = self.label()
      let end = self.label()
      emitJump(tree.child(part, 0), when: false, to: otherwise)
      emitJump(tree.child(part, 1), when: condition, to: label)
      emitJump(to: end)
      place(otherwise)
      emitJump(tree.child(part, 2), when: condition, to: label)
      place(end)
    case .relation:
      emitRelations(part, condition, label)
    case .call where [.same, .exceeds, .below].contains(part.function):
      let first = emitDouble(tree.child(part, 0))
      let second = emitDouble(tree.child(part, 1))
      let operation: Operation = part.function == .same ? .jumpIfSameLength : .jumpIfExceeds
      let isSwapped = part.function == .below
      emitJump(
        condition ? operation : operation.inverted, isSwapped ? second : first,
        isSwapped ? first : second, to: label)
    case .comprehension:
      emitUnrolled(part, condition, label)
    default:
      emitPlainJump(index, condition, label)
    }
  }

  /// A jump on the value of a node that is no condition by itself.
  private mutating func emitPlainJump(_ index: Int, _ condition: Bool, _ label: Int32) {
    let value = emitValue(index, .bool)
    if let word = word(of: value) {
      if (word != 0) == condition { emitJump(to: label) }
      return
    }
    emit(
      Instruction(
        operation: condition ? .jumpIfTrue : .jumpIfFalse, areaA: value.area, a: value.index,
        c: label))
  }

  /// Emits a logical chain: `&&` is decided by the first false term, `||` by the first true one.
  ///
  /// ```
  ///   term 1, jumps to `label` when it decides     failure: note it, go on at term 2
  ///   term 2, jumps to `label` when it decides     failure: note it, go on at `raise`
  ///   raise                                        fails when something was noted
  /// ```
  private mutating func emitChain(
    _ count: Int, decidedBy deciding: Bool, when condition: Bool, to label: Int32,
    term: (inout Emitter, _ number: Int, _ condition: Bool, _ label: Int32) -> Void
  ) {
    guard condition == deciding else {
      let decided = self.label()
      emitChain(count, decidedBy: deciding, when: deciding, to: decided, term: term)
      emitJump(to: label)
      place(decided)
      return
    }
    let outer = handler
    let start = codeCount
    let chain = newChain()
    for number in 0..<max(0, count) {
      let next = self.label()
      handler = newHandler(next, chain: chain)
      term(&self, number, deciding, label)
      place(next)
    }
    handler = outer
    if canFail(from: start) { emit(Instruction(operation: .raise, a: chain)) }
  }

  /// `all` or `exists` over a list of slots: a chain with the variable standing for each in turn.
  private mutating func emitUnrolled(_ part: SyntaxNode, _ condition: Bool, _ label: Int32) {
    let tree = checked.tree
    guard case .list(let slot, let count, _) = checked.resolutions[tree.child(part, 0)] else {
      return
    }
    let variable = Int(part.nameStart)
    emitChain(
      count, decidedBy: part.function == .exists, when: condition, to: label
    ) { emitter, number, condition, label in
      emitter.variables[variable] = Operand(slot, offset: number)
      emitter.emitJump(tree.child(part, 1), when: condition, to: label)
    }
  }

  // MARK: Comparisons

  /// A chain of comparisons, where all but the last give a bool that the next one takes.
  private mutating func emitRelations(_ part: SyntaxNode, _ condition: Bool, _ label: Int32) {
    let tree = checked.tree
    var leftIndex: Int? = tree.child(part, 0)
    var leftType = checked.types[tree.child(part, 0)]
    var left: Operand?
    let last = Int(part.second) - 1
    for number in 1..<max(1, last + 1) {
      let symbol = tree.operator(part, number)
      let right = tree.child(part, number)
      if number == last {
        emitComparison(left, leftIndex, leftType, symbol, right, condition, label)
      } else {
        let operand = left
        let index = leftIndex
        let type = leftType
        left = materialize { emitter, isFalse in
          emitter.emitComparison(operand, index, type, symbol, right, false, isFalse)
        }
      }
      leftIndex = nil
      leftType = .bool
    }
  }

  /// One comparison; its left side is an operand already, or a node.
  private mutating func emitComparison(
    _ operand: Operand?, _ leftIndex: Int?, _ leftType: ExpressionType, _ symbol: Operator,
    _ right: Int, _ condition: Bool, _ label: Int32
  ) {
    let rightType = checked.types[right]
    func left(_ emitter: inout Emitter, _ type: ExpressionType) -> Operand {
      if let operand { return operand }
      guard let leftIndex else { return emitter.constant(0) }
      return type == .double ? emitter.emitDouble(leftIndex) : emitter.emitValue(leftIndex, type)
    }
    if symbol == .isIn {
      let type: ExpressionType = leftType.isNumber ? .double : leftType
      let value = known(left(&self, type))
      return emitMembership(value, type, right, condition, label)
    }
    let isEquality = symbol == .equal || symbol == .notEqual
    if leftType.isNumber, leftType == .double || rightType == .double {
      let first = left(&self, .double)
      let second = emitDouble(right)
      return emitOrdered(
        symbol, first, second, less: .jumpIfLess, lessOrEqual: .jumpIfLessOrEqual,
        equal: .jumpIfEqual, condition, label)
    }
    if leftType == .null {
      if (symbol == .equal) == condition { emitJump(to: label) }
      return
    }
    let first = left(&self, leftType)
    let second = emitValue(right, rightType)
    if isEquality, leftType != .int {
      let jump = condition == (symbol == .equal)
      return emitJump(jump ? .jumpIfSame : .jumpUnlessSame, first, second, to: label)
    }
    emitOrdered(
      symbol, known(first), known(second), less: .jumpIfLessInt,
      lessOrEqual: .jumpIfLessOrEqualInt, equal: .jumpIfEqualInt, condition, label)
  }

  private mutating func emitOrdered(
    _ symbol: Operator, _ first: Operand, _ second: Operand, less: Operation,
    lessOrEqual: Operation, equal: Operation, _ condition: Bool, _ label: Int32
  ) {
    let operation: Operation
    var isSwapped = false
    var condition = condition
    switch symbol {
    case .less: operation = less
    case .lessOrEqual: operation = lessOrEqual
    case .greater: (operation, isSwapped) = (less, true)
    case .greaterOrEqual: (operation, isSwapped) = (lessOrEqual, true)
    case .equal: operation = equal
    default: (operation, condition) = (equal, !condition)
    }
    emitJump(
      condition ? operation : operation.inverted, isSwapped ? second : first,
      isSwapped ? first : second, to: label)
  }

  /// `value in list`, for a list of slots, of literals or of constants.
  private mutating func emitMembership(
    _ value: Operand, _ type: ExpressionType, _ right: Int, _ condition: Bool, _ label: Int32
  ) {
    if case .list(let slot, let count, let element) = checked.resolutions[right] {
      let isFound = condition ? label : self.label()
      for offset in 0..<max(0, count) {
        let mark = nextRegister
        var item = Operand(slot, offset: offset)
        if type == .double, element == .int { item = emitUnary(.toDouble, known(item)) }
        emitJump(type == .double ? .jumpIfEqual : .jumpIfSame, value, item, to: isFound)
        nextRegister = mark
      }
      if !condition {
        emitJump(to: label)
        place(isFound)
      }
      return
    }
    let values = listedValues(right)
    let block = appendConstant(UInt64(values.count))
    for value in values {
      if type == .double {
        _ = appendConstant((value.number ?? .nan).bitPattern)
      } else {
        _ = operand(for: value, isAppended: true)
      }
    }
    let operation: Operation = type == .double ? .jumpIfAmongDoubles : .jumpIfAmong
    emitJump(condition ? operation : operation.inverted, value, block, to: label)
  }

  /// The values of a list of literals or constants.
  private func listedValues(_ index: Int) -> [Value] {
    if case .constant(.list(let values)) = checked.resolutions[index] { return values }
    let tree = checked.tree
    let list = tree.nodes[index]
    return (0..<Int(list.second)).map { tree.literal(tree.nodes[tree.child(list, $0)]) }
  }
}

extension Operand {
  /// The operand for a slot, so many places further on.
  init(_ slot: Slot, offset: Int = 0) {
    self.init(
      area: slot.bank == 0 ? .bank0 : .bank1, index: slot.index &+ Int32(clamping: offset))
  }
}

extension SyntaxTree {
  /// The value of a literal.
  func literal(_ node: SyntaxNode) -> Value {
    switch node.kind {
    case .boolean: .bool(node.first != 0)
    case .int: .int(Int64(bitPattern: words[Int(node.first)]))
    case .double: .double(Double(bitPattern: words[Int(node.first)]))
    case .string: .string(strings[Int(node.first)])
    default: .null
    }
  }
}
