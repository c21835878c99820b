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
    faults.append(
      TokenFault(
        rule: problem.rule, range: range, message: problem.sentence, help: problem.help,
        labels: labels))
  }

  /// The bytes of a node's own text.
  func range(_ node: NodeIndex) -> ByteRange {
    let node = view[node]
    return ByteRange(start: node.start, end: node.end)
  }

  /// A text for a message, cut when it is long.
  func excerpt(_ node: NodeIndex) -> String { TokenProblem.excerpt(view.bytes(node)) }
}
