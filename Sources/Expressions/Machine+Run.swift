extension Machine {
  /// Runs a program to its end, in the one loop that numbers and boxed values share.
  @inline(never)
  func runShared(_ program: borrowing Program, _ frame: Frame) -> Outcome {
    run(program, frame)
  }

  /// Runs a program to its end.
  ///
  /// The loop works on raw words: no boxes, no reference counts, no allocation. A `break` out of
  /// the switch means that the instruction failed; everything else goes on with the next one.
  @inline(__always)
  func run(_ program: borrowing Program, _ frame: Frame) -> Outcome {
    if program.registerCount > registerCapacity { growRegisters(to: program.registerCount) }
    let areas = self.areas
    let registers = self.registers
    areas[0] = frame.bank0
    areas[1] = frame.bank1
    return program.code.withUnsafeBufferPointer { code in
      guard let start = code.baseAddress else { return Outcome(status: .word, word: 0) }
      return program.constants.withUnsafeBufferPointer { constants in
        areas[3] =
          program.hasStrings
          ? self.constants(of: program) : constants.baseAddress ?? UnsafePointer(registers)
        return execute(program, start, areas, registers)
      }
    }
  }

  @inline(__always)
  private func execute(
    _ program: borrowing Program, _ start: UnsafePointer<Instruction>,
    _ areas: UnsafeMutablePointer<UnsafePointer<UInt64>>, _ registers: UnsafeMutablePointer<UInt64>
  ) -> Outcome {
    let tolerance = self.tolerance
    var cursor = Cursor(start: start, next: start, areas: areas, registers: registers)
    var hasPending = false

    while true {
      running: switch cursor.next.pointee.operation {
      case .returnTrue:
        if hasPending { clearPending() }
        return Outcome(status: .word, word: 1)
      case .returnFalse:
        if hasPending { clearPending() }
        return Outcome(status: .word, word: 0)
      case .returnWord:
        let word = cursor.wordA
        // What is in a register was computed, and so is known whatever it looks like.
        guard !Unknown.isUnknown(word) || cursor.next.pointee.areaA == .registers else {
          break running
        }
        if hasPending { clearPending() }
        return Outcome(status: .word, word: word)
      case .returnLength:
        let value = cursor.doubleA
        guard value.isFinite else { break running }
        if hasPending { clearPending() }
        return Outcome(status: .word, word: value.bitPattern)
      case .returnBoxed:
        guard evaluateResult(program, cursor.next.pointee) else { break running }
        if hasPending { clearPending() }
        return Outcome(status: .boxed, word: 0)

      case .jump:
        cursor.advance(jumping: true)
        continue
      case .jumpIfTrue:
        let word = cursor.wordA
        guard word <= 1 else { break running }
        cursor.advance(jumping: word == 1)
        continue
      case .jumpIfFalse:
        let word = cursor.wordA
        guard word <= 1 else { break running }
        cursor.advance(jumping: word == 0)
        continue
      case .raise:
        if hasPending, isPending(Int(cursor.next.pointee.a)) { break running }
        cursor.next += 1
        continue
      case .known:
        guard !Unknown.isUnknown(cursor.wordA) else { break running }
        cursor.next += 1
        continue
      case .boxed:
        guard let word = evaluateWord(program, cursor.next.pointee) else { break running }
        // The pool may have grown, but registers and areas stay where they are.
        cursor.write(word)
        continue

      case .jumpIfLess:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        guard a < b || a >= b || !Cursor.isUnknown(a, b) else { break running }
        cursor.advance(jumping: a < b)
        continue
      case .jumpUnlessLess:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        guard a < b || a >= b || !Cursor.isUnknown(a, b) else { break running }
        cursor.advance(jumping: !(a < b))
        continue
      case .jumpIfLessOrEqual:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        guard a <= b || a > b || !Cursor.isUnknown(a, b) else { break running }
        cursor.advance(jumping: a <= b)
        continue
      case .jumpUnlessLessOrEqual:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        guard a <= b || a > b || !Cursor.isUnknown(a, b) else { break running }
        cursor.advance(jumping: !(a <= b))
        continue
      case .jumpIfEqual:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        guard a <= b || a > b || !Cursor.isUnknown(a, b) else { break running }
        cursor.advance(jumping: a == b)
        continue
      case .jumpUnlessEqual:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        guard a <= b || a > b || !Cursor.isUnknown(a, b) else { break running }
        cursor.advance(jumping: a != b)
        continue
      case .jumpIfExceeds:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        let difference = Tolerance.difference(a, b)
        if difference.isNaN, Cursor.isUnknown(a, b) { break running }
        cursor.advance(jumping: difference > tolerance.value)
        continue
      case .jumpUnlessExceeds:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        let difference = Tolerance.difference(a, b)
        if difference.isNaN, Cursor.isUnknown(a, b) { break running }
        cursor.advance(jumping: !(difference > tolerance.value))
        continue
      case .jumpIfSameLength:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        let difference = Tolerance.difference(a, b)
        if difference.isNaN, Cursor.isUnknown(a, b) { break running }
        cursor.advance(jumping: difference.magnitude <= tolerance.value)
        continue
      case .jumpUnlessSameLength:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        let difference = Tolerance.difference(a, b)
        if difference.isNaN, Cursor.isUnknown(a, b) { break running }
        cursor.advance(jumping: !(difference.magnitude <= tolerance.value))
        continue

      case .jumpIfLessInt:
        cursor.advance(jumping: cursor.intA < cursor.intB)
        continue
      case .jumpUnlessLessInt:
        cursor.advance(jumping: cursor.intA >= cursor.intB)
        continue
      case .jumpIfLessOrEqualInt:
        cursor.advance(jumping: cursor.intA <= cursor.intB)
        continue
      case .jumpUnlessLessOrEqualInt:
        cursor.advance(jumping: cursor.intA > cursor.intB)
        continue
      case .jumpIfEqualInt:
        cursor.advance(jumping: cursor.wordA == cursor.wordB)
        continue
      case .jumpUnlessEqualInt:
        cursor.advance(jumping: cursor.wordA != cursor.wordB)
        continue

      case .jumpIfSame:
        let (a, b) = (cursor.wordA, cursor.wordB)
        if Unknown.isUnknown(a) || Unknown.isUnknown(b) { break running }
        cursor.advance(jumping: a == b)
        continue
      case .jumpUnlessSame:
        let (a, b) = (cursor.wordA, cursor.wordB)
        if Unknown.isUnknown(a) || Unknown.isUnknown(b) { break running }
        cursor.advance(jumping: a != b)
        continue
      case .jumpIfAmong:
        cursor.advance(jumping: isAmong(cursor.wordA, cursor.blockB))
        continue
      case .jumpUnlessAmong:
        cursor.advance(jumping: !isAmong(cursor.wordA, cursor.blockB))
        continue
      case .jumpIfAmongDoubles:
        cursor.advance(jumping: isAmongDoubles(cursor.doubleA, cursor.blockB))
        continue
      case .jumpUnlessAmongDoubles:
        cursor.advance(jumping: !isAmongDoubles(cursor.doubleA, cursor.blockB))
        continue

      case .move:
        cursor.write(cursor.wordA)
        continue
      case .addDouble:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        if cursor.write(a + b, a, b) { continue }
      case .subtractDouble:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        if cursor.write(a - b, a, b) { continue }
      case .multiplyDouble:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        if cursor.write(a * b, a, b) { continue }
      case .divideDouble:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        if cursor.write(a / b, a, b) { continue }
      case .divideLength:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        if b != 0, cursor.write(a / b, a, b) { continue }
      case .greatestDouble:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        guard a <= b || a > b || !Cursor.isUnknown(a, b) else { break running }
        if cursor.write(b > a ? b : a, 0, 0) { continue }
      case .leastDouble:
        let (a, b) = (cursor.doubleA, cursor.doubleB)
        guard a <= b || a > b || !Cursor.isUnknown(a, b) else { break running }
        if cursor.write(b < a ? b : a, 0, 0) { continue }
      case .negateDouble:
        let a = cursor.doubleA
        if cursor.write(-a, a, a) { continue }
      case .absoluteDouble:
        let a = cursor.doubleA
        if cursor.write(a.magnitude, a, a) { continue }
      case .round:
        let a = cursor.doubleA
        if cursor.write(a.rounded(.toNearestOrAwayFromZero), a, a) { continue }
      case .ceil:
        let a = cursor.doubleA
        if cursor.write(a.rounded(.up), a, a) { continue }
      case .floor:
        let a = cursor.doubleA
        if cursor.write(a.rounded(.down), a, a) { continue }
      case .squareRoot:
        let a = cursor.doubleA
        if cursor.write(a.squareRoot(), a, a) { continue }
      case .toInt:
        if cursor.write(WholeArithmetic.truncated(cursor.doubleA)) { continue }
      case .toDouble:
        if cursor.write(Double(cursor.intA), 0, 0) { continue }
      case .addInt:
        if cursor.write(WholeArithmetic.result(cursor.intA, .plus, cursor.intB)) { continue }
      case .subtractInt:
        if cursor.write(WholeArithmetic.result(cursor.intA, .minus, cursor.intB)) { continue }
      case .multiplyInt:
        if cursor.write(WholeArithmetic.result(cursor.intA, .times, cursor.intB)) { continue }
      case .divideInt:
        if cursor.write(WholeArithmetic.result(cursor.intA, .over, cursor.intB)) { continue }
      case .remainderInt:
        if cursor.write(WholeArithmetic.result(cursor.intA, .modulo, cursor.intB)) { continue }
      case .greatestInt:
        if cursor.write(max(cursor.intA, cursor.intB)) { continue }
      case .leastInt:
        if cursor.write(min(cursor.intA, cursor.intB)) { continue }
      case .negateInt:
        if cursor.write(WholeArithmetic.result(0, .minus, cursor.intA)) { continue }
      case .absoluteInt:
        let a = cursor.intA
        if cursor.write(a < 0 ? WholeArithmetic.result(0, .minus, a) : a) { continue }
      }

      let index = cursor.next - start
      hasPending = true
      guard let target = handleFailure(program, index, areas) else {
        return failedOutcome()
      }
      cursor.next = start + target
    }
  }
}

/// Whether a word is among the constants that follow their count.
private func isAmong(_ word: UInt64, _ block: UnsafePointer<UInt64>) -> Bool {
  var remaining = block[0]
  var next = block + 1
  while remaining > 0 {
    if next.pointee == word { return true }
    next += 1
    remaining -= 1
  }
  return false
}

/// Whether a double is among the constants that follow their count.
private func isAmongDoubles(_ value: Double, _ block: UnsafePointer<UInt64>) -> Bool {
  var remaining = block[0]
  var next = block + 1
  while remaining > 0 {
    if Double(bitPattern: next.pointee) == value { return true }
    next += 1
    remaining -= 1
  }
  return false
}
