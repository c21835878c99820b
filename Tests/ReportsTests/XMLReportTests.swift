import Diagnostics
import Reports
import Testing

@Suite("The XML reports")
struct XMLReportTests {
  @Test(
    "keep every character that XML can hold, and replace the others",
    arguments: [
      ("&<>\"'", "&amp;&lt;&gt;&quot;&apos;"), ("\t\n\r", "&#9;&#10;&#13;"),
      ("\u{0}\u{8}\u{B}\u{1F}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{7F}\u{85}\u{2028}\u{202E}\u{FEFF}", "&#127;&#133;&#8232;&#8238;&#65279;"),
      ("é寸👍🏽\u{FFFD}\u{10FFFF}", "é寸👍🏽\u{FFFD}\u{10FFFF}"),
    ])
  func escapes(_ message: String, _ wanted: String) {
    let report = Samples.run([Samples.file("a", marks: "a", message: message)])
    #expect(Samples.text(.checkstyle, report).contains(" message=\"\(wanted)\" "))
    #expect(Samples.text(.junit, report).contains(" message=\"\(wanted)\" "))
  }

  @Test("keep the lines of a text, and no CR that a parser would lose")
  func textEscapes() {
    let report = Samples.run([Samples.file("a", marks: "a", message: "x\r\n\ty")])
    #expect(Samples.text(.junit, report).contains(": error: x&#13;\n&#9;y</failure>"))
  }

  @Test(
    "fail a JUnit case for what fails the run, by what was said for its file",
    arguments: [
      ([.warning, .warning], ["warning", "error", "error"]), ([nil, .error], ["error"]),
      ([.error, nil], ["error"]), ([.info, nil], ["info", "warning", "error"]), ([nil, nil], []),
      ([.warning], ["warning", "error", "error"]), ([], ["error", "error"]),
    ] as [([Severity?], [String])])
  func leastFailing(_ leastFailing: [Severity?], _ wanted: [String]) {
    let light = Samples.file([("a", .info, nil), ("b", .warning, nil), ("c", .error, nil)])
    let heavy = Samples.file([("d", .error, nil)], path: "b.yaml")
    let text = Samples.text(.junit, Samples.run([light, heavy], leastFailing: leastFailing))
    let types = text.split(separator: " type=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(types.map(String.init) == wanted)
    #expect(text.contains(" tests=\"4\" failures=\"\(wanted.count)\" errors=\"0\">"))
  }

  @Test("name the gravest of what fails a JUnit case")
  func gravestFailure() {
    let file = Samples.file([("a", .warning, nil), ("a", .error, nil)])
    #expect(
      Samples.text(.junit, Samples.run([file], leastFailing: [.warning])).contains(
        "<failure message=\"no 0, and 1 more\" type=\"error\">"))
  }

  @Test(
    "fail a JUnit case for errors alone where nothing else was said, once for all of a rule in a file"
  )
  func junitCases() {
    let file = Samples.file([
      ("a", .warning, nil), ("b", .error, nil), ("a", .error, nil), ("c", .info, nil),
      ("b", .error, nil), ("b", .error, nil),
    ])
    #expect(
      Samples.text(.junit, Samples.run([file, Samples.clean])) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="cornerlint" tests="4" failures="2" errors="0">
        <testsuite name="app/a.yaml" tests="3" failures="2" errors="0" skipped="0">
        <testcase name="a" classname="app/a.yaml" file="app/a.yaml" line="1">
        <failure message="no 2" type="error">app/a.yaml:3:1: error: no 2</failure>
        <system-out>app/a.yaml:1:1: warning: no 0</system-out>
        </testcase>
        <testcase name="b" classname="app/a.yaml" file="app/a.yaml" line="2">
        <failure message="no 1, and 2 more" type="error">app/a.yaml:2:1: error: no 1
        app/a.yaml:5:1: error: no 4
        app/a.yaml:6:1: error: no 5</failure>
        </testcase>
        <testcase name="c" classname="app/a.yaml" file="app/a.yaml" line="4">
        <system-out>app/a.yaml:4:1: info: no 3</system-out>
        </testcase>
        </testsuite>
        <testsuite name="app/clean.yaml" tests="1" failures="0" errors="0" skipped="0">
        <testcase name="no violations" classname="app/clean.yaml" file="app/clean.yaml"/>
        </testsuite>
        </testsuites>

        """)
  }

  @Test("pass a file in JUnit whose violations are not shown")
  func hiddenViolations() {
    let file = Samples.file([("a", .info, nil)])
    let text = Samples.text(.junit, Samples.run([file], minimumSeverity: .warning))
    #expect(text.contains("<testcase name=\"no violations\""))
    #expect(text.contains("tests=\"1\" failures=\"0\""))
  }
}
