import Diagnostics

/// What a report may say about a rule beside its violations.
package struct ReportedRule: Sendable {
  /// The id.
  package let id: String
  /// A few words.
  package let title: String
  /// How much it weighs in this run.
  package let severity: Severity
  /// What it is about, such as `nesting`; empty for some of a team's own.
  package let group: String
  /// Why it matters; may be empty, may have several lines.
  package let why: String
  /// What to do about it; may be empty, may have several lines.
  package let how: String

  /// Makes a rule for reports.
  package init(
    id: String, title: String, severity: Severity, group: String, why: String, how: String
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.group = group
    self.why = why
    self.how = how
  }
}
