import Diagnostics

extension Reporter {
  /// The report for programs: one JSON document, one line a violation.
  ///
  /// Lines and columns count from 1, columns in code points, bytes from 0; ends are exclusive. Names
  /// and nesting of the keys stay as they are within `"version": 1`; more keys may join. `problems`
  /// says why the run could not do all of its work; it is empty when it could. A violation that does
  /// not hold in all modes of imported tokens lists those it holds in as `modes`; its `message` ends
  /// with them as in every report. The `path` of a label is that of the file that it is in.
  package static let json = Reporter(name: "json") { report, _ in
    var json = JSONWriter()
    json.write("{\"version\": 1,\n\"violations\": [")
    var others = OtherFiles()
    var isFirst = true
    for file in report.files where file.violations.contains(where: report.shows) {
      let positions = PositionTable(file.source)
      let path = pathMembers(of: file.source)
      for violation in file.violations where report.shows(violation) {
        json.write(isFirst ? "\n" : ",\n")
        isFirst = false
        write(violation, path: path, positions: positions, others: &others, to: &json)
      }
    }
    json.write("],\n\"summary\": ")
    writeSummary(of: report, to: &json)
    json.write(",\n\"problems\": [")
    for (index, problem) in report.problems.enumerated() {
      json.write(index == 0 ? "\n" : ",\n")
      json.writeString(problem)
    }
    json.write("]}\n")
    return json.bytes
  }

  /// The members `path` and, when the path is no UTF-8, `pathBytes`.
  private static func pathMembers(of source: SourceText) -> [UInt8] {
    var json = JSONWriter()
    json.write("\"path\": ")
    json.writeString(source.path)
    if !source.path.utf8.elementsEqual(source.pathBytes) {
      json.write(", \"pathBytes\": ")
      json.writeString(Base64.text(source.pathBytes))
    }
    return json.bytes
  }

  private static func write(
    _ violation: Violation, path: [UInt8], positions: PositionTable, others: inout OtherFiles,
    to json: inout JSONWriter
  ) {
    json.write("{\"rule\": ")
    json.writeString(violation.rule)
    json.write(", \"severity\": ")
    json.writeString(violation.severity.word)
    json.write(", \"message\": ")
    json.writeString(violation.messageWithModes)
    json.write(", \"help\": ")
    json.writeString(violation.help)
    json.write(", ")
    json.write(path)
    json.write(", \"component\": ")
    json.writeString(violation.component)
    if violation.placements > 1 {
      json.write(", \"placements\": ")
      json.write(violation.placements)
    }
    if !violation.modes.isEmpty {
      json.write(", \"modes\": ")
      json.writeStrings(violation.modes)
    }
    json.write(", ")
    writeRange(violation.range, positions, to: &json)
    json.write(", \"labels\": [")
    for (index, label) in violation.labels.enumerated() {
      let other = others.positions(of: label, besides: positions.source)
      json.write(index == 0 ? "{\"message\": " : ", {\"message\": ")
      json.writeString(label.message)
      json.write(", ")
      if let other {
        json.write(pathMembers(of: other.source))
      } else {
        json.write(path)
      }
      json.write(", ")
      writeRange(label.range, other ?? positions, to: &json)
      json.write("}")
    }
    json.write("]")
    if let fix = violation.fix { write(fix, positions, to: &json) }
    json.write("}")
  }

  private static func write(
    _ fix: Fix, _ positions: PositionTable, to json: inout JSONWriter
  ) {
    json.write(", \"fix\": {\"safety\": ")
    json.writeString(fix.safety.rawValue)
    json.write(", \"edits\": [")
    for (index, edit) in fix.edits.enumerated() {
      json.write(index == 0 ? "{" : ", {")
      writeRange(edit.range, positions, to: &json)
      json.write(", \"text\": ")
      json.writeString(edit.text)
      json.write("}")
    }
    json.write("]}")
  }

  private static func writeRange(
    _ range: ByteRange, _ positions: PositionTable, to json: inout JSONWriter
  ) {
    json.write("\"range\": {\"start\": ")
    writePosition(positions.position(at: range.start), to: &json)
    json.write(", \"end\": ")
    writePosition(positions.position(at: range.end), to: &json)
    json.write("}")
  }

  private static func writePosition(_ position: SourcePosition, to json: inout JSONWriter) {
    json.write("{\"line\": ")
    json.write(position.line)
    json.write(", \"column\": ")
    json.write(position.column)
    json.write(", \"byte\": ")
    json.write(position.byte)
    json.write("}")
  }

  private static func writeSummary(of report: RunReport, to json: inout JSONWriter) {
    let summary = report.summary
    json.write("{\"files\": ")
    json.write(summary.files)
    json.write(", \"components\": ")
    json.write(summary.components)
    json.write(", \"nestings\": ")
    json.write(summary.nestings)
    json.write(", \"skipped\": [")
    for (index, skipped) in summary.skippedInOrder.enumerated() {
      json.write(index == 0 ? "{\"reason\": " : ", {\"reason\": ")
      json.writeString(skipped.reason)
      json.write(", \"count\": ")
      json.write(skipped.count)
      json.write("}")
    }
    json.write("], \"errors\": ")
    json.write(report.shownCount(.error))
    json.write(", \"warnings\": ")
    json.write(report.shownCount(.warning))
    json.write(", \"infos\": ")
    json.write(report.shownCount(.info))
    json.write(", \"baselined\": ")
    json.write(report.baselinedCount)
    json.write(", \"fixed\": ")
    json.write(report.fixedCount)
    json.write(", \"fixable\": {\"safe\": ")
    json.write(report.fixableCount(.safe))
    json.write(", \"unsafe\": ")
    json.write(report.fixableCount(.unsafe))
    json.write("}}")
  }
}
