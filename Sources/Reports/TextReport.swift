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
        let violation = clipped(violation)
        let snippets = snippets(of: violation, positions, &others, width: style.width)
        write(violation, snippets, to: &text)
      }
    }
    if !style.isQuiet {
      if !isFirst { text.write("\n") }
      SummaryLines(of: report).write(to: &text)
    }
    return text.output.bytes
  }

  /// The violation with nothing but its message longer than people read.
  private static func clipped(_ violation: Violation) -> Violation {
    var result = violation
    result.help = TerminalText.clipped(violation.help)
    result.note = TerminalText.clipped(violation.note)
    result.labels = violation.labels.map {
      Label(range: $0.range, message: TerminalText.clipped($0.message), source: $0.source)
    }
    return result
  }

  /// The snippet of the violation's own file, then one of each other file that labels are in, in the
  /// order of the labels; the bars of all stand below each other.
  private static func snippets(
    of violation: Violation, _ positions: PositionTable, _ others: inout OtherFiles, width: Int
  ) -> [Snippet] {
    let main = Mark(range: violation.range, words: violation.note, isMain: true)
    var files = [(positions: positions, marks: [main])]
    for label in violation.labels {
      let place = others.positions(of: label, besides: positions.source) ?? positions
      let mark = Mark(range: label.range, words: label.message, isMain: false)
      let known = files.firstIndex {
        $0.positions.source.pathBytes == place.source.pathBytes
      }
      if let known {
        files[known].marks.append(mark)
      } else {
        files.append((place, [mark]))
      }
    }
    var snippets = files.map {
      Snippet(of: $0.marks, positions: $0.positions, severity: violation.severity, width: width)
    }
    let gutterWidth = snippets.map(\.gutterWidth).max() ?? 0
    for index in snippets.indices { snippets[index].gutterWidth = gutterWidth }
    return snippets
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
