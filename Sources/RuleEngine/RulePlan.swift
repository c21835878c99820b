import Expressions

/// The rules of one subject, with their guards side by side.
///
/// Threads share it: nothing changes after it is made.
final class RulePlan: @unchecked Sendable {
  /// The rules, in the order in which they run.
  let rules: [CompiledRule]
  /// The groups of fields that the guards read.
  let groups: UInt64

  private let guards: UnsafeMutablePointer<Guard>
  /// For each rule where its guards end.
  private let ends: UnsafeMutablePointer<Int32>

  /// Takes in rules of one subject.
  init(_ rules: [CompiledRule]) {
    self.rules = rules
    count = rules.count
    let all = rules.flatMap(\.guards)
    groups = rules.reduce(0) { $0 | $1.guardGroups }
    guards = UnsafeMutablePointer.allocate(capacity: all.count)
    ends = UnsafeMutablePointer.allocate(capacity: rules.count)
    for (index, slotGuard) in all.enumerated() { (guards + index).initialize(to: slotGuard) }
    var end = 0
    for (index, rule) in rules.enumerated() {
      end += rule.guards.count
      (ends + index).initialize(to: Int32(clamping: end))
    }
  }

  deinit {
    guards.deallocate()
    ends.deallocate()
  }

  /// The number of rules.
  let count: Int

  /// The corners at which no guard of a rule rules it out, one bit a corner; 0 for nowhere.
  @inline(__always)
  func corners(
    of rule: Int, _ slots: UnsafeMutablePointer<SlotValue>,
    _ rows: UnsafeMutablePointer<SlotValue>
  ) -> UInt8 {
    var index = rule == 0 ? 0 : Int(ends[rule - 1])
    let end = Int(ends[rule])
    var corners: UInt8 = 0b1111
    while index < end {
      let slot = Int(guards[index].index)
      let failing = guards[index].failing
      if guards[index].isRow {
        let row = rows + slot
        if row[0] == failing { corners &= 0b1110 }
        if row[1] == failing { corners &= 0b1101 }
        if row[2] == failing { corners &= 0b1011 }
        if row[3] == failing { corners &= 0b0111 }
        if corners == 0 { return 0 }
      } else if slots[slot] == failing {
        return 0
      }
      index += 1
    }
    return corners
  }
}
