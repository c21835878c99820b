extension Machine {
  /// Finds out why an instruction failed and where the program goes on.
  ///
  /// Gives the instruction to go on at, or nil when the run ends with `failure`.
  @inline(never)
  func handleFailure(
    _ program: borrowing Program, _ index: Int,
    _ areas: UnsafeMutablePointer<UnsafePointer<UInt64>>
  ) -> Int? {
    let details = program.details
    let instruction = program.code[index]
    let cause = cause(of: instruction, index, details, areas)
    let handlerIndex = Int(details.handlerIndexes[index])
    guard handlerIndex >= 0 else {
      failure = cause
      return nil
    }
    let handler = details.handlers[handlerIndex]
    if pendingFailures.isEmpty {
      pendingFailures = [Failure?](repeating: nil, count: details.chainCount)
    }
    let chain = Int(handler.chain)
    pendingFailures[chain] = pendingFailures[chain] ?? cause
    return Int(handler.target)
  }

  /// Whether something went wrong in the terms of a chain.
  @inline(never)
  func isPending(_ chain: Int) -> Bool {
    pendingFailures.indices.contains(chain) && pendingFailures[chain] != nil
  }

  @inline(never)
  func clearPending() {
    pendingFailures.removeAll(keepingCapacity: true)
  }

  private func cause(
    of instruction: Instruction, _ index: Int, _ details: ProgramDetails,
    _ areas: UnsafeMutablePointer<UnsafePointer<UInt64>>
  ) -> Failure {
    switch instruction.operation {
    case .raise:
      let chain = Int(instruction.a)
      return pendingFailures.indices.contains(chain)
        ? pendingFailures[chain] ?? .unknown(0) : .unknown(0)
    case .boxed, .returnBoxed:
      return failure
    default:
      break
    }
    for operand in instruction.operands where operand.isSlot {
      let word = areas[Int(operand.area.rawValue)][Int(operand.index)]
      if let reason = Unknown.reason(of: word) { return .unknown(reason) }
    }
    let tree = details.tree
    let node = tree.nodes[Int(details.nodes[index])]
    switch instruction.operation {
    case .divideInt, .remainderInt, .divideLength:
      let operand = Operand(area: instruction.areaB, index: instruction.b)
      let divisor = areas[Int(operand.area.rawValue)][Int(operand.index)]
      // Also -0 divides by zero.
      let isZero =
        divisor == 0 || instruction.operation == .divideLength && divisor == (-0.0).bitPattern
      guard isZero else { return .error(ExpressionError(.overflow, node.range)) }
      return .error(ExpressionError(.divisionByZero, node.range))
    case .toInt:
      let kind = ExpressionError.Kind.conversion(
        tree.excerpt(node.range), to: Conversion.words(.toInt))
      return .error(ExpressionError(kind, node.range))
    case .jumpIfTrue, .jumpIfFalse:
      return .error(ExpressionError(.noSuchOverload("`\(tree.excerpt(node.range))`"), node.range))
    default:
      return .error(ExpressionError(.overflow, node.range))
    }
  }

  // MARK: Boxed parts

  /// Evaluates the boxed result of a program; false, with `failure`, when it fails.
  @inline(never)
  func evaluateResult(_ program: borrowing Program, _ instruction: Instruction) -> Bool {
    let part = program.details.boxedParts[Int(instruction.a)]
    guard let value = evaluate(part, program.details) else { return false }
    boxedResult = value
    return true
  }

  /// Evaluates a boxed part to a word; nil, with `failure`, when it fails.
  @inline(never)
  func evaluateWord(_ program: borrowing Program, _ instruction: Instruction) -> UInt64? {
    let part = program.details.boxedParts[Int(instruction.a)]
    guard let value = evaluate(part, program.details) else { return nil }
    switch (part.type, value) {
    case (.bool, .bool(let value)): return value ? 1 : 0
    case (.int, .int(let value)): return UInt64(bitPattern: value)
    case (.double, .double(let value)): return value.bitPattern
    case (.double, .int(let value)): return Double(value).bitPattern
    case (.string, .string(let value)): return strings.intern(value)
    case (.opaque, .opaque(let handle)): return handle
    case (.null, .null): return 0
    default:
      failure = .error(
        ExpressionError(
          .typeMismatch(expected: part.type.words, found: value.type.words),
          program.details.tree.nodes[part.node].range))
      return nil
    }
  }

  private func evaluate(_ part: ProgramDetails.BoxedPart, _ details: ProgramDetails) -> Value? {
    let frame = Frame(areas[0], areas[1])
    var evaluator = Evaluator(
      tree: details.tree, environment: .frame(frame, details.resolutions, strings),
      tolerance: tolerance)
    do throws(ExpressionError) {
      return try evaluator.evaluate(part.node)
    } catch {
      failure = Failure(error)
      return nil
    }
  }
}

extension Instruction {
  /// The operands the instruction reads words from.
  fileprivate var operands: [Operand] {
    [Operand(area: areaA, index: a), Operand(area: areaB, index: b)]
  }
}
