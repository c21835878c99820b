import Diagnostics

/// What a run has to report.
package struct RunReport: Sendable {
  /// The files, in the order in which they are reported.
  package let files: [FileResult]
  /// What all files together looked at.
  package let summary: LintSummary
  /// Violations that weigh less are not shown.
  package let minimumSeverity: Severity
  /// The folders that paths are relative to.
  package let folders: ReportFolders
  /// How many violations were left out because they are in a baseline.
  package let baselinedCount: Int
  /// How many violations were fixed before this report.
  package let fixedCount: Int
  /// The kinds of fixes that were tried before this report: what they did not settle they cannot.
  package let triedFixes: Set<Fix.Safety>
  /// Why the run could not do all of its work, a sentence each; empty when it could.
  package let problems: [String]
  /// The least severity that fails the run, for each file; nil where nothing does.
  let leastFailing: [Severity?]
  /// What is to be said of the rules of the run, by id; read when a format asks for it.
  package let rules: @Sendable () -> [ReportedRule]
  /// Where the pictures of violations come from; asked when a format shows them.
  package let pictures: ReportPictures
  /// How many violations were found, shown or not, by `Severity.rawValue`.
  private let counts: [Int]

  /// Sums up the files; what is left out is unknown or none.
  package init(
    files: [FileResult], minimumSeverity: Severity = .info,
    folders: ReportFolders = ReportFolders(), baselinedCount: Int = 0, fixedCount: Int = 0,
    triedFixes: Set<Fix.Safety> = [], problems: [String] = [], leastFailing: [Severity?] = [],
    rules: @escaping @Sendable () -> [ReportedRule] = { [] },
    pictures: ReportPictures = .none
  ) {
    self.folders = folders
    self.baselinedCount = baselinedCount
    self.fixedCount = fixedCount
    self.triedFixes = triedFixes
    self.problems = problems
    self.leastFailing = leastFailing
    self.rules = rules
    self.pictures = pictures
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

  /// Whether a violation of a file fails the run; errors do where nothing else was said.
  ///
  /// - Parameter file: the place of the file among `files`.
  func fails(_ violation: Violation, inFile file: Int) -> Bool {
    guard file < leastFailing.count else { return violation.severity == .error }
    return leastFailing[file].map { violation.severity >= $0 } ?? false
  }

  /// How many of the violations shown have a fix of a kind that was not tried yet.
  package func fixableCount(_ safety: Fix.Safety) -> Int {
    if triedFixes.contains(safety) { return 0 }
    return files.reduce(0) { count, file in
      count + file.violations.count { shows($0) && $0.fix?.safety == safety }
    }
  }

  /// Whether a violation is shown.
  func shows(_ violation: Violation) -> Bool { violation.severity >= minimumSeverity }
}
