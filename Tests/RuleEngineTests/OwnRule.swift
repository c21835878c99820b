import Diagnostics
import RuleEngine
import Testing

/// Books of rules that a test writes down, and what they find.
enum OwnRule {
  /// A book of rule texts; a test of their faults looks at `faults`.
  static func book(
    _ rules: [String], settings: RuleSettings = RuleSettings()
  ) -> (book: RuleBook, faults: [RuleFault]) {
    let sources = rules.enumerated().map { index, text in
      RuleSource(path: "rules/\(index).yaml", bytes: Array(text.utf8), isBuiltIn: false)
    }
    return RuleBook.load(sources, settings: settings)
  }

  /// What rules report on a token file.
  static func lint(
    _ rules: [String], on tokens: String, settings: RuleSettings = RuleSettings()
  ) throws -> LintOutcome {
    let (book, faults) = book(rules, settings: settings)
    try #require(faults.map(\.sentence) == [])
    return Linter(book: book).lint(SourceText(path: "tokens.yaml", text: tokens), isNamed: true)
  }

  /// A rule with the keys that every rule needs; `keys` come behind them.
  static func text(
    _ id: String = "own-rule", on subject: String = "component",
    at place: String = "component.placed", message: String = "found", keys: String
  ) -> String {
    """
    id: \(id)
    title: A rule of our own
    severity: warning
    on: \(subject)
    at: \(place)
    message: "\(message)"
    \(keys)
    """
  }
}
