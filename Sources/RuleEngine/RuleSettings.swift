import Diagnostics
import Expressions

/// What the command line and the configuration say about rules.
package struct RuleSettings: Sendable {
  /// The ids that run; nil for all.
  package var only: Set<String>?
  /// The ids that do not run.
  package var off: Set<String>
  /// Severities that replace those of the rule files, by id.
  package var severities: [String: Severity]
  /// Options that replace the defaults of the rule files, by id and option.
  package var options: [String: [String: Value]]
  /// Whether an ignore comment has to say why.
  package var requiresReason: Bool
  /// Points by which two lengths may differ and still be the same.
  package var tolerance: Double

  /// Makes settings; what is left out is as in the rule files.
  package init(
    only: Set<String>? = nil, off: Set<String> = [], severities: [String: Severity] = [:],
    options: [String: [String: Value]] = [:], requiresReason: Bool = false,
    tolerance: Double = Tolerance.standard
  ) {
    self.only = only
    self.off = off
    self.severities = severities
    self.options = options
    self.requiresReason = requiresReason
    self.tolerance = tolerance
  }

  /// The rule that wants ignore comments to say why.
  package static let reasonRule = SuppressionProblem.unexplainedRule

  /// True when the rule runs.
  package func isOn(_ id: String) -> Bool {
    !off.contains(id) && (only?.contains(id) ?? true)
  }
}
