import Diagnostics

/// One item of `overrides`.
package struct OverrideEntry: Sendable {
  /// The files that it is for.
  package let files: Located<PathPatterns>
  /// What it says about rules, in file order.
  package let rules: [RuleEntry]
  /// When the run fails.
  package let failLevel: Located<FailLevel>?
  /// Points by which two lengths may differ and still be the same.
  package let tolerance: Located<Double>?
}
