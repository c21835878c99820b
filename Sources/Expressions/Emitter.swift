/// Turns a checked tree into typed code.
///
/// Conditions become jumps, so `a && b` costs what its terms cost. A failure inside a term of `&&`
/// or `||` goes on at the next term; behind the last one, `raise` fails with it after all.
struct Emitter {
  let checked: CheckedTree
  let dialect: Dialect

  private var code: [Instruction] = []
  private var origins: [ProgramDetails.Origin] = []
  private var handlers: [ProgramDetails.Handler] = []
  private var constants: [UInt64] = []
  /// Which of the first constants stand for themselves and may be used again.
  private var reusable: [Int32] = []
  private var strings: [ProgramDetails.StringConstant] = []
  private var boxedParts: [ProgramDetails.BoxedPart] = []
  /// Where each label stands; instructions name labels until the program is finished.
  private var labels: [Int32] = []
  private var chainCount = 0
  private var registerCount = 0

  /// The first free register.
  var nextRegister: Int32 = 0
  /// The handler of the code that is being emitted, or -1.
  var handler: Int32 = -1
  /// The node that code is being emitted for.
  var node = 0
  /// What stands for the variables of unrolled comprehensions.
  var variables: [Operand?]

  init(_ checked: CheckedTree, dialect: Dialect) {
    self.checked = checked
    self.dialect = dialect
    code.reserveCapacity(checked.tree.nodes.count + 2)
    origins.reserveCapacity(checked.tree.nodes.count + 2)
    variables = [Operand?](repeating: nil, count: checked.tree.variableCount)
  }

  /// Emits the code for the whole tree, giving a result of a type.
  mutating func emitProgram(_ type: ExpressionType) {
    let root = checked.tree.root
    node = root
    switch type {
    case .bool:
      let isFalse = label()
      emitJump(root, when: false, to: isFalse)
      emit(Instruction(operation: .returnTrue))
      place(isFalse)
      emit(Instruction(operation: .returnFalse))
    case .double:
      let value = emitDouble(root)
      emit(dialect.isOfLengths ? .returnLength : .returnWord, value)
    case .int, .string, .opaque:
      let value = emitValue(root, type)
      emit(.returnWord, value)
    case .null, .list, .map, .dyn:
      boxedParts.append(ProgramDetails.BoxedPart(node: root, type: type))
      emit(Instruction(operation: .returnBoxed, a: Int32(clamping: boxedParts.count - 1)))
    }
  }

  /// The finished program.
  func program(type: ExpressionType, usedSlots: [Slot]) -> Program {
    var code = self.code
    for index in code.indices where code[index].operation.isJump {
      code[index].c = labels[Int(code[index].c)]
    }
    let handlers = self.handlers.map {
      ProgramDetails.Handler(target: labels[Int($0.target)], chain: $0.chain)
    }
    let details = ProgramDetails(
      tree: checked.tree, resolutions: checked.resolutions, boxedParts: boxedParts,
      strings: strings, handlers: handlers, chainCount: chainCount, origins: origins)
    return Program(
      type: type, usedSlots: usedSlots, code: code, constants: constants,
      registerCount: registerCount, hasStrings: !strings.isEmpty, details: details)
  }

  // MARK: Instructions

  mutating func emit(_ instruction: Instruction) {
    code.append(instruction)
    origins.append(ProgramDetails.Origin(node: Int32(clamping: node), handler: handler))
  }

  mutating func emit(_ operation: Operation, _ a: Operand) {
    emit(Instruction(operation: operation, areaA: a.area, a: a.index))
  }

  /// Emits an operation with one operand that writes a new register.
  mutating func emitUnary(_ operation: Operation, _ a: Operand) -> Operand {
    let result = register()
    emit(Instruction(operation: operation, areaA: a.area, a: a.index, c: result.index))
    return result
  }

  /// Emits an operation with two operands that writes a register.
  mutating func emitBinary(_ operation: Operation, _ a: Operand, _ b: Operand, to result: Operand) {
    emit(
      Instruction(
        operation: operation, areaA: a.area, areaB: b.area, a: a.index, b: b.index,
        c: result.index))
  }

  /// Emits a jump that compares two operands.
  mutating func emitJump(_ operation: Operation, _ a: Operand, _ b: Operand, to label: Int32) {
    emit(
      Instruction(
        operation: operation, areaA: a.area, areaB: b.area, a: a.index, b: b.index, c: label))
  }

  mutating func emitJump(to label: Int32) {
    emit(Instruction(operation: .jump, c: label))
  }

  /// Emits a check of a slot whose value other instructions take to be known.
  mutating func known(_ operand: Operand) -> Operand {
    if operand.isSlot { emit(.known, operand) }
    return operand
  }

  // MARK: Labels and handlers

  mutating func label() -> Int32 {
    labels.append(-1)
    return Int32(clamping: labels.count - 1)
  }

  mutating func place(_ label: Int32) {
    labels[Int(label)] = Int32(clamping: code.count)
  }

  mutating func newChain() -> Int32 {
    chainCount += 1
    return Int32(clamping: chainCount - 1)
  }

  mutating func newHandler(_ target: Int32, chain: Int32) -> Int32 {
    handlers.append(ProgramDetails.Handler(target: target, chain: chain))
    return Int32(clamping: handlers.count - 1)
  }

  /// Whether any instruction from an index on can fail.
  func canFail(from index: Int) -> Bool {
    code[index...].contains(where: \.canFail)
  }

  var codeCount: Int { code.count }

  // MARK: Registers and constants

  mutating func register() -> Operand {
    let index = nextRegister
    nextRegister += 1
    registerCount = max(registerCount, Int(nextRegister))
    return Operand(area: .registers, index: index)
  }

  mutating func constant(_ word: UInt64) -> Operand {
    for index in reusable where constants[Int(index)] == word {
      return Operand(area: .constants, index: index)
    }
    let operand = appendConstant(word)
    if reusable.count < 16 { reusable.append(operand.index) }
    return operand
  }

  mutating func appendConstant(_ word: UInt64) -> Operand {
    constants.append(word)
    return Operand(area: .constants, index: Int32(clamping: constants.count - 1))
  }

  /// A constant that holds the id of a text on the machine that runs the program.
  mutating func stringConstant(_ text: String) -> Operand {
    let operand = appendConstant(0)
    strings.append(ProgramDetails.StringConstant(index: Int(operand.index), text: text))
    return operand
  }

  /// The bits of a constant operand, or nil for others.
  func word(of operand: Operand) -> UInt64? {
    operand.area == .constants ? constants[Int(operand.index)] : nil
  }

  /// Emits the boxed computation of a node.
  mutating func emitBoxed(_ index: Int, _ type: ExpressionType) -> Operand {
    boxedParts.append(ProgramDetails.BoxedPart(node: index, type: type))
    let result = register()
    emit(
      Instruction(
        operation: .boxed, a: Int32(clamping: boxedParts.count - 1), c: result.index))
    return result
  }
}

extension Operation {
  /// Whether `c` is the instruction that is jumped to.
  var isJump: Bool {
    switch self {
    case .jump, .jumpIfTrue, .jumpIfFalse: true
    default:
      rawValue >= Operation.jumpIfLess.rawValue
        && rawValue <= Operation.jumpUnlessAmongDoubles.rawValue
    }
  }
}

extension Instruction {
  /// Whether running it can fail: it reads a slot, which may be unknown, or cannot always compute.
  var canFail: Bool {
    switch operation {
    case .returnTrue, .returnFalse, .jump, .move: false
    case .raise, .boxed, .known, .returnBoxed, .returnLength, .returnWord: true
    case .divideLength, .toInt, .addInt, .subtractInt, .multiplyInt, .divideInt, .remainderInt,
      .negateInt, .absoluteInt:
      true
    default:
      Operand(area: areaA, index: a).isSlot || Operand(area: areaB, index: b).isSlot
    }
  }
}
