import Diagnostics
import Expressions
import YAMLTree

extension ConfigurationReader {
  /// What a mapping says about rules.
  ///
  /// Every key is the id of a rule, those that start with `x-` too.
  mutating func rules(_ node: NodeIndex) -> [RuleEntry] {
    if tree.isNull(node) { return [] }
    guard tree.kind(node) == .mapping else {
      report(.wrongKind(.rules), node)
      return []
    }
    var rules: [RuleEntry] = []
    for entry in tree.entries(of: node) {
      guard spend(at: entry.key) else { break }
      let id = Located(tree.string(entry.key), at: tree.range(entry.key))
      rules.append(rule(id, entry.key, tree.resolved(entry.value)))
    }
    return rules
  }

  private mutating func rule(
    _ id: Located<String>, _ key: NodeIndex, _ node: NodeIndex
  ) -> RuleEntry {
    var rule = RuleEntry(id: id)
    guard tree.kind(node) == .mapping else {
      rule.level = level(node, id.value, key)
      return rule
    }
    for (key, keyNode, value) in values(of: node, ConfigurationKey.rule, isTop: false) {
      switch key {
      case .severity: rule.level = level(value, key.rawValue, keyNode)
      case .options: rule.options = options(value)
      default: break
      }
    }
    return rule
  }

  private mutating func level(
    _ node: NodeIndex, _ name: String, _ nameNode: NodeIndex
  ) -> Located<RuleLevel>? {
    if tree.style(node) == .plain,
      ["false", "False", "FALSE", "no", "No"].contains(tree.string(node))
    {
      report(.writeOff(Excerpt.text(name)), node)
      return nil
    }
    return word(node, name, RuleLevel.words, nameNode, RuleLevel.init(word:))
  }

  private mutating func options(
    _ node: NodeIndex
  ) -> [(name: Located<String>, value: Located<Value>)] {
    if tree.isNull(node) { return [] }
    guard tree.kind(node) == .mapping else {
      report(.wrongKind(.options), node)
      return []
    }
    var options: [(name: Located<String>, value: Located<Value>)] = []
    for entry in tree.entries(of: node) {
      guard spend(at: entry.key) else { break }
      let value = tree.resolved(entry.value)
      if tree.isNull(value) {
        let name = Excerpt.text(tree.string(entry.key))
        report(.noValue(name, wanted: "a number, a text, `true` or `false`"), entry.key)
      } else if let read = option(value) {
        options.append(
          (
            Located(tree.string(entry.key), at: tree.range(entry.key)),
            Located(read, at: tree.range(value))
          ))
      }
    }
    return options
  }

  /// The value of an option; what is none is reported.
  private mutating func option(_ node: NodeIndex) -> Value? {
    switch tree.kind(node) {
    case .scalar: return scalarOption(node)
    case .sequence:
      var values: [Value] = []
      for item in items(of: node) {
        guard tree.kind(item) == .scalar, !tree.isNull(item) else {
          report(.mixedOption, item)
          return nil
        }
        guard let value = scalarOption(item) else { return nil }
        if let first = values.first, first.type != value.type {
          report(.mixedOption, item)
          return nil
        }
        values.append(value)
      }
      return .list(values)
    case .mapping, .alias:
      report(.noOption, node)
      return nil
    }
  }

  private mutating func scalarOption(_ node: NodeIndex) -> Value? {
    if tree.style(node) != .plain { return .string(tree.string(node)) }
    if tree.isScalar(node, "true") { return .bool(true) }
    if tree.isScalar(node, "false") { return .bool(false) }
    switch tree.withBytes(of: node, { NumberSpelling.read($0) }) {
    case .decimal(let number, _): return .double(number)
    case .unit, .text: return .string(tree.string(node))
    case .ambiguous(let readings): report(ambiguity(node, readings), node)
    case .notANumber: report(.unclearOption(Excerpt.text(tree.string(node))), node)
    }
    return nil
  }
}
