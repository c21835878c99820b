import Diagnostics

extension Reporter {
  /// A table for the summary of a CI step or a comment, in GitHub's Markdown.
  ///
  /// At most 500 rows and 900,000 bytes, because GitHub refuses a summary of more than 1 MiB; then
  /// it says how many are left out.
  package static let markdown = Reporter(name: "markdown") { report, _ in
    let summary = SummaryLines(of: report)
    var output = ByteWriter()
    output.write("## cornerlint: ")
    output.write(
      MarkdownText.escaped(summary.found.isEmpty ? summary.checked : heading(of: report)))
    output.write("\n\n")
    writeTable(of: report, to: &output)
    output.write(MarkdownText.escaped(sentence(summary.checked)))
    if !summary.found.isEmpty {
      output.write("<br>\n")
      output.write(MarkdownText.escaped(sentence(summary.found)))
    }
    output.write("\n")
    return output.bytes
  }

  /// The most rows of the table.
  private static var mostRows: Int { 500 }
  /// The most bytes up to the end of the table.
  private static var mostBytes: Int { 900_000 }

  private static func heading(of report: RunReport) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.shownCount(severity)
      return count > 0 ? Counted.text(count, severity.word) : nil
    }
    if !counts.isEmpty { return counts.joined(separator: ", ") }
    return report.hiddenCount > 0 ? "No violations shown" : "No violations"
  }

  /// The words with a capital and a full stop.
  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  private static func writeTable(of report: RunReport, to output: inout ByteWriter) {
    let total = Severity.allCases.reduce(0) { $0 + report.shownCount($1) }
    guard total > 0 else { return }
    output.write("| Severity | Place | Rule | Message |\n| --- | --- | --- | --- |\n")
    var rows = 0
    files: for file in report.shownFiles {
      let path = file.pathFromRoot(in: report.folders)
      for violation in file.violations {
        let row = row(of: violation, path: path, line: file.start(of: violation).line)
        guard rows < mostRows, output.bytes.count + row.utf8.count <= mostBytes else {
          break files
        }
        output.write(row)
        rows += 1
      }
    }
    output.write("\n")
    if rows < total {
      output.write("and ")
      output.write(total - rows)
      output.write(" more\n\n")
    }
  }

  private static func row(of violation: Violation, path: String, line: Int) -> String {
    let cells = [
      violation.severity.word, "\(TerminalText.clipped(path)):\(line)",
      TerminalText.clipped(violation.rule), TerminalText.clipped(violation.message),
    ]
    let help = TerminalText.clipped(violation.help)
    return "| " + cells.map(MarkdownText.escaped).joined(separator: " | ")
      + (help.isEmpty ? "" : "<br>help: " + MarkdownText.escaped(help)) + " |\n"
  }
}
