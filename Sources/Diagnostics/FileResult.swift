/// All that linting one file brought to light.
package struct FileResult: Sendable {
  /// The text, for snippets and positions.
  package var source: SourceText
  /// The violations by offset, then rule id.
  package var violations: [Violation]
  /// What was looked at.
  package var summary: LintSummary

  /// Makes a result.
  package init(source: SourceText, violations: [Violation], summary: LintSummary) {
    self.source = source
    self.violations = violations
    self.summary = summary
  }
}
