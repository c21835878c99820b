import Diagnostics

extension Reporter {
  /// The report for code scanning services: SARIF 2.1.0, one run, one line a result.
  ///
  /// Lines and columns count from 1, columns in code points, ends are exclusive. URIs count from the
  /// repository, `%SRCROOT%`. Nothing in it depends on the machine or the hour. Why the run could not
  /// do all of its work is a notification each; then `executionSuccessful` is false.
  package static let sarif = Reporter(name: "sarif", namesViolations: true) { report, _ in
    let rules = SARIFRules(of: report)
    var json = JSONWriter()
    json.write("{\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n")
    json.write("\"version\": \"2.1.0\",\n\"runs\": [{\"tool\": {\"driver\": {\"name\": ")
    json.writeString(ToolName.name)
    json.write(", \"semanticVersion\": ")
    json.writeString(ToolName.version)
    json.write(", \"informationUri\": ")
    json.writeString(ToolName.uri)
    json.write(",\n\"rules\": [")
    rules.write(to: &json)
    json.write("]}},\n")
    writeInvocation(report.problems, to: &json)
    json.write(",\n\"columnKind\": \"unicodeCodePoints\",\n\"results\": [")
    var others = OtherFiles()
    var fingerprints = ViolationFingerprints()
    var isFirst = true
    for file in report.files where file.violations.contains(where: report.shows) {
      let sarifFile = SARIFFile(PositionTable(file.source), in: report.folders)
      let results = SARIFResults(of: sarifFile, in: report.folders, rules: rules)
      for violation in file.violations where report.shows(violation) {
        json.write(isFirst ? "\n" : ",\n")
        isFirst = false
        let fingerprint = fingerprints.next(
          for: violation, in: file.source, path: sarifFile.path)
        results.write(violation, fingerprint: fingerprint, others: &others, to: &json)
      }
    }
    json.write("]}]}\n")
    return json.bytes
  }

  /// Writes the member `invocations`.
  private static func writeInvocation(_ problems: [String], to json: inout JSONWriter) {
    json.write("\"invocations\": [{\"executionSuccessful\": ")
    json.write(problems.isEmpty ? "true" : "false")
    if !problems.isEmpty {
      json.write(", \"toolExecutionNotifications\": [")
      for (index, problem) in problems.enumerated() {
        json.write(index == 0 ? "\n" : ",\n")
        json.write("{\"level\": \"error\", \"message\": {\"text\": ")
        json.writeString(problem)
        json.write("}}")
      }
      json.write("]")
    }
    json.write("}]")
  }
}
