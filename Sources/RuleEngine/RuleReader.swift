import Diagnostics
import Expressions
import YAMLTree

/// Reads the YAML of a rule file and checks its form: keys, words and types, not the expressions.
struct RuleReader {
  /// The file.
  let source: SourceText
  /// What is wrong with it so far.
  private(set) var faults: [RuleFault] = []
  /// What stands from `why:` on; empty unless it was asked for.
  private(set) var documentation = RuleDocumentation()

  private let tree: YAMLTree
  private let isBuiltIn: Bool

  /// The keys of a rule, in the order in which they stand in a file.
  private static let keys = [
    "id", "title", "severity", "on", "each", "fails", "when", "require", "once", "worst",
    "silences", "options", "at", "note", "message", "help", "labels", "fixes", "why", "how",
    "examples",
  ]

  /// Takes in a file; without documentation the YAML is read up to the line that starts `why:`.
  init(_ file: RuleSource, readsDocumentation: Bool) {
    let bytes = readsDocumentation ? file.bytes : Self.conditions(of: file.bytes)
    source = SourceText(pathBytes: Array(file.path.utf8), bytes: bytes)
    tree = YAMLTree(parsing: source)
    isBuiltIn = file.isBuiltIn
  }

  /// Reads the rule; nil when it is too faulty to go on with, with the reasons in `faults`.
  mutating func read() -> RuleDraft? {
    for fault in tree.faults {
      let help = fault.help.isEmpty ? "" : "; \(fault.help)"
      report(fault.range, fault.sentence + help)
    }
    guard faults.isEmpty else { return nil }
    guard let root = tree.documents.first, tree.kind(root) == .mapping else {
      report(tree.documents.first, "a rule file is a mapping with the keys id, title, on, message …")
      return nil
    }
    if tree.documents.count > 1 {
      report(tree.documents[1], "a rule file holds one rule; move this one to a file of its own")
    }
    var values: [String: NodeIndex] = [:]
    for entry in tree.entries(of: root) {
      let key = tree.string(entry.key)
      if Self.keys.contains(key) {
        values[key] = tree.resolved(entry.value)
      } else {
        reportUnknownKey(entry.key, among: Self.keys)
      }
    }
    readDocumentation(values)
    return draft(from: values, root: root)
  }

  private mutating func draft(from values: [String: NodeIndex], root: NodeIndex) -> RuleDraft? {
    let severity = word(values["severity"], "severity", Severity.allCases.map(\.word), root: root)
    let subjects = RuleSubject.allCases.filter { isBuiltIn || $0 != .loading }
    let on = word(values["on"], "on", subjects.map(\.word), root: root)
    let each = values["each"].flatMap { word($0, "each", ["corner"], root: root) }
    let fails = values["fails"].flatMap { word($0, "fails", ["any", "all"], root: root) }
    let id = required("id", values, root: root)
    let title = required("title", values, root: root)
    guard let id, let title, let severity = severity.flatMap(Severity.init(word:)),
      let subject = on.flatMap(RuleSubject.init(word:))
    else { return nil }
    if !Self.isIdentifier(id.text) {
      report(id.node, "an id is small letters, digits and hyphens, such as `badge-on-photo`")
    }
    if each != nil, !subject.hasCorners {
      report(values["each"], "`each: corner` is for shape, component and nesting")
    }
    if fails != nil, each == nil {
      report(values["fails"], "`fails` counts corners; it needs `each: corner`")
    }
    var draft = RuleDraft(
      source: source, id: id, title: title.text, severity: severity, subject: subject,
      isPerCorner: each != nil, failsAll: fails == "all", when: scalar("when", values),
      require: scalar("require", values), once: scalar("once", values),
      worst: scalar("worst", values), silences: [], options: [], at: scalar("at", values),
      note: scalar("note", values), message: scalar("message", values),
      help: scalar("help", values), labels: [], fixes: [])
    draft.silences = items(of: values["silences"], "silences").compactMap { item in
      scalar(item, "an id of a rule")
    }
    draft.options = options(values["options"])
    draft.labels = items(of: values["labels"], "labels").compactMap { label($0) }
    draft.fixes = items(of: values["fixes"], "fixes").compactMap { fix($0) }
    if subject != .loading {
      for key in ["at", "message"] where values[key] == nil { reportMissing(key, root) }
      if draft.when == nil, draft.require == nil { reportMissing("when", root) }
    }
    return faults.isEmpty ? draft : nil
  }

  // MARK: Parts of a rule

  private mutating func label(_ node: NodeIndex) -> RuleDraft.LabelDraft? {
    guard let values = mapping(node, ["at", "text", "when"]) else { return nil }
    let at = required("at", values, root: node)
    let text = required("text", values, root: node)
    guard let at, let text else { return nil }
    return RuleDraft.LabelDraft(at: at, text: text, when: scalar("when", values))
  }

  private mutating func fix(_ node: NodeIndex) -> RuleDraft.FixDraft? {
    guard let values = mapping(node, ["when", "set", "insert", "into", "to", "safety"]) else {
      return nil
    }
    let to = required("to", values, root: node)
    let safety = word(values["safety"], "safety", ["safe", "unsafe"], root: node)
    guard let to, let safety = safety.flatMap(Fix.Safety.init(rawValue:)) else { return nil }
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

  private mutating func options(_ node: NodeIndex?) -> [RuleDraft.OptionDraft] {
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
        report(value, "an option is a number, a text, true, false, or a list of one of these")
      }
    }
    return options
  }

  private func option(_ node: NodeIndex) -> Value? {
    switch tree.kind(node) {
    case .scalar:
      if tree.style(node) != .plain { return .string(tree.string(node)) }
      if tree.isScalar(node, "true") { return .bool(true) }
      if tree.isScalar(node, "false") { return .bool(false) }
      if tree.isNull(node) { return nil }
      return tree.withBytes(of: node) { bytes in
        if case .decimal(let number, _) = NumberSpelling.read(bytes) { return .double(number) }
        return .string(String(decoding: bytes, as: UTF8.self))
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

  private mutating func readDocumentation(_ values: [String: NodeIndex]) {
    documentation.why = scalar("why", values)?.text ?? ""
    documentation.how = scalar("how", values)?.text ?? ""
    guard let node = values["examples"], let examples = mapping(node, ["good", "bad"]) else {
      return
    }
    documentation.goodExamples = items(of: examples["good"], "good").map { item in
      RuleDescription.GoodExample(file: tree.string(item))
    }
    for item in items(of: examples["bad"], "bad") {
      guard let values = mapping(item, ["line", "marks", "rule", "file"]) else { continue }
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

  // MARK: Values

  private mutating func required(
    _ key: String, _ values: [String: NodeIndex], root: NodeIndex
  ) -> RuleTextDraft? {
    guard values[key] != nil else {
      reportMissing(key, root)
      return nil
    }
    return scalar(key, values)
  }

  private mutating func scalar(
    _ key: String, _ values: [String: NodeIndex]
  ) -> RuleTextDraft? {
    guard let node = values[key] else { return nil }
    return scalar(node, "a text")
  }

  private mutating func scalar(_ node: NodeIndex, _ what: String) -> RuleTextDraft? {
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

  private mutating func word(
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

  private mutating func items(of node: NodeIndex?, _ key: String) -> [NodeIndex] {
    guard let node else { return [] }
    guard tree.kind(node) == .sequence else {
      report(node, "`\(key)` is a list")
      return []
    }
    return tree.items(of: node).map { tree.resolved($0) }
  }

  private mutating func mapping(_ node: NodeIndex, _ keys: [String]) -> [String: NodeIndex]? {
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

  private mutating func reportUnknownKey(_ node: NodeIndex, among keys: [String]) {
    let key = tree.string(node)
    let guess = NameSuggestion.nearest(to: key, among: keys)
    let help = guess.map { "did you mean `\($0)`?" } ?? "known are \(keys.joined(separator: ", "))"
    report(node, "there is no key `\(key)` here; \(help)")
  }

  private mutating func reportMissing(_ key: String, _ node: NodeIndex) {
    let range = tree.range(node)
    report(ByteRange(start: range.start, end: range.start), "the key `\(key)` is missing")
  }

  private mutating func report(_ node: NodeIndex?, _ sentence: String) {
    report(node.map { tree.range($0) } ?? ByteRange(0, 0), sentence)
  }

  private mutating func report(_ range: ByteRange, _ sentence: String) {
    faults.append(RuleFault(source: source, range: range, sentence: sentence))
  }

  /// The file up to the line that starts with `why:`.
  private static func conditions(of bytes: [UInt8]) -> [UInt8] {
    let start: [UInt8] = Array("why:".utf8)
    return bytes.withUnsafeBufferPointer { text in
      var offset = 0
      while offset + start.count <= text.count {
        if text[offset] == start[0], text[offset + 1] == start[1], text[offset + 2] == start[2],
          text[offset + 3] == start[3]
        {
          return Array(text[..<offset])
        }
        while offset < text.count, text[offset] != 0x0A { offset += 1 }
        offset += 1
      }
      return Array(text)
    }
  }

  private static func isIdentifier(_ id: String) -> Bool {
    guard let first = id.utf8.first, (0x61...0x7A).contains(first), id.utf8.last != 0x2D else {
      return false
    }
    return id.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
  }
}
