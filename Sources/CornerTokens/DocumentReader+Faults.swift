import Diagnostics
import YAMLTree

extension DocumentReader {
  /// Reports a problem at a node.
  mutating func report(_ problem: TokenProblem, at node: NodeIndex, labels: [Label] = []) {
    report(problem, in: range(node), labels: labels)
  }

  /// Reports a problem at some bytes, unless the same rule has been reported there.
  mutating func report(_ problem: TokenProblem, in range: ByteRange, labels: [Label] = []) {
    let rule = problem.rule
    if problem.mayHideName { document.hasUnreadLength = true }
    guard reported.insert(FaultPlace(range: range, rule: rule)).inserted else { return }
    faults.append(TokenFault(problem, at: range, labels: labels, component: subject))
  }

  /// Reports a value of the wrong kind, unless the tree has said what is wrong with it.
  mutating func reportWrong(
    _ expectation: TokenProblem.Expectation, at node: NodeIndex, among words: [String] = [],
    or foreign: ForeignWords? = nil
  ) {
    let found = view[node]
    guard !found.isAlias, !found.has(.isFaulty),
      !reported.contains(FaultPlace(range: range(node), rule: .invalidValue))
    else { return }
    if let key = tree.singleNullEntryFlowMapping(node) {
      return report(.bracesAsMapping(tree.source.text(in: key)), at: node)
    }
    var suggestion: String?
    if found.isScalar {
      let text = excerpt(view.bytes(node))
      suggestion = foreign?.meaning(of: text) ?? NameSuggestion.nearest(to: text, among: words)
    }
    report(.wrong(expectation, found: phrase(node), suggestion: suggestion), at: node)
  }

  /// Reports a key that means nothing in the place that the words describe.
  mutating func reportUnknownKey(
    _ key: NodeIndex, of words: Vocabulary, or foreign: ForeignWords? = nil, in place: String
  ) {
    // Uses read values again: no new search for a suggestion that has been made.
    guard !reported.contains(FaultPlace(range: range(key), rule: .unknownKey)) else { return }
    let name = excerpt(view.bytes(key))
    let suggestion =
      foreign?.meaning(of: name) ?? NameSuggestion.nearest(to: name, among: words.words)
    report(.unknownKey(name, place: place, suggestion: suggestion), at: key)
  }

  /// True for a key that starts with `x-`.
  func isExtension(_ key: NodeIndex) -> Bool {
    let bytes = view.bytes(key)
    return bytes.count >= 2 && bytes[0] == UInt8(ascii: "x") && bytes[1] == UInt8(ascii: "-")
  }

  /// The bytes of a node's own text.
  func range(_ node: NodeIndex) -> ByteRange {
    let node = view[node]
    return ByteRange(start: node.start, end: node.end)
  }

  /// A text for a message, cut when it is long.
  func excerpt(_ bytes: UnsafeBufferPointer<UInt8>) -> String { TokenProblem.excerpt(bytes) }

  /// What stands at a node, in words.
  private func phrase(_ node: NodeIndex) -> String {
    switch view[node].kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .alias: "an alias"
    case .scalar: view.bytes(node).isEmpty ? "an empty value" : "`\(excerpt(view.bytes(node)))`"
    }
  }

  /// The component, or the corner, that is being read.
  var subject: String {
    guard let corner else { return ComponentPath.text(of: path, in: tree) }
    let name = cornerNames.name(at: corner)
    return "corners/" + ComponentPath.escaped(name)
  }
}
