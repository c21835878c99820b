extension Machine {
  /// Runs a program to its end.
  ///
  /// The loop works on raw words: no boxes, no reference counts, no allocation. A `break` out of
  /// the switch means that the instruction failed; everything else goes on with the next one.
  func run(_ program: borrowing Program, _ frame: Frame) -> Outcome {
    if program.registerCount > registerCapacity { growRegisters(to: program.registerCount) }
    let areas = self.areas
    let registers = self.registers
    areas[0] = frame.bank0
    areas[1] = frame.bank1
    areas[2] = UnsafePointer(registers)
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
    var next = start
    var hasPending = false

    @inline(__always) func wordA() -> UInt64 {
      areas[Int(next.pointee.areaA.rawValue)][Int(next.pointee.a)]
    }
    @inline(__always) func wordB() -> UInt64 {
      areas[Int(next.pointee.areaB.rawValue)][Int(next.pointee.b)]
    }
    @inline(__always) func doubleA() -> Double { Double(bitPattern: wordA()) }
    @inline(__always) func doubleB() -> Double { Double(bitPattern: wordB()) }
    @inline(__always) func intA() -> Int64 { Int64(bitPattern: wordA()) }
    @inline(__always) func intB() -> Int64 { Int64(bitPattern: wordB()) }
    @inline(__always) func advance(jumping: Bool) {
      next = jumping ? start + Int(next.pointee.c) : next + 1
    }
    /// Writes a double, unless it is no number because an operand was unknown.
    @inline(__always) func write(_ value: Double, _ a: Double, _ b: Double) -> Bool {
      if value.isNaN, Unknown.isUnknown(a.bitPattern) || Unknown.isUnknown(b.bitPattern) {
        return false
      }
      registers[Int(next.pointee.c)] = value.bitPattern
      next += 1
      return true
    }
    /// Writes an int, unless it overflowed.
    @inline(__always) func write(_ value: Int64?) -> Bool {
      guard let value else { return false }
      registers[Int(next.pointee.c)] = UInt64(bitPattern: value)
      next += 1
      return true
    }
    /// Whether one of two doubles, which have no order, is unknown.
    @inline(__always) func isUnknown(_ a: Double, _ b: Double) -> Bool {
      Unknown.isUnknown(a.bitPattern) || Unknown.isUnknown(b.bitPattern)
    }

    while true {
      running: switch next.pointee.operation {
      case .returnTrue:
        if hasPending { clearPending() }
        return Outcome(status: .word, word: 1)
      case .returnFalse:
        if hasPending { clearPending() }
        return Outcome(status: .word, word: 0)
      case .returnWord:
        let word = wordA()
        guard !Unknown.isUnknown(word) || next.pointee.areaA == .registers else { break running }
        if hasPending { clearPending() }
        return Outcome(status: .word, word: word)
      case .returnLength:
        let value = doubleA()
        guard value.isFinite else { break running }
        if hasPending { clearPending() }
        return Outcome(status: .word, word: value.bitPattern)
      case .returnBoxed:
        guard evaluateResult(program, next.pointee) else { break running }
        if hasPending { clearPending() }
        return Outcome(status: .boxed, word: 0)

      case .jump:
        advance(jumping: true)
        continue
      case .jumpIfTrue:
        let word = wordA()
        guard word <= 1 else { break running }
        advance(jumping: word == 1)
        continue
      case .jumpIfFalse:
        let word = wordA()
        guard word <= 1 else { break running }
        advance(jumping: word == 0)
        continue
      case .raise:
        if hasPending, isPending(Int(next.pointee.a)) { break running }
        next += 1
        continue
      case .known:
        guard !Unknown.isUnknown(wordA()) else { break running }
        next += 1
        continue
      case .boxed:
        guard let word = evaluateWord(program, next.pointee) else { break running }
        // The pool may have grown, but registers and areas stay where they are.
        registers[Int(next.pointee.c)] = word
        next += 1
        continue

      case .jumpIfLess:
        let (a, b) = (doubleA(), doubleB())
        guard a < b || a >= b || !isUnknown(a, b) else { break running }
        advance(jumping: a < b)
        continue
      case .jumpUnlessLess:
        let (a, b) = (doubleA(), doubleB())
        guard a < b || a >= b || !isUnknown(a, b) else { break running }
        advance(jumping: !(a < b))
        continue
      case .jumpIfLessOrEqual:
        let (a, b) = (doubleA(), doubleB())
        guard a <= b || a > b || !isUnknown(a, b) else { break running }
        advance(jumping: a <= b)
        continue
      case .jumpUnlessLessOrEqual:
        let (a, b) = (doubleA(), doubleB())
        guard a <= b || a > b || !isUnknown(a, b) else { break running }
        advance(jumping: !(a <= b))
        continue
      case .jumpIfEqual:
        let (a, b) = (doubleA(), doubleB())
        guard a <= b || a > b || !isUnknown(a, b) else { break running }
        advance(jumping: a == b)
        continue
      case .jumpUnlessEqual:
        let (a, b) = (doubleA(), doubleB())
        guard a <= b || a > b || !isUnknown(a, b) else { break running }
        advance(jumping: a != b)
        continue
      case .jumpIfExceeds:
        let (a, b) = (doubleA(), doubleB())
        let difference = Tolerance.difference(a, b)
        if difference.isNaN, isUnknown(a, b) { break running }
        advance(jumping: difference > tolerance.value)
        continue
      case .jumpUnlessExceeds:
        let (a, b) = (doubleA(), doubleB())
        let difference = Tolerance.difference(a, b)
        if difference.isNaN, isUnknown(a, b) { break running }
        advance(jumping: !(difference > tolerance.value))
        continue
      case .jumpIfSameLength:
        let (a, b) = (doubleA(), doubleB())
        let difference = Tolerance.difference(a, b)
        if difference.isNaN, isUnknown(a, b) { break running }
        advance(jumping: difference.magnitude <= tolerance.value)
        continue
      case .jumpUnlessSameLength:
        let (a, b) = (doubleA(), doubleB())
        let difference = Tolerance.difference(a, b)
        if difference.isNaN, isUnknown(a, b) { break running }
        advance(jumping: !(difference.magnitude <= tolerance.value))
        continue

      case .jumpIfLessInt:
        advance(jumping: intA() < intB())
        continue
      case .jumpUnlessLessInt:
        advance(jumping: intA() >= intB())
        continue
      case .jumpIfLessOrEqualInt:
        advance(jumping: intA() <= intB())
        continue
      case .jumpUnlessLessOrEqualInt:
        advance(jumping: intA() > intB())
        continue
      case .jumpIfEqualInt:
        advance(jumping: wordA() == wordB())
        continue
      case .jumpUnlessEqualInt:
        advance(jumping: wordA() != wordB())
        continue

      case .jumpIfSame:
        let (a, b) = (wordA(), wordB())
        if Unknown.isUnknown(a) || Unknown.isUnknown(b) { break running }
        advance(jumping: a == b)
        continue
      case .jumpUnlessSame:
        let (a, b) = (wordA(), wordB())
        if Unknown.isUnknown(a) || Unknown.isUnknown(b) { break running }
        advance(jumping: a != b)
        continue
      case .jumpIfAmong:
        advance(jumping: isAmong(wordA(), areas[3] + Int(next.pointee.b)))
        continue
      case .jumpUnlessAmong:
        advance(jumping: !isAmong(wordA(), areas[3] + Int(next.pointee.b)))
        continue
      case .jumpIfAmongDoubles:
        advance(jumping: isAmongDoubles(doubleA(), areas[3] + Int(next.pointee.b)))
        continue
      case .jumpUnlessAmongDoubles:
        advance(jumping: !isAmongDoubles(doubleA(), areas[3] + Int(next.pointee.b)))
        continue

      case .move:
        registers[Int(next.pointee.c)] = wordA()
        next += 1
        continue
      case .addDouble:
        let (a, b) = (doubleA(), doubleB())
        if write(a + b, a, b) { continue }
      case .subtractDouble:
        let (a, b) = (doubleA(), doubleB())
        if write(a - b, a, b) { continue }
      case .multiplyDouble:
        let (a, b) = (doubleA(), doubleB())
        if write(a * b, a, b) { continue }
      case .divideDouble:
        let (a, b) = (doubleA(), doubleB())
        if write(a / b, a, b) { continue }
      case .divideLength:
        let (a, b) = (doubleA(), doubleB())
        if b != 0, write(a / b, a, b) { continue }
      case .greatestDouble:
        let (a, b) = (doubleA(), doubleB())
        guard a <= b || a > b || !isUnknown(a, b) else { break running }
        if write(b > a ? b : a, 0, 0) { continue }
      case .leastDouble:
        let (a, b) = (doubleA(), doubleB())
        guard a <= b || a > b || !isUnknown(a, b) else { break running }
        if write(b < a ? b : a, 0, 0) { continue }
      case .negateDouble:
        let a = doubleA()
        if write(-a, a, a) { continue }
      case .absoluteDouble:
        let a = doubleA()
        if write(a.magnitude, a, a) { continue }
      case .round:
        let a = doubleA()
        if write(a.rounded(.toNearestOrAwayFromZero), a, a) { continue }
      case .ceil:
        let a = doubleA()
        if write(a.rounded(.up), a, a) { continue }
      case .floor:
        let a = doubleA()
        if write(a.rounded(.down), a, a) { continue }
      case .squareRoot:
        let a = doubleA()
        if write(a.squareRoot(), a, a) { continue }
      case .toInt:
        if write(WholeArithmetic.truncated(doubleA())) { continue }
      case .toDouble:
        if write(Double(intA()), 0, 0) { continue }
      case .addInt:
        if write(WholeArithmetic.result(intA(), .plus, intB())) { continue }
      case .subtractInt:
        if write(WholeArithmetic.result(intA(), .minus, intB())) { continue }
      case .multiplyInt:
        if write(WholeArithmetic.result(intA(), .times, intB())) { continue }
      case .divideInt:
        if write(WholeArithmetic.result(intA(), .over, intB())) { continue }
      case .remainderInt:
        if write(WholeArithmetic.result(intA(), .modulo, intB())) { continue }
      case .greatestInt:
        if write(max(intA(), intB())) { continue }
      case .leastInt:
        if write(min(intA(), intB())) { continue }
      case .negateInt:
        if write(WholeArithmetic.result(0, .minus, intA())) { continue }
      case .absoluteInt:
        let a = intA()
        if write(a < 0 ? WholeArithmetic.result(0, .minus, a) : a) { continue }
      }

      let index = next - start
      hasPending = true
      guard let target = handleFailure(program, index, areas) else {
        clearPending()
        guard case .unknown(let reason) = failure else { return Outcome(status: .failed, word: 0) }
        return Outcome(status: .unknown, word: UInt64(reason))
      }
      next = start + target
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
