extension Emitter {
  /// Emits code that computes a node's value of a scalar type, and gives where the value lies.
  mutating func emitValue(_ index: Int, _ type: ExpressionType) -> Operand {
    let outer = node
    node = index
    defer { node = outer }
    let tree = checked.tree
    let part = tree.nodes[index]
    if checked.isBoxed[index] { return emitBoxed(index, type) }
    if let declaration = checked.resolutions[index] { return operand(for: declaration) }
    switch part.kind {
    case .null, .boolean, .int, .double, .string:
      return operand(for: tree.literal(part))
    case .variable:
      return variables[Int(part.first)] ?? constant(0)
    case .negate:
      let mark = nextRegister
      let operand = emitValue(Int(part.first), type)
      nextRegister = mark
      return emitUnary(
        type == .int ? .negateInt : .negateDouble, type == .int ? known(operand) : operand)
    case .sum, .product:
      return emitArithmetic(part)
    case .conditional where type != .bool:
      return emitConditional(part, type)
    case .call where type != .bool || part.function == .toBool:
      return emitCall(part)
    case .has:
      return emitPresence(part)
    default:
      return materialize { emitter, isFalse in
        emitter.emitJump(index, when: false, to: isFalse)
      }
    }
  }

  /// Emits code that computes a number as a double.
  mutating func emitDouble(_ index: Int) -> Operand {
    guard checked.types[index] == .int else { return emitValue(index, .double) }
    let mark = nextRegister
    let value = emitValue(index, .int)
    if let word = word(of: value) { return constant(Double(Int64(bitPattern: word)).bitPattern) }
    nextRegister = mark
    return emitUnary(.toDouble, known(value))
  }

  /// Puts a condition into a register; `condition` emits a jump to the label when it is false.
  mutating func materialize(
    _ condition: (inout Emitter, _ isFalse: Int32) -> Void
  ) -> Operand {
    let isFalse = label()
    let end = label()
    let mark = nextRegister
    condition(&self, isFalse)
    nextRegister = mark
    let result = register()
    let yes = constant(1)
    let no = constant(0)
    emit(Instruction(operation: .move, areaA: yes.area, a: yes.index, c: result.index))
    emitJump(to: end)
    place(isFalse)
    emit(Instruction(operation: .move, areaA: no.area, a: no.index, c: result.index))
    place(end)
    return result
  }

  private mutating func operand(for declaration: Declaration) -> Operand {
    switch declaration {
    case .slot(let slot, _, _): Operand(slot)
    case .list(let slot, _, _): Operand(slot)
    case .constant(let value): operand(for: value)
    case .place(let handle, _): constant(handle)
    }
  }

  /// The constant for a scalar value; `isAppended` puts it behind all others, even when it is known.
  mutating func operand(for value: Value, isAppended: Bool = false) -> Operand {
    let word: UInt64
    switch value {
    case .string(let text): return stringConstant(text)
    case .bool(let value): word = value ? 1 : 0
    case .int(let value): word = UInt64(bitPattern: value)
    case .double(let value): word = value.bitPattern
    case .opaque(let handle): word = handle
    case .null, .list, .map: word = 0
    }
    return isAppended ? appendConstant(word) : constant(word)
  }

  private mutating func emitPresence(_ part: SyntaxNode) -> Operand {
    switch checked.resolutions[Int(part.first)] {
    case .slot(_, _, let presence?), .place(_, let presence?): Operand(presence)
    default: constant(1)
    }
  }

  private mutating func emitConditional(_ part: SyntaxNode, _ type: ExpressionType) -> Operand {
    let tree = checked.tree
    let otherwise = label()
    let end = label()
    let result = register()
    emitJump(tree.child(part, 0), when: false, to: otherwise)
    emitBranch(tree.child(part, 1), type, to: result)
    emitJump(to: end)
    place(otherwise)
    emitBranch(tree.child(part, 2), type, to: result)
    place(end)
    return result
  }

  private mutating func emitBranch(_ index: Int, _ type: ExpressionType, to result: Operand) {
    let mark = nextRegister
    let value = known(type == .double ? emitDouble(index) : emitValue(index, type))
    emit(Instruction(operation: .move, areaA: value.area, a: value.index, c: result.index))
    nextRegister = mark
  }

  /// A chain of `+` and `-` or `*`, `/` and `%`, from left to right in one register.
  private mutating func emitArithmetic(_ part: SyntaxNode) -> Operand {
    let tree = checked.tree
    let mark = nextRegister
    let first = tree.child(part, 0)
    var type = checked.types[first]
    var left = emitValue(first, type)
    for number in 1..<max(1, Int(part.second)) {
      let right = tree.child(part, number)
      let symbol = tree.operator(part, number)
      if type == .int, checked.types[right] == .double {
        left = converted(left, mark)
        type = .double
      }
      // The left side keeps its register while the right side is computed.
      nextRegister = left.area == .registers ? left.index + 1 : mark
      let value = type == .double ? emitDouble(right) : known(emitValue(right, .int))
      if type == .double, let folded = fold(left, symbol, value) {
        left = folded
        continue
      }
      if type == .int { left = known(left) }
      nextRegister = mark
      let result = register()
      emitBinary(operation(symbol, type), left, value, to: result)
      left = result
    }
    return left
  }

  /// An int operand as a double.
  private mutating func converted(_ operand: Operand, _ mark: Int32) -> Operand {
    if let word = word(of: operand) { return constant(Double(Int64(bitPattern: word)).bitPattern) }
    nextRegister = mark
    return emitUnary(.toDouble, known(operand))
  }

  /// The result for two constants, unless it needs a closer look.
  private mutating func fold(_ left: Operand, _ symbol: Operator, _ right: Operand) -> Operand? {
    guard let left = word(of: left), let right = word(of: right) else { return nil }
    let first = Double(bitPattern: left)
    let second = Double(bitPattern: right)
    let result: Double
    switch symbol {
    case .plus: result = first + second
    case .minus: result = first - second
    case .times: result = first * second
    default:
      guard second != 0 else { return nil }
      result = first / second
    }
    return result.isFinite ? constant(result.bitPattern) : nil
  }

  private func operation(_ symbol: Operator, _ type: ExpressionType) -> Operation {
    let isInt = type == .int
    switch symbol {
    case .plus: return isInt ? .addInt : .addDouble
    case .minus: return isInt ? .subtractInt : .subtractDouble
    case .times: return isInt ? .multiplyInt : .multiplyDouble
    case .over where isInt: return .divideInt
    case .over: return dialect.isOfLengths ? .divideLength : .divideDouble
    default: return .remainderInt
    }
  }

  private mutating func emitCall(_ part: SyntaxNode) -> Operand {
    let tree = checked.tree
    let argument = tree.child(part, 0)
    let type = checked.types[argument]
    switch part.function {
    case .greatest, .least: return emitExtreme(part)
    case .toDouble: return emitDouble(argument)
    case .toInt where type == .double:
      return emitUnary(.toInt, emitDouble(argument))
    case .abs:
      return type == .int
        ? emitUnary(.absoluteInt, known(emitValue(argument, .int)))
        : emitUnary(.absoluteDouble, emitDouble(argument))
    case .round: return emitUnary(.round, emitDouble(argument))
    case .ceil: return emitUnary(.ceil, emitDouble(argument))
    case .floor: return emitUnary(.floor, emitDouble(argument))
    case .sqrt: return emitUnary(.squareRoot, emitDouble(argument))
    default: return emitValue(argument, type)
    }
  }

  /// The largest or smallest of the arguments, or of one list of slots.
  private mutating func emitExtreme(_ part: SyntaxNode) -> Operand {
    let tree = checked.tree
    let isGreatest = part.function == .greatest
    var isInt = checked.types[node] == .int
    var slots: [Operand] = []
    if case .list(let slot, let count, let element) = checked.resolutions[tree.child(part, 0)] {
      isInt = element == .int
      slots = (0..<max(0, count)).map { Operand(slot, offset: $0) }
    }
    let count = slots.isEmpty ? Int(part.second) : slots.count
    let operation: Operation =
      isInt
      ? isGreatest ? .greatestInt : .leastInt : isGreatest ? .greatestDouble : .leastDouble
    func argument(_ emitter: inout Emitter, _ number: Int) -> Operand {
      if !slots.isEmpty { return isInt ? emitter.known(slots[number]) : slots[number] }
      let index = tree.child(part, number)
      return isInt ? emitter.known(emitter.emitValue(index, .int)) : emitter.emitDouble(index)
    }
    let mark = nextRegister
    var left = argument(&self, 0)
    for number in 1..<max(1, count) {
      nextRegister = left.area == .registers ? left.index + 1 : mark
      let right = argument(&self, number)
      nextRegister = mark
      let result = register()
      emitBinary(operation, left, right, to: result)
      left = result
    }
    return left
  }
}
