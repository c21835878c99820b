import Diagnostics

extension Reporter {
  /// A table for the summary of a CI step or a comment, in GitHub's Markdown.
  ///
  /// Errors come first, then warnings, then infos, each in the order of the files. At most 500 rows and
  /// 900,000 bytes, because GitHub refuses a summary of more than 1 MiB; then it says how many of
  /// each are left out. Why the run could not do all of its work stands above the table.
  package static let markdown = Reporter(name: "markdown") { report, _ in
    let summary = SummaryLines(of: report)
    var output = ByteWriter()
    if report.problems.isEmpty {
      output.write("## cornerlint: ")
      output.write(
        MarkdownText.escaped(
          summary.found.isEmpty ? summary.checked : SummaryLines.result(of: report)))
      output.write("\n\n")
    } else {
      writeProblems(report.problems, to: &output)
    }
    writeTable(of: report, to: &output)
    output.write(MarkdownText.escaped(SummaryLines.sentence(summary.checked)))
    if !summary.found.isEmpty {
      output.write("<br>\n")
      output.write(MarkdownText.escaped(SummaryLines.sentence(summary.found)))
    }
    output.write("\n")
    return output.bytes
  }

  /// The most rows of the table.
  private static var mostRows: Int { 500 }
  /// The most bytes up to the end of the table.
  private static var mostBytes: Int { 900_000 }
  /// The most problems listed.
  private static var mostProblems: Int { 100 }

  private static func writeProblems(_ problems: [String], to output: inout ByteWriter) {
    output.write("## cornerlint could not do all of its work\n\n")
    for problem in problems.prefix(mostProblems) {
      output.write("- error: ")
      output.write(MarkdownText.prose(TerminalText.clipped(problem)))
      output.write("\n")
    }
    if problems.count > mostProblems {
      output.write("- and ")
      output.write(problems.count - mostProblems)
      output.write(" more\n")
    }
    output.write("\n")
  }

  private static func writeTable(of report: RunReport, to output: inout ByteWriter) {
    guard Severity.allCases.contains(where: { report.shownCount($0) > 0 }) else { return }
    output.write("| Severity | Place | Rule | Message |\n| --- | --- | --- | --- |\n")
    var rows = [Int](repeating: 0, count: Severity.allCases.count)
    var rowsLeft = mostRows
    severities: for severity in Severity.allCases.reversed()
    where report.shownCount(severity) > 0 {
      for file in report.shownFiles(with: severity) {
        let path = file.pathFromRoot(in: report.folders)
        for violation in file.violations {
          let row = row(of: violation, path: path, line: file.start(of: violation).line)
          guard rowsLeft > 0, output.bytes.count + row.utf8.count <= mostBytes else {
            break severities
          }
          output.write(row)
          rowsLeft -= 1
          rows[Int(severity.rawValue)] += 1
        }
      }
    }
    output.write("\n")
    let left = Severity.allCases.reduce(0) { $0 + report.shownCount($1) } - rows.reduce(0, +)
    if left > 0 {
      let counts = SummaryLines.counts { report.shownCount($0) - rows[Int($0.rawValue)] }
      output.write("and \(left) more: \(counts)\n\n")
    }
  }

  private static func row(of violation: Violation, path: String, line: Int) -> String {
    let place = MarkdownText.escaped("\(TerminalText.clipped(path)):\(line)")
    let rule = MarkdownText.escaped(TerminalText.clipped(violation.rule))
    var lines = [MarkdownText.prose(violation.clippedMessage)]
    if !violation.component.isEmpty {
      let component = MarkdownText.escaped(TerminalText.clipped(violation.component))
      lines.append("component: " + component)
    }
    if !violation.help.isEmpty {
      lines.append("help: " + MarkdownText.prose(TerminalText.clipped(violation.help)))
    }
    let message = lines.joined(separator: "<br>")
    return "| \(violation.severity.word) | \(place) | \(rule) | \(message) |\n"
  }
}
