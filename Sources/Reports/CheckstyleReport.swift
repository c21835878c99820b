import Diagnostics

extension Reporter {
  /// The XML of Checkstyle 5, which many services for static analysis read.
  ///
  /// Files without violations are left out. Checkstyle's severities bear the names of ours.
  package static let checkstyle = Reporter(name: "checkstyle") { report, _ in
    var xml = XMLWriter()
    xml.write("<checkstyle version=\"5.0\">\n")
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
        xml.writeAttribute("message", violation.message + help)
        xml.writeAttribute("source", "cornerlint." + violation.rule)
        xml.write("/>\n")
      }
      xml.write("</file>\n")
    }
    xml.write("</checkstyle>\n")
    return xml.output.bytes
  }
}
