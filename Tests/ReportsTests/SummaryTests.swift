import Diagnostics
import Reports
import Testing

@Suite("The summary of a report for people")
struct SummaryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let wanted: String
    var violations: [(rule: String, severity: Severity, fix: Fix.Safety?)] = []
    var minimumSeverity = Severity.info
    var baselined = 0
    var fixed = 0
    var tried: Set<Fix.Safety> = []
    var testDescription: String { wanted }
  }

  private static let cases = [
    Case(wanted: "no violations"),
    Case(wanted: "no violations, 12 in the baseline", baselined: 12),
    Case(wanted: "3 fixed, no violations left", fixed: 3),
    Case(
      wanted: "1 error, 2 warnings, 1 fixable with --fix",
      violations: [("a", .error, .safe), ("b", .warning, nil), ("b", .warning, nil)]),
    Case(
      wanted: "2 errors, 1 warning, 1 fixable with --fix, 2 more with --unsafe-fixes",
      violations: [("a", .error, .safe), ("b", .error, .unsafe), ("b", .warning, .unsafe)]),
    Case(
      wanted: "2 infos, 2 fixable with --unsafe-fixes",
      violations: [("a", .info, .unsafe), ("b", .info, .unsafe)]),
    Case(
      wanted: "no violations shown, 1 hidden", violations: [("a", .info, .safe)],
      minimumSeverity: .error),
    Case(
      wanted: "2 fixed, 1 error, 7 in the baseline", violations: [("a", .error, nil)],
      baselined: 7, fixed: 2),
    Case(
      wanted: "2 fixed, 1 error, 1 warning, 1 fixable with --unsafe-fixes",
      violations: [("a", .error, .safe), ("b", .warning, .unsafe)], fixed: 2, tried: [.safe]),
    Case(
      wanted: "1 error, 1 warning", violations: [("a", .error, .safe), ("b", .warning, .unsafe)],
      tried: [.safe, .unsafe]),
  ]

  @Test("says what was found, fixed, and left out", arguments: cases)
  func lastLine(_ sample: Case) {
    let report = Samples.run(
      [Samples.file(sample.violations)], minimumSeverity: sample.minimumSeverity,
      baselined: sample.baselined, fixed: sample.fixed, tried: sample.tried)
    for reporter in [Reporter.text, .concise] {
      let lines = Samples.text(reporter, report).split(separator: "\n")
      #expect(lines.last.map(String.init) == sample.wanted)
      #expect(
        lines.dropLast().last == "1 file, 0 components, 0 nestings checked, 0 skipped")
    }
    #expect(Samples.text(.markdown, report).dropLast(2).lowercased().hasSuffix(sample.wanted))
  }

  @Test("counts in JSON what the baseline holds, what was fixed and what can be")
  func json() {
    let file = Samples.file([("a", .error, .safe), ("b", .error, .unsafe), ("c", .info, .safe)])
    let report = Samples.run([file], minimumSeverity: .error, baselined: 12, fixed: 3)
    #expect(
      Samples.text(.json, report).hasSuffix(
        "\"infos\": 0, \"baselined\": 12, \"fixed\": 3, \"fixable\": {\"safe\": 1, \"unsafe\": 1}},\n\"problems\": []}\n"
      ))
  }

  @Test("clips texts that nobody reads to the end", arguments: [400, 401, 5_000])
  func longTexts(_ length: Int) {
    let long = String(repeating: "é", count: length)
    let shown = length > 400 ? String(repeating: "é", count: 399) + "…" : long
    let violation = Violation(
      rule: "r", severity: .error, message: long, help: long, range: ByteRange(0, 1), note: long,
      labels: [Label(range: ByteRange(1, 2), message: long)])
    let file = FileResult(
      source: SourceText(path: "a", text: "ab"), violations: [violation],
      summary: Samples.summary(files: 1))
    let lines = Samples.lines(file)
    #expect(lines[0] == "error[r]: " + shown)
    #expect(lines[4] == "  | ^ " + shown)
    #expect(lines[5] == "  |  - " + shown)
    #expect(lines[7] == "  = help: " + shown)
    #expect(Samples.text(.concise, Samples.run([file])).hasPrefix("a:1:1: error[r]: \(shown)\n"))
  }

  @Test("is coloured in the concise report, and left out when it is to be quiet")
  func conciseStyle() {
    let report = Samples.run([Samples.file([("a", .error, nil)])])
    #expect(
      Samples.text(.concise, report, ReportStyle(isColoured: true)) == """
        a.yaml:1:1: \u{1B}[1;31merror[a]\u{1B}[0m: no 0
        1 file, 0 components, 0 nestings checked, 0 skipped
        \u{1B}[1;31m1 error\u{1B}[0m

        """)
    #expect(
      Samples.text(.concise, report, ReportStyle(isQuiet: true)) == "a.yaml:1:1: error[a]: no 0\n")
    #expect(Samples.text(.concise, Samples.run([Samples.clean]), ReportStyle(isQuiet: true)) == "")
  }
}
