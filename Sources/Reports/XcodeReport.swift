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
    var others = OtherFiles()
    for file in report.shownFiles {
      let path = absolutePath(of: file.source, in: report)
      for violation in file.violations {
        let start = file.start(of: violation)
        let word = violation.severity == .info ? "note" : violation.severity.word
        let sentence = "\(violation.messageWithModes) (\(violation.rule))"
        write(word, sentence, path: path, at: start, to: &text)
        if !violation.help.isEmpty {
          write("note", "help: " + violation.help, path: path, at: start, to: &text)
        }
        for label in violation.labels {
          let words = label.message.isEmpty ? "related place" : label.message
          let other = others.positions(of: label, besides: file.source)
          let position = (other ?? file.positions).position(at: label.range.start)
          let labelPath = other.map { absolutePath(of: $0.source, in: report) } ?? path
          write("note", words, path: labelPath, at: position, to: &text)
        }
      }
    }
    return text.output.bytes
  }

  private static func absolutePath(of source: SourceText, in report: RunReport) -> String {
    String(decoding: ReportPath.absolute(source.pathBytes, in: report.folders), as: UTF8.self)
  }

  private static func write(
    _ word: String, _ sentence: String, path: String, at position: SourcePosition,
    to text: inout TextWriter
  ) {
    text.writePrintable("\(path):\(position.line):\(position.column): \(word): \(sentence)")
    text.write("\n")
  }
}
