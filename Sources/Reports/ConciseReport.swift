import Diagnostics

extension Reporter {
  /// The report for people with many violations: one line each, then the summary.
  package static let concise = Reporter(name: "concise") { report, style in
    var text = TextWriter(isColoured: style.isColoured)
    for file in report.shownFiles {
      let path = file.source.path
      for violation in file.violations {
        let position = file.start(of: violation)
        text.writePrintable("\(path):\(position.line):\(position.column): ")
        text.writePrintable(
          "\(violation.severity.word)[\(violation.rule)]", as: .severity(violation.severity))
        text.writePrintable(": " + violation.clippedMessage)
        text.write("\n")
      }
    }
    if !style.isQuiet { SummaryLines(of: report).write(to: &text) }
    return text.output.bytes
  }
}
