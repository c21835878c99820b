import Diagnostics

extension Reporter {
  /// The XML of JUnit as CI systems read it: a suite is a file, a case is a rule.
  ///
  /// What fails the run fails a case. What does not stands in the output of a case that passes, so
  /// that CI is not red where the exit code is 0. A case has one `failure` with all that fails it,
  /// since some readers show the first alone. Why the run could not do all of its work is a case with
  /// an `error` each, in a suite in front named after the program. The class name is the path, so that
  /// the same rule in two files is two cases. Without times, so that the same run writes the same
  /// bytes.
  package static let junit = Reporter(name: "junit") { report, _ in
    var xml = XMLWriter()
    var suites = report.problems.isEmpty ? [] : [TestSuite.problems(report.problems)]
    suites += report.files.enumerated().map { TestSuite(of: $1, at: $0, in: report) }
    if suites.isEmpty { suites = [.withoutFiles] }
    xml.write("<testsuites")
    xml.writeAttribute("name", ToolName.name)
    xml.writeAttribute("tests", suites.reduce(0) { $0 + $1.cases.count })
    xml.writeAttribute("failures", suites.reduce(0) { $0 + $1.failureCount })
    xml.writeAttribute("errors", suites.reduce(0) { $0 + $1.errorCount })
    xml.write(">\n")
    for suite in suites { write(suite, to: &xml) }
    xml.write("</testsuites>\n")
    return xml.output.bytes
  }

  private static func write(_ suite: TestSuite, to xml: inout XMLWriter) {
    xml.write("<testsuite")
    xml.writeAttribute("name", suite.name)
    xml.writeAttribute("tests", suite.cases.count)
    xml.writeAttribute("failures", suite.failureCount)
    xml.writeAttribute("errors", suite.errorCount)
    xml.writeAttribute("skipped", 0)
    xml.write(">\n")
    for testCase in suite.cases { write(testCase, of: suite, to: &xml) }
    xml.write("</testsuite>\n")
  }

  private static func write(_ testCase: TestCase, of suite: TestSuite, to xml: inout XMLWriter) {
    xml.write("<testcase")
    xml.writeAttribute("name", testCase.name)
    xml.writeAttribute("classname", suite.name)
    if suite.isFile { xml.writeAttribute("file", suite.name) }
    if let line = testCase.line { xml.writeAttribute("line", line) }
    if testCase.failures.isEmpty, testCase.remarks.isEmpty, testCase.problem == nil {
      xml.write("/>\n")
      return
    }
    xml.write(">\n")
    if let problem = testCase.problem {
      xml.write("<error")
      xml.writeAttribute("message", problem)
      xml.writeAttribute("type", Severity.error.word)
      xml.write(">")
      xml.writeText(problem)
      xml.write("</error>\n")
    }
    if let first = testCase.failures.first {
      let others = testCase.failures.count - 1
      let worst = testCase.failures.reduce(first.severity) { Swift.max($0, $1.severity) }
      xml.write("<failure")
      xml.writeAttribute("message", first.message + (others > 0 ? ", and \(others) more" : ""))
      xml.writeAttribute("type", worst.word)
      xml.write(">")
      xml.writeText(testCase.failures.map(\.details).joined(separator: "\n"))
      xml.write("</failure>\n")
    }
    if !testCase.remarks.isEmpty {
      xml.write("<system-out>")
      xml.writeText(testCase.remarks.map(\.details).joined(separator: "\n"))
      xml.write("</system-out>\n")
    }
    xml.write("</testcase>\n")
  }
}
