import Diagnostics

/// What is wrong with an ignore comment; all its sentences are here.
enum SuppressionProblem {
  /// It has not the form of an ignore comment.
  case misspelt
  /// It names no rule.
  case namesNoRule
  /// It names rules that do not exist; `guess` is a rule that the first was probably meant to be.
  case unknownRules([String], guess: String?)
  /// It does not say why.
  case unexplained
  /// It names rules that report nothing where it speaks; `isWhole` when that is all it names.
  case unused([String], isWhole: Bool)

  /// The id of the rule whose fault nobody can ignore.
  static let neverIgnored = Violation.syntaxRule

  /// The id of the rule that wants a reason; it runs only where the settings require one.
  static let unexplainedRule = "unexplained-suppression"

  private static let form = "# cornerlint: ignore[rule-id] reason"

  /// The rule that reports it.
  var rule: String {
    switch self {
    case .misspelt, .namesNoRule, .unknownRules: "unknown-rule"
    case .unexplained: Self.unexplainedRule
    case .unused: "unused-suppression"
    }
  }

  /// What is wrong.
  var message: String {
    switch self {
    case .misspelt: "this ignore comment is not understood"
    case .namesNoRule: "this ignore comment names no rule"
    case .unknownRules(let ids, _):
      ids.count == 1
        ? "there is no rule \(Self.list(ids))" : "there are no rules \(Self.list(ids))"
    case .unexplained: "this ignore comment gives no reason"
    case .unused([Self.neverIgnored], _): "`\(Self.neverIgnored)` cannot be ignored"
    case .unused(let ids, _): "nothing to ignore here for \(Self.list(ids))"
    }
  }

  /// What to write instead.
  var help: String {
    switch self {
    case .misspelt:
      "write `\(Self.form)`, or `ignore-file[rule-id]` for the whole file"
    case .namesNoRule: "write `\(Self.form)`"
    case .unknownRules(_, let guess?): "did you mean `\(guess)`?"
    case .unknownRules: "`cornerlint rules` lists them all"
    case .unexplained: "write a few words behind the `]` that say why"
    case .unused(_, isWhole: true): "remove the comment"
    case .unused(let ids, isWhole: false): "remove \(Self.list(ids)) from the comment"
    }
  }

  /// The violation at a comment.
  func violation(at comment: SuppressionComment, severity: Severity) -> Violation {
    Violation(
      rule: rule, severity: severity, message: message, help: help, range: comment.range)
  }

  private static func list(_ ids: [String]) -> String {
    ids.map { "`\($0)`" }.joined(separator: ", ")
  }
}
