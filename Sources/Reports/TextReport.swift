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
        write(clipped(violation), positions: positions, style: style, to: &text)
      }
    }
    if !style.isQuiet {
      if !isFirst { text.write("\n") }
      SummaryLines(of: report).write(to: &text)
    }
    return text.output.bytes
  }

  /// The violation with no text longer than people read.
  private static func clipped(_ violation: Violation) -> Violation {
    var result = violation
    result.message = TerminalText.clipped(violation.message)
    result.help = TerminalText.clipped(violation.help)
    result.note = TerminalText.clipped(violation.note)
    result.labels = violation.labels.map {
      Label(range: $0.range, message: TerminalText.clipped($0.message))
    }
    return result
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
    if let remark = violation.placementsRemark {
      writeRemark("note", remark, indentation: snippet.gutterWidth, to: &text)
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
}
