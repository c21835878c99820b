import Diagnostics

extension Reporter {
  /// The lines that compilers write and Xcode shows beside the code: absolute paths, help and
  /// related places as notes.
  ///
  /// Xcode and gcc have no `info`; it is a note. Why the run could not do all of its work has no
  /// place and comes first, behind the program's name.
  package static let xcode = Reporter(name: "xcode") { report, _ in
    var text = TextWriter(isColoured: false)
    for problem in report.problems {
      text.writePrintable("\(ToolName.name): error: \(problem)")
      text.write("\n")
    }
    for file in report.shownFiles {
      let path = String(
        decoding: ReportPath.absolute(file.source.pathBytes, in: report.folders), as: UTF8.self)
      for violation in file.violations {
        let start = file.start(of: violation)
        let word = violation.severity == .info ? "note" : violation.severity.word
        write(word, "\(violation.message) (\(violation.rule))", path: path, at: start, to: &text)
        if !violation.help.isEmpty {
          write("note", "help: " + violation.help, path: path, at: start, to: &text)
        }
        for label in violation.labels {
          let words = label.message.isEmpty ? "related place" : label.message
          let position = file.positions.position(at: label.range.start)
          write("note", words, path: path, at: position, to: &text)
        }
      }
    }
    return text.output.bytes
  }

  private static func write(
    _ word: String, _ sentence: String, path: String, at position: SourcePosition,
    to text: inout TextWriter
  ) {
    text.writePrintable("\(path):\(position.line):\(position.column): \(word): \(sentence)")
    text.write("\n")
  }
}
