import Diagnostics

/// What the rules found in one file, as a suite of tests.
struct TestSuite {
  /// The path of the file from the repository, or the program's name.
  let name: String
  /// Whether the name is a path.
  let isFile: Bool
  /// A test for each rule that has something to show, in file order; at least one.
  private(set) var cases: [TestCase]

  /// How many tests failed.
  var failureCount: Int { cases.count { !$0.failures.isEmpty } }

  /// The suite of a run without files, so that CI does not miss the tests.
  static var withoutFiles: TestSuite {
    TestSuite(name: "cornerlint", isFile: false, cases: [TestCase(name: "no files checked")])
  }

  /// Gathers the violations of a file that are shown by their rules; linear.
  init(of result: FileResult, in report: RunReport) {
    let source = result.source
    let path = String(
      decoding: ReportPath.fromRoot(source.pathBytes, in: report.folders), as: UTF8.self)
    let violations = result.violations.filter(report.shows)
    guard !violations.isEmpty else {
      self.init(name: path, isFile: true, cases: [TestCase(name: "no violations")])
      return
    }
    let file = ShownFile(violations: violations, positions: PositionTable(source))
    var cases: [TestCase] = []
    var indices: [String: Int] = [:]
    for violation in violations {
      let start = file.start(of: violation)
      let outcome = TestCase.Outcome(
        message: violation.message, details: Self.details(of: violation, path: path, at: start))
      let index: Int
      if let known = indices[violation.rule] {
        index = known
      } else {
        index = cases.count
        indices[violation.rule] = index
        cases.append(TestCase(name: violation.rule, line: start.line))
      }
      if violation.severity == .error {
        cases[index].failures.append(outcome)
      } else {
        cases[index].remarks.append(outcome)
      }
    }
    self.init(name: path, isFile: true, cases: cases)
  }

  private init(name: String, isFile: Bool, cases: [TestCase]) {
    self.name = name
    self.isFile = isFile
    self.cases = cases
  }

  private static func details(
    of violation: Violation, path: String, at start: SourcePosition
  ) -> String {
    var lines = [
      "\(path):\(start.line):\(start.column): \(violation.severity.word): \(violation.message)"
    ]
    if !violation.component.isEmpty { lines.append("component: " + violation.component) }
    if !violation.help.isEmpty { lines.append("help: " + violation.help) }
    if let remark = violation.placementsRemark { lines.append("note: " + remark) }
    return lines.joined(separator: "\n")
  }
}
