import Diagnostics

extension Reporter {
  /// The XML of Checkstyle 5, which many services for static analysis read.
  ///
  /// Files without violations are left out. Checkstyle's severities bear the names of ours. Why the
  /// run could not do all of its work stands in a file named after the program, at line 0, where
  /// Checkstyle puts what has no line.
  package static let checkstyle = Reporter(name: "checkstyle") { report, _ in
    var xml = XMLWriter()
    xml.write("<checkstyle version=\"5.0\">\n")
    if !report.problems.isEmpty { write(report.problems, to: &xml) }
    for file in report.shownFiles {
      xml.write("<file")
      xml.writeAttribute("name", file.pathFromRoot(in: report.folders))
      xml.write(">\n")
      for violation in file.violations {
        let position = file.start(of: violation)
        let help = violation.help.isEmpty ? "" : "; " + violation.help
        xml.write("<error")
        xml.writeAttribute("line", position.line)
        xml.writeAttribute("column", position.column)
        xml.writeAttribute("severity", violation.severity.word)
        xml.writeAttribute("message", violation.messageWithModes + help)
        xml.writeAttribute("source", "cornerlint." + violation.rule)
        xml.write("/>\n")
      }
      xml.write("</file>\n")
    }
    xml.write("</checkstyle>\n")
    return xml.output.bytes
  }

  private static func write(_ problems: [String], to xml: inout XMLWriter) {
    xml.write("<file")
    xml.writeAttribute("name", ToolName.name)
    xml.write(">\n")
    for problem in problems {
      xml.write("<error")
      xml.writeAttribute("line", 0)
      xml.writeAttribute("severity", Severity.error.word)
      xml.writeAttribute("message", problem)
      xml.writeAttribute("source", ToolName.name)
      xml.write("/>\n")
    }
    xml.write("</file>\n")
  }
}
