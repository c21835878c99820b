import Diagnostics
import YAMLTree

extension RuleReader {
  mutating func required(
    _ key: String, _ values: [String: NodeIndex], root: NodeIndex
  ) -> RuleTextDraft? {
    guard values[key] != nil else {
      reportMissing(key, root)
      return nil
    }
    return scalar(key, values)
  }

  mutating func scalar(
    _ key: String, _ values: [String: NodeIndex]
  ) -> RuleTextDraft? {
    guard let node = values[key] else { return nil }
    return scalar(node, "a text")
  }

  mutating func scalar(_ node: NodeIndex, _ what: String) -> RuleTextDraft? {
    guard tree.kind(node) == .scalar, !tree.isNull(node) else {
      if let braced = tree.singleNullEntryFlowMapping(node) {
        report(node, "write this in quotes: \"{\(source.text(in: braced))}\"")
      } else {
        report(node, "this must be \(what)")
      }
      return nil
    }
    return RuleTextDraft(node, in: tree)
  }

  mutating func word(
    _ node: NodeIndex?, _ key: String, _ words: [String], root: NodeIndex
  ) -> String? {
    guard let node else {
      reportMissing(key, root)
      return nil
    }
    let word = tree.string(node)
    if tree.kind(node) == .scalar, words.contains(word) { return word }
    let guess = NameSuggestion.nearest(to: word, among: words)
    let ending = guess.map { "; did you mean `\($0)`?" } ?? ""
    report(node, "`\(key)` is one of \(words.joined(separator: ", "))\(ending)")
    return nil
  }

  mutating func items(of node: NodeIndex?, _ key: String) -> [NodeIndex] {
    guard let node else { return [] }
    guard tree.kind(node) == .sequence else {
      report(node, "`\(key)` is a list")
      return []
    }
    return tree.items(of: node).map { tree.resolved($0) }
  }

  mutating func mapping(_ node: NodeIndex, _ keys: [String]) -> [String: NodeIndex]? {
    guard tree.kind(node) == .mapping else {
      report(node, "this must be a mapping with the keys \(keys.joined(separator: ", "))")
      return nil
    }
    var values: [String: NodeIndex] = [:]
    for entry in tree.entries(of: node) {
      let key = tree.string(entry.key)
      if keys.contains(key) {
        values[key] = tree.resolved(entry.value)
      } else {
        reportUnknownKey(entry.key, among: keys)
      }
    }
    return values
  }

  // MARK: Faults

  mutating func reportUnknownKey(_ node: NodeIndex, among keys: [String]) {
    let key = tree.string(node)
    let guess = NameSuggestion.nearest(to: key, among: keys)
    let help = guess.map { "did you mean `\($0)`?" } ?? "known are \(keys.joined(separator: ", "))"
    report(node, "there is no key `\(key)` here; \(help)")
  }

  mutating func reportMissing(_ key: String, _ node: NodeIndex) {
    let range = tree.range(node)
    report(ByteRange(start: range.start, end: range.start), "the key `\(key)` is missing")
  }

  mutating func report(_ node: NodeIndex?, _ sentence: String) {
    report(node.map { tree.range($0) } ?? ByteRange(0, 0), sentence)
  }

  mutating func report(_ range: ByteRange, _ sentence: String) {
    faults.append(RuleFault(source: source, range: range, sentence: sentence))
  }
}
