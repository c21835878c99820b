import Diagnostics

extension Reporter {
  /// The report for GitLab's Code Quality widget: a JSON array, one line a violation.
  ///
  /// Paths count from the repository. A fingerprint is made of rule, path, the name a violation is
  /// written under, the marked text and the number of its occurrence, so that it outlives lines that
  /// move. The rule stands in front of the description because the widget does not show `check_name`.
  package static let gitlab = Reporter(name: "gitlab", namesViolations: true) { report, _ in
    var json = JSONWriter()
    var fingerprints = ViolationFingerprints()
    json.write("[")
    var isFirst = true
    for file in report.files where file.violations.contains(where: report.shows) {
      let lines = LineTable(file.source.bytes)
      let path = ReportPath.fromRoot(file.source.pathBytes, in: report.folders)
      for violation in file.violations where report.shows(violation) {
        json.write(isFirst ? "\n" : ",\n")
        isFirst = false
        json.write("{\"description\": ")
        json.writeString("\(violation.rule): \(violation.messageWithModes)")
        json.write(", \"check_name\": ")
        json.writeString(violation.rule)
        json.write(", \"fingerprint\": ")
        json.writeString(fingerprints.next(for: violation, in: file.source, path: path))
        json.write(", \"severity\": ")
        json.write(gitLabSeverity(violation.severity))
        json.write(", \"location\": {\"path\": ")
        json.writeString(String(decoding: path, as: UTF8.self))
        json.write(", \"lines\": {\"begin\": ")
        json.write(lines.lineIndex(at: violation.range.start) + 1)
        json.write("}}}")
      }
    }
    json.write(isFirst ? "]\n" : "\n]\n")
    return json.bytes
  }

  private static func gitLabSeverity(_ severity: Severity) -> StaticString {
    switch severity {
    case .error: "\"major\""
    case .warning: "\"minor\""
    case .info: "\"info\""
    }
  }
}
