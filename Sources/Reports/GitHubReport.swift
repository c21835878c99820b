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
    var others = OtherFiles()
    for file in report.shownFiles {
      let path = WorkflowCommand.property(file.pathFromRoot(in: report.folders))
      for violation in file.violations {
        let lines = lines(of: violation, in: file, &others, report.folders)
        write(violation, of: file, path: path, lines, to: &output)
      }
    }
    return output.bytes
  }

  private static func write(
    _ violation: Violation, of file: ShownFile, path: String, _ lines: [String],
    to output: inout ByteWriter
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
    output.write(WorkflowCommand.message(lines))
    output.write("\n")
  }

  /// What the annotation says, line by line; a place in another file has its path in front.
  private static func lines(
    of violation: Violation, in file: ShownFile, _ others: inout OtherFiles,
    _ folders: ReportFolders
  ) -> [String] {
    var lines = [violation.messageWithModes]
    if !violation.help.isEmpty { lines.append("help: " + violation.help) }
    for label in violation.labels {
      let other = others.positions(of: label, besides: file.source)
      let position = (other ?? file.positions).position(at: label.range.start)
      let words = label.message.isEmpty ? "" : ": " + label.message
      if let other {
        let path = ReportPath.textFromRoot(other.source.pathBytes, in: folders)
        lines.append("\(path):\(position.line):\(position.column)\(words)")
      } else {
        lines.append("line \(position.line), column \(position.column)\(words)")
      }
    }
    if let remark = violation.placementsRemark { lines.append("note: " + remark) }
    return lines
  }
}
