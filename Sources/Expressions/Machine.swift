/// Runs programs.
///
/// It belongs to one thread and reuses its memory from run to run.
package final class Machine {
  /// The tolerance that `same`, `exceeds` and `below` apply.
  package let tolerance: Tolerance
  /// The texts behind string slots.
  ///
  /// Put a slot's text in here to get the id it must hold.
  package var strings: StringPool

  /// Where the areas of the running program start, by `Operand.Area`.
  let areas: UnsafeMutablePointer<UnsafePointer<UInt64>>
  private(set) var registers: UnsafeMutablePointer<UInt64>
  private var registerCount: Int
  /// The constants of programs with strings, as ids of this machine.
  private let localConstants = LocalConstants()
  /// What went wrong in this run.
  let failures = Failures()
  /// The result of the last run that gave a boxed one.
  var boxedResult = Value.null

  /// Creates a machine; `tolerance` is in points.
  package init(tolerance: Double, strings: StringPool = StringPool()) {
    self.tolerance = Tolerance(tolerance)
    self.strings = strings
    registerCount = 64
    registers = .allocate(capacity: registerCount)
    registers.initialize(repeating: 0, count: registerCount)
    areas = .allocate(capacity: 4)
    areas.initialize(repeating: UnsafePointer(registers), count: 4)
  }

  deinit {
    areas.deallocate()
    registers.deallocate()
  }

  /// Runs a program of type `bool`.
  package func bool(_ program: borrowing Program, _ frame: Frame) -> Verdict {
    // Conditions run for each corner of each nesting, so theirs is a loop of its own.
    let outcome = run(program, frame)
    switch outcome.status {
    case .word: return outcome.word != 0 ? .isTrue : .isFalse
    case .unknown: return .unknown(UInt32(truncatingIfNeeded: outcome.word))
    case .boxed: return boxedResult == .bool(true) ? .isTrue : .isFalse
    case .failed: return .failed(failures.takeError())
    }
  }

  /// Runs a program of type `double` or `int`.
  package func double(_ program: borrowing Program, _ frame: Frame) -> Measure {
    let outcome = runShared(program, frame)
    switch outcome.status {
    case .word:
      return .value(
        program.type == .int
          ? Double(Int64(bitPattern: outcome.word)) : Double(bitPattern: outcome.word))
    case .unknown: return .unknown(UInt32(truncatingIfNeeded: outcome.word))
    case .boxed: return .value(boxedResult.number ?? .nan)
    case .failed: return .failed(failures.takeError())
    }
  }

  /// Runs a program of any type and boxes the result.
  package func value(_ program: borrowing Program, _ frame: Frame) -> Evaluation {
    let outcome = runShared(program, frame)
    switch outcome.status {
    case .word: return .value(Value(outcome.word, program.type, strings))
    case .unknown: return .unknown(UInt32(truncatingIfNeeded: outcome.word))
    case .boxed: return .value(boxedResult)
    case .failed: return .failed(failures.takeError())
    }
  }

  // MARK: Memory

  /// Makes room for the registers of a program.
  func growRegisters(to count: Int) {
    guard count > registerCount else { return }
    registers.deallocate()
    registerCount = count * 2
    registers = .allocate(capacity: registerCount)
    registers.initialize(repeating: 0, count: registerCount)
    areas[2] = UnsafePointer(registers)
  }

  var registerCapacity: Int { registerCount }

  /// The constants of a program, whose strings have the ids of this machine.
  func constants(of program: borrowing Program) -> UnsafePointer<UInt64> {
    if let found = localConstants.find(program.details) { return found }
    return localConstants.add(program, &strings)
  }
}
