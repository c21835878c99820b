extension Machine {
  /// Finds out why an instruction failed and where the program goes on.
  ///
  /// Gives the instruction to go on at, or nil when the run ends with `failure`.
  @inline(never)
  func handleFailure(
    _ program: borrowing Program, _ index: Int,
    _ areas: UnsafeMutablePointer<UnsafePointer<UInt64>>
  ) -> Int? {
    let instruction = program.code[index]
    let cause = cause(of: instruction, index, program, areas)
    let handlerIndex = Int(program.details.origins[index].handler)
    guard handlerIndex >= 0 else {
      failures.last = cause
      return nil
    }
    let handler = program.details.handlers[handlerIndex]
    failures.note(cause, chain: Int(handler.chain), of: program.details.chainCount)
    return Int(handler.target)
  }

  /// The outcome of a run that ends with a failure.
  @inline(never)
  func failedOutcome() -> Outcome {
    failures.clearPending()
    guard let reason = Failures.reason(of: failures.last) else {
      return Outcome(status: .failed, word: 0)
    }
    failures.clearErrors()
    return Outcome(status: .unknown, word: UInt64(reason))
  }

  /// Whether something went wrong in the terms of a chain.
  @inline(never)
  func isPending(_ chain: Int) -> Bool {
    failures.pending(chain) != Failures.none
  }

  /// Forgets what went wrong in the terms of chains that were decided all the same.
  @inline(never)
  func clearPending() {
    failures.clearPending()
    failures.clearErrors()
  }

  private func cause(
    of instruction: Instruction, _ index: Int, _ program: borrowing Program,
    _ areas: UnsafeMutablePointer<UnsafePointer<UInt64>>
  ) -> Failures.Code {
    switch instruction.operation {
    case .raise: return failures.pending(Int(instruction.a))
    case .boxed, .returnBoxed: return failures.last
    default: break
    }
    if let reason = unknownReason(Operand(area: instruction.areaA, index: instruction.a), areas) {
      return Failures.unknown(reason)
    }
    if let reason = unknownReason(Operand(area: instruction.areaB, index: instruction.b), areas) {
      return Failures.unknown(reason)
    }
    return failures.code(for: error(of: instruction, index, program.details, areas))
  }

  /// The reason when an operand is a slot that holds an unknown value.
  private func unknownReason(
    _ operand: Operand, _ areas: UnsafeMutablePointer<UnsafePointer<UInt64>>
  ) -> UInt32? {
    guard operand.isSlot else { return nil }
    return Unknown.reason(of: areas[Int(operand.area.rawValue)][Int(operand.index)])
  }

  private func error(
    of instruction: Instruction, _ index: Int, _ details: ProgramDetails,
    _ areas: UnsafeMutablePointer<UnsafePointer<UInt64>>
  ) -> ExpressionError {
    let tree = details.tree
    let node = tree.nodes[Int(details.origins[index].node)]
    switch instruction.operation {
    case .divideInt, .remainderInt, .divideLength:
      let operand = Operand(area: instruction.areaB, index: instruction.b)
      let divisor = areas[Int(operand.area.rawValue)][Int(operand.index)]
      // Also -0 divides by zero.
      let isZero =
        divisor == 0 || instruction.operation == .divideLength && divisor == (-0.0).bitPattern
      guard isZero else { return ExpressionError(.overflow, node.range) }
      return ExpressionError(.divisionByZero, node.range)
    case .toInt:
      let kind = ExpressionError.Kind.conversion(
        tree.excerpt(node.range), to: Conversion.words(.toInt))
      return ExpressionError(kind, node.range)
    case .jumpIfTrue, .jumpIfFalse:
      return ExpressionError(.noSuchOverload("`\(tree.excerpt(node.range))`"), node.range)
    default:
      return ExpressionError(.overflow, node.range)
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
      failures.last = failures.code(
        for: ExpressionError(
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
      failures.last = failures.code(for: error)
      return nil
    }
  }
}
