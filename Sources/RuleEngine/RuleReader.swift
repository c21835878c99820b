import Diagnostics
import Expressions
import YAMLTree

/// Reads the YAML of a rule file and checks its form: keys, words and types, not the expressions.
struct RuleReader {
  /// The file.
  let source: SourceText
  /// What is wrong with it so far.
  var faults: [RuleFault] = []
  /// What stands from `why:` on; empty unless it was asked for.
  var documentation = RuleDocumentation()

  let tree: YAMLTree
  private let isBuiltIn: Bool

  /// The keys of a rule, in the order in which they stand in a file.
  static let keys = [
    "id", "title", "severity", "on", "files", "each", "fails", "when", "require", "once", "worst",
    "silences", "options", "at", "note", "message", "help", "labels", "fixes", "why", "how",
    "examples",
  ]
  static let labelKeys = ["at", "text", "when"]
  static let fixKeys = ["when", "set", "insert", "into", "to", "safety"]
  static let exampleKeys = ["good", "bad"]
  static let badExampleKeys = ["line", "marks", "rule", "file"]
  /// The words after `each:`.
  static let eachWords = ["corner"]
  // Made once: there are many rule files at each start.
  private static let severityWords = Severity.allCases.map(\.word)
  private static let subjectWords = RuleSubject.allCases.map(\.word)
  /// What a team's own rules may look at.
  private static let ownSubjectWords = RuleSubject.allCases.filter { $0 != .loading }.map(\.word)
  /// The words after `files:`.
  static let fileWords = RuledFiles.allCases.map(\.rawValue)
  /// The words after `safety:`.
  static let safetyWords = SafetyWord.allCases.map(\.rawValue)
  /// The words after `fails:`.
  static let failWords = ["any", "all"]

  private let extent: RuleExtent

  /// Takes in a file as far as `extent` goes.
  init(_ file: RuleSource, _ extent: RuleExtent) {
    self.extent = extent
    source = SourceText(pathBytes: Array(file.path.utf8), bytes: extent.part(of: file.bytes))
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
      report(tree.documents.first, "a rule file is a mapping with the keys id, title, on, message")
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
    let severity = word(values["severity"], "severity", Self.severityWords, root: root)
    let on = word(
      values["on"], "on", isBuiltIn ? Self.subjectWords : Self.ownSubjectWords, root: root)
    let each = values["each"].flatMap { word($0, "each", Self.eachWords, root: root) }
    let files = values["files"].flatMap { word($0, "files", Self.fileWords, root: root) }
    let fails = values["fails"].flatMap { word($0, "fails", Self.failWords, root: root) }
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
      files: files.flatMap(RuledFiles.init) ?? .specs, isPerCorner: each != nil,
      failsAll: fails == "all", when: scalar("when", values),
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
    if subject != .loading, extent != .conditions {
      for key in ["at", "message"] where values[key] == nil { reportMissing(key, root) }
      if draft.when == nil, draft.require == nil { reportMissing("when", root) }
    }
    return faults.isEmpty ? draft : nil
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
