import Diagnostics

extension Reporter {
  /// The report for people: each violation with the lines it is about, then the summary.
  package static let text = Reporter(name: "text") { report, style in
    var text = TextWriter(isColoured: style.isColoured)
    var isFirst = true
    for file in report.files where file.violations.contains(where: report.shows) {
      let positions = PositionTable(file.source)
      for violation in file.violations where report.shows(violation) {
        if !isFirst { text.write("\n") }
        isFirst = false
        write(violation, positions: positions, style: style, to: &text)
      }
    }
    if !style.isQuiet {
      if !isFirst { text.write("\n") }
      writeSummary(of: report, to: &text)
    }
    return text.output.bytes
  }

  private static func write(
    _ violation: Violation, positions: PositionTable, style: ReportStyle, to text: inout TextWriter
  ) {
    let snippet = Snippet(of: violation, positions: positions, width: style.width)
    let position = positions.position(at: violation.range.start)
    text.writePrintable(
      "\(violation.severity.word)[\(violation.rule)]", as: .severity(violation.severity))
    text.writePrintable(": " + violation.message, as: .strong)
    text.write("\n")
    text.writeSpaces(snippet.gutterWidth)
    text.write("-->", as: .gutter)
    text.write(" ")
    text.writePrintable(positions.source.path)
    text.write(":")
    text.write(position.line)
    text.write(":")
    text.write(position.column)
    text.write("\n")
    snippet.write(to: &text)
    if !violation.help.isEmpty {
      writeRemark("help", violation.help, indentation: snippet.gutterWidth, to: &text)
    }
    if violation.placements > 1 {
      let others = Counted.text(violation.placements - 1, "other placement")
      writeRemark("note", "the same in \(others)", indentation: snippet.gutterWidth, to: &text)
    }
    writeRemark(
      "rule", "cornerlint rules \(violation.rule)", indentation: snippet.gutterWidth, to: &text)
  }

  private static func writeRemark(
    _ word: String, _ sentence: String, indentation: Int, to text: inout TextWriter
  ) {
    text.writeSpaces(indentation + 1)
    text.write("=", as: .gutter)
    text.write(" ")
    text.write(word + ":", as: .strong)
    text.write(" ")
    text.writePrintable(sentence)
    text.write("\n")
  }

  private static func writeSummary(of report: RunReport, to text: inout TextWriter) {
    let summary = report.summary
    if summary.files == 0 {
      text.write("no files checked\n")
      return
    }
    text.writePrintable(Counted.text(summary.files, "file"))
    text.writePrintable(", " + Counted.text(summary.components, "component"))
    text.writePrintable(", " + Counted.text(summary.nestings, "nesting") + " checked, ")
    let reasons = summary.skippedInOrder
    text.write(reasons.reduce(0) { $0 + $1.count })
    text.write(" skipped")
    if !reasons.isEmpty {
      let list = reasons.map { "\($0.reason): \($0.count)" }.joined(separator: ", ")
      text.writePrintable(" (\(list))")
    }
    text.write("\n")
    var isFirst = true
    for severity in Severity.allCases.reversed() {
      let count = report.shownCount(severity)
      guard count > 0 else { continue }
      if !isFirst { text.write(", ") }
      isFirst = false
      text.write(Counted.text(count, severity.word), as: .severity(severity))
    }
    if isFirst {
      text.write("no violations")
      if report.hiddenCount > 0 {
        text.write(" shown, ")
        text.write(report.hiddenCount)
        text.write(" hidden")
      }
    }
    text.write("\n")
  }
}
