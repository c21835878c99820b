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

  /// How many cases are about what kept the run from its work.
  var errorCount: Int { cases.count { $0.problem != nil } }

  /// The suite of a run without files, so that CI does not miss the tests.
  static var withoutFiles: TestSuite {
    TestSuite(name: ToolName.name, isFile: false, cases: [TestCase(name: "no files checked")])
  }

  /// The suite of what kept a run from doing all of its work, a case each; there is at least one.
  static func problems(_ problems: [String]) -> TestSuite {
    let cases = problems.enumerated().map { index, problem in
      TestCase(name: "problem \(index + 1)", problem: problem)
    }
    return TestSuite(name: ToolName.name, isFile: false, cases: cases)
  }

  /// Gathers the violations of a file that are shown by their rules; linear.
  ///
  /// - Parameter index: the place of the file among those of the report.
  init(of result: FileResult, at index: Int, in report: RunReport) {
    let source = result.source
    let path = ReportPath.textFromRoot(source.pathBytes, in: report.folders)
    let violations = result.violations.filter(report.shows)
    guard !violations.isEmpty else {
      self.init(name: path, isFile: true, cases: [TestCase(name: "no violations")])
      return
    }
    let file = ShownFile(violations: violations, positions: PositionTable(source))
    var cases: [TestCase] = []
    var places: [String: Int] = [:]
    for violation in violations {
      let start = file.start(of: violation)
      let outcome = TestCase.Outcome(
        severity: violation.severity, message: violation.messageWithModes,
        details: Self.details(of: violation, path: path, at: start))
      let place: Int
      if let known = places[violation.rule] {
        place = known
      } else {
        place = cases.count
        places[violation.rule] = place
        cases.append(TestCase(name: violation.rule, line: start.line))
      }
      if report.fails(violation, inFile: index) {
        cases[place].failures.append(outcome)
      } else {
        cases[place].remarks.append(outcome)
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
      "\(path):\(start.line):\(start.column): \(violation.severity.word): "
        + violation.messageWithModes
    ]
    if !violation.component.isEmpty { lines.append("component: " + violation.component) }
    if !violation.help.isEmpty { lines.append("help: " + violation.help) }
    if let remark = violation.placementsRemark { lines.append("note: " + remark) }
    return lines.joined(separator: "\n")
  }
}
