import Expressions

/// The rules of one subject, with their guards side by side.
struct RulePlan: ~Copyable {
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
  @inline(__always)
  var count: Int { rules.count }

  /// True when a guard of a rule says that its `when` holds nowhere.
  @inline(__always)
  func isRuledOut(
    _ rule: Int, _ slots: UnsafeMutablePointer<SlotValue>,
    _ corners: UnsafeMutablePointer<SlotValue>
  ) -> Bool {
    var index = rule == 0 ? 0 : Int(ends[rule - 1])
    let end = Int(ends[rule])
    while index < end {
      let slot = Int(guards[index].index)
      let failing = guards[index].failing
      if guards[index].isRow {
        let row = corners + slot
        if row[0] == failing, row[1] == failing, row[2] == failing, row[3] == failing {
          return true
        }
      } else if slots[slot] == failing {
        return true
      }
      index += 1
    }
    return false
  }
}
