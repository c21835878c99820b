import Diagnostics
import Reports

extension Samples {
  /// A run in the folder `app` of a repository.
  static let folders = ReportFolders(
    working: Array("/repository/app".utf8), repository: Array("/repository".utf8))

  /// A rule that `card` breaks, and one that it keeps.
  static let rules = [
    ReportedRule(
      id: "missing-minimum", title: "Concentric corner without a minimum", severity: .warning,
      group: "concentric", why: "Far inside, `concentric` comes to 0.\n",
      how: "Write `{ concentric: { minimum: inner } }`.\n"),
    ReportedRule(
      id: "never-reported", title: "Never reported", severity: .info, group: "", why: "",
      how: ""),
  ]

  /// One file with one violation at some bytes.
  static func file(_ text: String, at range: ByteRange, fix: Fix? = nil) -> FileResult {
    FileResult(
      source: SourceText(path: "a.yaml", text: text),
      violations: [
        Violation(rule: "some-rule", severity: .error, message: "no", range: range, fix: fix)
      ],
      summary: summary(files: 1))
  }
}
