import Diagnostics

/// What is wrong with a document in several modes: the same fault in several is one.
struct ModeFaults {
  private struct Key: Hashable {
    let range: ByteRange
    let rule: TokenFault.Rule
    let message: String
  }

  private let count: Int
  private var gathered: [TokenFault] = []
  private var places: [Key: Int] = [:]

  /// Makes a list for so many modes.
  init(count: Int) { self.count = count }

  /// Adds what is wrong in one mode.
  mutating func add(_ faults: [TokenFault], mode: String) {
    guard count > 1 else {
      gathered += faults
      return
    }
    for fault in faults {
      let key = Key(range: fault.range, rule: fault.rule, message: fault.message)
      if let place = places[key] {
        if gathered[place].modes.last != mode { gathered[place].modes.append(mode) }
      } else {
        places[key] = gathered.count
        gathered.append(fault)
        gathered[gathered.count - 1].modes = [mode]
      }
    }
  }

  /// The faults; those that hold in all modes name none.
  var faults: [TokenFault] {
    gathered.map { fault in
      var fault = fault
      if fault.modes.count == count { fault.modes = [] }
      return fault
    }
  }
}
