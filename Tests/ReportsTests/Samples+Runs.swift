import Diagnostics
import Reports

extension Samples {
  /// Characters that mean something in one format or another, or steer a terminal.
  static let odd = "\u{1B}[2J\r\n\u{0}\u{85}\u{FEFF}\u{202E}\u{FFFF}<&>\"'|`*_[x]\\%:,#$~\t."

  /// Why a run could not do all of its work.
  static let problems = [
    "tokens/locked.yaml cannot be read: permission denied; allow it to be read",
    "the rule `too-round` failed at tokens/card.yaml",
  ]

  /// A run in the folder `app` of a repository.
  static func run(
    _ files: [FileResult], minimumSeverity: Severity = .info, baselined: Int = 0, fixed: Int = 0,
    tried: Set<Fix.Safety> = [], problems: [String] = [], leastFailing: [Severity?] = [],
    rules: [ReportedRule] = [], pictures: ReportPictures = .none
  ) -> RunReport {
    RunReport(
      files: files, minimumSeverity: minimumSeverity,
      folders: ReportFolders(
        working: Array("/repository/app".utf8), repository: Array("/repository".utf8)),
      baselinedCount: baselined, fixedCount: fixed, triedFixes: tried, problems: problems,
      leastFailing: leastFailing, rules: { rules }, pictures: pictures)
  }

  /// A file with nothing to report.
  static let clean = FileResult(
    source: SourceText(path: "clean.yaml", text: "corners: {}\n"), violations: [],
    summary: summary(files: 1))

  /// A file of violations one a line, from their rules, severities and fixes.
  static func file(
    _ violations: [(rule: String, severity: Severity, fix: Fix.Safety?)], path: String = "a.yaml"
  ) -> FileResult {
    let text = violations.indices.map { "line\($0)\n" }.joined()
    return FileResult(
      source: SourceText(path: path, text: text),
      violations: violations.enumerated().map { index, violation in
        let range = range(of: "line\(index)", in: text)
        return Violation(
          rule: violation.rule, severity: violation.severity, message: "no \(index)", range: range,
          fix: violation.fix.map { Fix(safety: $0, edits: [Fix.Edit(range: range, text: "x")]) })
      },
      summary: summary(files: 1))
  }

  /// A file where path, rule, component and all texts are odd.
  static var oddFile: FileResult {
    FileResult(
      source: SourceText(path: odd, text: "a: 1\nb: 2\n"),
      violations: [
        Violation(
          rule: odd, severity: .error, message: odd, help: odd, component: odd,
          range: ByteRange(0, 1), note: odd, labels: [Label(range: ByteRange(5, 6), message: odd)])
      ],
      summary: summary(files: 1, skipped: [odd: 1]))
  }

  /// A report as text.
  static func text(
    _ reporter: Reporter, _ report: RunReport, _ style: ReportStyle = ReportStyle()
  ) -> String {
    String(decoding: reporter.render(report, style), as: UTF8.self)
  }
}
