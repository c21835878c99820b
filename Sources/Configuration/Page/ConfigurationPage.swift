import Expressions

/// The settings that hold, as a configuration file with a word on where each comes from.
package struct ConfigurationPage: Sendable {
  /// A setting with where it comes from, such as `default` or `--fail-level`.
  package struct Row<Content: Sendable>: Sendable {
    /// What holds.
    package var value: Content
    /// Where it comes from; empty to say nothing.
    package var origin: String

    /// Makes a row.
    package init(_ value: Content, from origin: String) {
      self.value = value
      self.origin = origin
    }
  }

  /// A rule with its level and all its options.
  package struct Rule: Sendable {
    /// The id.
    package var id: String
    /// Whether it runs and how much it weighs.
    package var level: Row<RuleLevel>
    /// The options by name.
    package var options: [(name: String, value: Row<Value>)]

    /// Makes a rule.
    package init(id: String, level: Row<RuleLevel>, options: [(name: String, value: Row<Value>)]) {
      self.id = id
      self.level = level
      self.options = options
    }
  }

  /// An import.
  package struct Import: Sendable {
    /// The path of the token file.
    package var path: String
    /// What the names of its tokens begin with.
    package var prefix: String?
    /// The modes that are taken of it.
    package var modes: [ConfiguredModes]

    /// Makes an import.
    package init(path: String, prefix: String?, modes: [ConfiguredModes]) {
      self.path = path
      self.prefix = prefix
      self.modes = modes
    }
  }

  /// Lines to stand in front as comments, such as the file that the page is about.
  package var heading: [String] = []
  /// Which files in folders are token files; empty to leave the key out.
  package var include: [Row<String>] = []
  /// Which files and folders are left out; empty to leave the key out.
  package var exclude: [Row<String>] = []
  /// Token files that all may refer to; empty to leave the key out.
  package var imports: [Row<Import>] = []
  /// Points that `1rem` stands for; nil to leave `tokens` out.
  package var rem: Row<Double>?
  /// Paths of tokens that are radii; empty to leave the key out.
  package var radii: [Row<String>] = []
  /// Paths of tokens that are paddings; empty to leave the key out.
  package var paddings: [Row<String>] = []
  /// The rules, in order.
  package var rules: [Rule] = []
  /// Folders with rules of the team's own; empty to leave the key out.
  package var ruleDirectories: [Row<String>] = []
  /// When the run fails.
  package var failLevel: Row<FailLevel>?
  /// Points by which two lengths may differ and still be the same.
  package var tolerance: Row<Double>?
  /// The file of known violations.
  package var baseline: Row<String>?
  /// Whether an ignore comment without a reason is reported.
  package var requireReason: Row<Bool>?

  /// Makes a page with nothing on it.
  package init() {}

  /// The page, with comments under each other and a newline at the end.
  package var text: String {
    var lines = CommentedLines()
    for line in heading { lines.add(comment: line) }
    add("include", include, to: &lines)
    add("exclude", exclude, to: &lines)
    addImports(to: &lines)
    addTokens(to: &lines)
    if !rules.isEmpty { lines.add("rules:") }
    for rule in rules { add(rule, to: &lines) }
    add("ruleDirectories", ruleDirectories, to: &lines)
    if let failLevel { lines.add("failLevel: \(failLevel.value.rawValue)", failLevel.origin) }
    if let tolerance {
      lines.add("tolerance: \(DecimalText.exact(tolerance.value))", tolerance.origin)
    }
    if let baseline {
      lines.add("baseline: \(YAMLWriting.scalar(baseline.value))", baseline.origin)
    }
    if let requireReason {
      lines.add("requireReason: \(requireReason.value)", requireReason.origin)
    }
    return lines.text
  }

  /// Adds a list, or nothing for an empty one.
  func add(
    _ key: String, _ rows: [Row<String>], indented indent: String = "",
    to lines: inout CommentedLines
  ) {
    if !rows.isEmpty { lines.add("\(indent)\(key):") }
    for row in rows { lines.add("\(indent)  - \(YAMLWriting.scalar(row.value))", row.origin) }
  }

  private func add(_ rule: Rule, to lines: inout CommentedLines) {
    let id = YAMLWriting.scalar(rule.id)
    guard !rule.options.isEmpty else {
      lines.add("  \(id): \(rule.level.value.word)", rule.level.origin)
      return
    }
    lines.add("  \(id):")
    lines.add("    severity: \(rule.level.value.word)", rule.level.origin)
    lines.add("    options:")
    for option in rule.options {
      let value = YAMLWriting.text(of: option.value.value)
      lines.add("      \(YAMLWriting.scalar(option.name)): \(value)", option.value.origin)
    }
  }
}
