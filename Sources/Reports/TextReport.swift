import Diagnostics

extension Reporter {
  /// The report for people: each violation with the lines it is about, then the summary.
  package static let text = Reporter(name: "text") { report, style in
    var text = TextWriter(isColoured: style.isColoured)
    var others = OtherFiles()
    var isFirst = true
    for file in report.files where file.violations.contains(where: report.shows) {
      let positions = PositionTable(file.source)
      for violation in file.violations where report.shows(violation) {
        if !isFirst { text.write("\n") }
        isFirst = false
        let violation = violation.clipped
        let snippets = violation.snippets(positions, &others, width: style.width)
        write(violation, snippets, to: &text)
      }
    }
    if !style.isQuiet {
      if !isFirst { text.write("\n") }
      SummaryLines(of: report).write(to: &text)
    }
    return text.output.bytes
  }

  private static func write(
    _ violation: Violation, _ snippets: [Snippet], to text: inout TextWriter
  ) {
    text.writePrintable(
      "\(violation.severity.word)[\(violation.rule)]", as: .severity(violation.severity))
    text.writePrintable(": " + violation.clippedMessage, as: .strong)
    text.write("\n")
    for snippet in snippets { snippet.write(to: &text) }
    let gutterWidth = snippets.first?.gutterWidth ?? 0
    if !violation.help.isEmpty {
      writeRemark("help", violation.help, indentation: gutterWidth, to: &text)
    }
    if let remark = violation.placementsRemark {
      writeRemark("note", remark, indentation: gutterWidth, to: &text)
    }
    writeRemark(
      "rule", "cornerlint rules \(violation.rule)", indentation: gutterWidth, to: &text)
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
