import Diagnostics

extension Reporter {
  /// Workflow commands of GitHub Actions: one line a violation, which becomes an annotation.
  ///
  /// GitHub's page on workflow commands names `file`, `line`, `endLine`, `col`, `endColumn` and
  /// `title`, all counted from 1. It leaves open whether the last column lies inside; issue 40038 of
  /// github/docs finds it exclusive, and so it is written here. The runner drops columns that lie on
  /// different lines (pull request 2082 of actions/runner), so they are left out then. Why the run
  /// could not do all of its work comes first, since GitHub shows ten errors of a step and no more.
  package static let github = Reporter(name: "github") { report, _ in
    var output = ByteWriter()
    for problem in report.problems {
      output.write("::error title=")
      output.write(WorkflowCommand.property(ToolName.name))
      output.write("::")
      output.write(WorkflowCommand.message([problem]))
      output.write("\n")
    }
    for file in report.shownFiles {
      let path = WorkflowCommand.property(file.pathFromRoot(in: report.folders))
      for violation in file.violations { write(violation, of: file, path: path, to: &output) }
    }
    return output.bytes
  }

  private static func write(
    _ violation: Violation, of file: ShownFile, path: String, to output: inout ByteWriter
  ) {
    let start = file.start(of: violation)
    let end = file.end(of: violation)
    output.write("::")
    output.write(WorkflowCommand.level(of: violation.severity))
    output.write(" file=")
    output.write(path)
    output.write(",line=")
    output.write(start.line)
    output.write(",endLine=")
    output.write(end.line)
    if start.line == end.line {
      output.write(",col=")
      output.write(start.column)
      output.write(",endColumn=")
      output.write(end.column)
    }
    let component = violation.component.isEmpty ? "" : " (\(violation.component))"
    output.write(",title=")
    output.write(WorkflowCommand.property(violation.rule + component))
    output.write("::")
    output.write(WorkflowCommand.message(lines(of: violation, in: file)))
    output.write("\n")
  }

  /// What the annotation says, line by line.
  private static func lines(of violation: Violation, in file: ShownFile) -> [String] {
    var lines = [violation.message]
    if !violation.help.isEmpty { lines.append("help: " + violation.help) }
    for label in violation.labels {
      let position = file.positions.position(at: label.range.start)
      let words = label.message.isEmpty ? "" : ": " + label.message
      lines.append("line \(position.line), column \(position.column)\(words)")
    }
    if let remark = violation.placementsRemark { lines.append("note: " + remark) }
    return lines
  }
}
