/// A place in a running program, with the memory its instructions read and write.
struct Cursor {
  /// The program's first instruction.
  let start: UnsafePointer<Instruction>
  /// The instruction to run.
  var next: UnsafePointer<Instruction>
  /// Where the areas start, by `Operand.Area`.
  let areas: UnsafeMutablePointer<UnsafePointer<UInt64>>
  let registers: UnsafeMutablePointer<UInt64>

  @inline(__always) var wordA: UInt64 {
    areas[Int(next.pointee.areaA.rawValue)][Int(next.pointee.a)]
  }

  @inline(__always) var wordB: UInt64 {
    areas[Int(next.pointee.areaB.rawValue)][Int(next.pointee.b)]
  }

  @inline(__always) var doubleA: Double { Double(bitPattern: wordA) }
  @inline(__always) var doubleB: Double { Double(bitPattern: wordB) }
  @inline(__always) var intA: Int64 { Int64(bitPattern: wordA) }
  @inline(__always) var intB: Int64 { Int64(bitPattern: wordB) }

  /// The constants from `b` on.
  @inline(__always) var blockB: UnsafePointer<UInt64> {
    areas[Int(next.pointee.areaB.rawValue)] + Int(next.pointee.b)
  }

  /// Goes on at the instruction named by `c`, or at the next one.
  @inline(__always) mutating func advance(jumping: Bool) {
    next = jumping ? start + Int(next.pointee.c) : next + 1
  }

  /// Writes a word and goes on.
  @inline(__always) mutating func write(_ word: UInt64) {
    registers[Int(next.pointee.c)] = word
    next += 1
  }

  /// Writes a double and goes on, unless it is no number because an operand was unknown.
  @inline(__always) mutating func write(_ value: Double, _ a: Double, _ b: Double) -> Bool {
    if value.isNaN, Cursor.isUnknown(a, b) { return false }
    write(value.bitPattern)
    return true
  }

  /// Writes an int and goes on, unless it overflowed.
  @inline(__always) mutating func write(_ value: Int64?) -> Bool {
    guard let value else { return false }
    write(UInt64(bitPattern: value))
    return true
  }

  /// Whether one of two doubles is unknown.
  @inline(__always) static func isUnknown(_ a: Double, _ b: Double) -> Bool {
    Unknown.isUnknown(a.bitPattern) || Unknown.isUnknown(b.bitPattern)
  }
}
