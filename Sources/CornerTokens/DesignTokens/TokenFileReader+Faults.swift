import Diagnostics
import YAMLTree

extension TokenFileReader {
  /// Reports a problem of a format at a node.
  mutating func report(_ problem: some TokenFileProblem, at node: NodeIndex, labels: [Label] = []) {
    report(problem, in: range(node), labels: labels)
  }

  /// Reports a problem of a format at some bytes.
  mutating func report(
    _ problem: some TokenFileProblem, in range: ByteRange, labels: [Label] = []
  ) {
    if let habit = problem.habit {
      let known = habits[habit]
      habits[habit] = (known?.fault ?? faults.count, (known?.count ?? 0) + 1)
      if known != nil { return }
    }
    faults.append(
      TokenFault(
        rule: problem.rule, range: range, message: problem.sentence, help: problem.help,
        labels: labels))
  }

  /// Says of each habit of the file how often it shows.
  mutating func countHabits() {
    for (fault, count) in habits.values where count > 1 {
      faults[fault].message += " (and \(count - 1) more in this file)"
    }
  }

  /// The bytes of a node's own text.
  func range(_ node: NodeIndex) -> ByteRange {
    let node = view[node]
    return ByteRange(start: node.start, end: node.end)
  }

  /// A text for a message, cut when it is long.
  func excerpt(_ node: NodeIndex) -> String { TokenProblem.excerpt(view.bytes(node)) }
}
