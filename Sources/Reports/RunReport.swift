import Diagnostics

/// What a run has to report.
package struct RunReport: Sendable {
  /// The files, in the order in which they are reported.
  package let files: [FileResult]
  /// What all files together looked at.
  package let summary: LintSummary
  /// Violations that weigh less are not shown.
  package let minimumSeverity: Severity
  /// How many violations were found, shown or not, by `Severity.rawValue`.
  private let counts: [Int]

  /// Sums up the files.
  package init(files: [FileResult], minimumSeverity: Severity = .info) {
    self.files = files
    self.minimumSeverity = minimumSeverity
    var summary = LintSummary()
    var counts = [Int](repeating: 0, count: Severity.allCases.count)
    for file in files {
      summary.add(file.summary)
      for violation in file.violations { counts[Int(violation.severity.rawValue)] += 1 }
    }
    self.summary = summary
    self.counts = counts
  }

  /// How many violations of a severity were found, shown or not.
  package func foundCount(_ severity: Severity) -> Int { counts[Int(severity.rawValue)] }

  /// How many violations of a severity are shown.
  package func shownCount(_ severity: Severity) -> Int {
    severity >= minimumSeverity ? foundCount(severity) : 0
  }

  /// How many violations were found but are not shown.
  package var hiddenCount: Int {
    Severity.allCases.reduce(0) { $0 + foundCount($1) - shownCount($1) }
  }

  /// The greatest severity found, shown or not; nil for a clean run.
  package var worst: Severity? { Severity.allCases.last { foundCount($0) > 0 } }

  /// Whether a violation is shown.
  func shows(_ violation: Violation) -> Bool { violation.severity >= minimumSeverity }
}
