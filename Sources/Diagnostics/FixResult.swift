/// What came of fixing one file.
package struct FixResult: Sendable {
  /// The text now; the text as it was when nothing was fixed.
  package let source: SourceText
  /// What has changed, in bytes of the text as it was, by offset.
  package let changes: [TextChange]
  /// How many fixes were made.
  package let fixedCount: Int
  /// The violations of the text now.
  package let violations: [Violation]
  /// True when there was more to try than passes or looks at the text allowed: another run may fix
  /// more.
  package let ranOut: Bool

  /// Makes a result.
  package init(
    source: SourceText, changes: [TextChange], fixedCount: Int, violations: [Violation],
    ranOut: Bool
  ) {
    self.source = source
    self.changes = changes
    self.fixedCount = fixedCount
    self.violations = violations
    self.ranOut = ranOut
  }

  /// How many of the violations left have a fix of some kinds: it was tried, and would have made
  /// more violations than there were.
  package func refusedCount(_ safeties: Set<Fix.Safety>) -> Int {
    violations.count { $0.fix.map { safeties.contains($0.safety) } ?? false }
  }

  /// True when the text is another now.
  package var isChanged: Bool { !changes.isEmpty }
}
