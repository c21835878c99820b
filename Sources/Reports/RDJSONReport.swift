import Diagnostics

extension Reporter {
  /// The report for reviewdog, in its diagnostic format `rdjson`; one line a violation.
  ///
  /// Columns count UTF-8 bytes from 1 without a byte order mark, ends are exclusive. Paths stay as
  /// they were given, since reviewdog itself puts the way from the repository to the working folder
  /// in front. A safe fix is one suggestion, whatever the number of its edits: suggestions are
  /// accepted one by one, and half a fix is none. An unsafe one is a note in the message, since a
  /// suggestion is taken with one click. What was tried before the report is neither. Labels in
  /// other files are related locations, which reviewdog knows since 0.18.0 and older ones refuse;
  /// those in the same file are left out, since its lines stand around the comment as it is.
  package static let rdjson = Reporter(name: "rdjson") { report, _ in
    var json = JSONWriter()
    json.write("{\"source\": {\"name\": ")
    json.writeString(ToolName.name)
    json.write("},\n\"diagnostics\": [")
    var others = OtherFiles()
    var isFirst = true
    for file in report.files where file.violations.contains(where: report.shows) {
      let lines = LineTable(file.source.bytes)
      for violation in file.violations where report.shows(violation) {
        json.write(isFirst ? "\n" : ",\n")
        isFirst = false
        write(violation, in: file.source, lines, tried: report.triedFixes, &others, to: &json)
      }
    }
    json.write("]}\n")
    return json.bytes
  }

  private static func write(
    _ violation: Violation, in source: SourceText, _ lines: LineTable, tried: Set<Fix.Safety>,
    _ others: inout OtherFiles, to json: inout JSONWriter
  ) {
    let fix = violation.fix.flatMap { tried.contains($0.safety) ? nil : $0 }
    json.write("{\"message\": ")
    json.writeString(message(of: violation, hasUnsafeFix: fix?.safety == .unsafe))
    json.write(", \"location\": {\"path\": ")
    json.writeString(source.path)
    json.write(", ")
    writeByteRange(violation.range, in: source, lines, to: &json)
    json.write("}, \"severity\": ")
    json.write(rdjsonSeverity(violation.severity))
    json.write(", \"code\": {\"value\": ")
    json.writeString(violation.rule)
    json.write("}")
    if let fix, fix.safety == .safe, let suggestion = FixText(fix, in: source) {
      json.write(", \"suggestions\": [{")
      writeByteRange(suggestion.range, in: source, lines, to: &json)
      json.write(", \"text\": ")
      json.writeString(suggestion.text)
      json.write("}]")
    }
    writeRelated(violation.labels, besides: source, &others, to: &json)
    json.write("}")
  }

  /// Writes the member `relatedLocations` when labels are in other files.
  private static func writeRelated(
    _ labels: [Label], besides source: SourceText, _ others: inout OtherFiles,
    to json: inout JSONWriter
  ) {
    var isFirst = true
    for label in labels {
      guard let other = others.positions(of: label, besides: source) else { continue }
      json.write(isFirst ? ", \"relatedLocations\": [" : ", ")
      isFirst = false
      json.write("{\"message\": ")
      json.writeString(label.message)
      json.write(", \"location\": {\"path\": ")
      json.writeString(other.source.path)
      json.write(", ")
      writeByteRange(label.range, in: other.source, other.lines, to: &json)
      json.write("}}")
    }
    if !isFirst { json.write("]") }
  }

  private static func message(of violation: Violation, hasUnsafeFix: Bool) -> String {
    var lines = [violation.messageWithModes]
    if !violation.help.isEmpty { lines.append("help: " + violation.help) }
    if hasUnsafeFix { lines.append("note: there is a fix that needs a look: --unsafe-fixes") }
    return lines.joined(separator: "\n")
  }

  private static func writeByteRange(
    _ range: ByteRange, in source: SourceText, _ lines: LineTable, to json: inout JSONWriter
  ) {
    json.write("\"range\": {\"start\": ")
    writeBytePosition(range.start, in: source, lines, to: &json)
    json.write(", \"end\": ")
    writeBytePosition(range.end, in: source, lines, to: &json)
    json.write("}")
  }

  private static func writeBytePosition(
    _ offset: UInt32, in source: SourceText, _ lines: LineTable, to json: inout JSONWriter
  ) {
    let byte = Swift.min(Int(offset), source.bytes.count)
    let line = lines.lineIndex(at: UInt32(clamping: byte))
    let start = line == 0 ? source.byteOrderMarkLength : Int(lines.starts[line])
    json.write("{\"line\": ")
    json.write(line + 1)
    json.write(", \"column\": ")
    json.write(Swift.max(0, byte - start) + 1)
    json.write("}")
  }

  private static func rdjsonSeverity(_ severity: Severity) -> StaticString {
    switch severity {
    case .error: "\"ERROR\""
    case .warning: "\"WARNING\""
    case .info: "\"INFO\""
    }
  }
}
