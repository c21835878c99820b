import Expressions
import YAMLTree

extension RuleReader {
  mutating func label(_ node: NodeIndex) -> RuleDraft.LabelDraft? {
    guard let values = mapping(node, Self.labelKeys) else { return nil }
    let at = required("at", values, root: node)
    let text = required("text", values, root: node)
    guard let at, let text else { return nil }
    return RuleDraft.LabelDraft(at: at, text: text, when: scalar("when", values))
  }

  mutating func fix(_ node: NodeIndex) -> RuleDraft.FixDraft? {
    guard let values = mapping(node, Self.fixKeys) else { return nil }
    let to = required("to", values, root: node)
    let safety = word(values["safety"], "safety", Self.safetyWords, root: node)
    guard let to, let safety = safety.flatMap(SafetyWord.init(rawValue:)) else { return nil }
    let when = scalar("when", values)
    if let place = scalar("set", values) {
      for key in ["insert", "into"] where values[key] != nil {
        report(values[key], "a fix either sets a value or inserts a key; remove `\(key)`")
      }
      return RuleDraft.FixDraft(when: when, action: .set(place: place), to: to, safety: safety)
    }
    guard let key = scalar("insert", values) else {
      report(node, "say what to change: `set: component.shape` or `insert: key` with `into:`")
      return nil
    }
    guard let into = required("into", values, root: node) else { return nil }
    return RuleDraft.FixDraft(
      when: when, action: .insert(key: key.text, into: into), to: to, safety: safety)
  }

  mutating func options(_ node: NodeIndex?) -> [RuleDraft.OptionDraft] {
    guard let node else { return [] }
    guard tree.kind(node) == .mapping else {
      report(node, "options are a mapping of names and defaults, such as `{ margin: 16 }`")
      return []
    }
    var options: [RuleDraft.OptionDraft] = []
    for entry in tree.entries(of: node) {
      let value = tree.resolved(entry.value)
      if let defaultValue = option(value) {
        options.append(RuleDraft.OptionDraft(name: tree.string(entry.key), value: defaultValue))
      } else {
        report(
          value,
          "an option is a plain decimal number, a text, true, false, or a list of one of these; "
            + "put a text that looks like a number in quotes")
      }
    }
    return options
  }

  func option(_ node: NodeIndex) -> Value? {
    switch tree.kind(node) {
    case .scalar:
      if tree.style(node) != .plain { return .string(tree.string(node)) }
      if tree.isScalar(node, "true") { return .bool(true) }
      if tree.isScalar(node, "false") { return .bool(false) }
      if tree.isNull(node) { return nil }
      return tree.withBytes(of: node) { bytes in
        switch NumberSpelling.read(bytes) {
        case .decimal(let number, _): .double(number)
        case .ambiguous, .notANumber: nil
        case .unit, .text: .string(String(decoding: bytes, as: UTF8.self))
        }
      }
    case .sequence:
      var values: [Value] = []
      for item in tree.items(of: node) {
        guard let value = option(tree.resolved(item)), value.type.isScalar,
          values.allSatisfy({ $0.type == value.type })
        else { return nil }
        values.append(value)
      }
      return .list(values)
    case .mapping, .alias: return nil
    }
  }

  mutating func readDocumentation(_ values: [String: NodeIndex]) {
    documentation.why = scalar("why", values)?.text ?? ""
    documentation.how = scalar("how", values)?.text ?? ""
    guard let node = values["examples"], let examples = mapping(node, Self.exampleKeys) else {
      return
    }
    documentation.goodExamples = items(of: examples["good"], "good").map { item in
      RuleDescription.GoodExample(file: tree.string(item))
    }
    for item in items(of: examples["bad"], "bad") {
      guard let values = mapping(item, Self.badExampleKeys) else { continue }
      guard let line = required("line", values, root: item),
        let marks = required("marks", values, root: item),
        let file = required("file", values, root: item)
      else { continue }
      guard let number = Int(line.text), number > 0 else {
        report(line.node, "a line is a whole number from 1")
        continue
      }
      documentation.badExamples.append(
        RuleDescription.BadExample(
          line: number, marks: marks.text, rule: scalar("rule", values)?.text ?? "",
          file: file.text))
    }
  }
}
