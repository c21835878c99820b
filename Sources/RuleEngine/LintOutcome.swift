import Diagnostics

/// What linting one file gave.
package struct LintOutcome: Sendable {
  /// The violations and the summary.
  package let result: FileResult
  /// Rules that could not be worked out; the run ends with exit code 2 when there are any.
  package let failures: [RuleFailure]

  /// Makes an outcome.
  package init(result: FileResult, failures: [RuleFailure]) {
    self.result = result
    self.failures = failures
  }
}
