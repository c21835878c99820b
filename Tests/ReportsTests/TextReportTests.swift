import Diagnostics
import Reports
import Testing

@Suite("The text report")
struct TextReportTests {
  @Test("looks as the design shows it")
  func wholeReport() throws {
    let report = RunReport(files: [Samples.card])
    try GoldenFile("report.txt").expect(Reporter.text.render(report, ReportStyle()))
  }

  @Test("colours words by their role")
  func colours() throws {
    let report = RunReport(files: [Samples.card])
    try GoldenFile("report-coloured.txt")
      .expect(Reporter.text.render(report, ReportStyle(isColoured: true)))
  }

  @Test("shows only what weighs enough, and counts only that")
  func minimumSeverity() throws {
    let report = RunReport(files: [Samples.card], minimumSeverity: .error)
    try GoldenFile("report-errors.txt").expect(Reporter.text.render(report, ReportStyle()))
    #expect(report.hiddenCount == 2)
  }

  @Test("says that there is nothing, or nothing at all when quiet")
  func cleanRun() {
    let clean = FileResult(
      source: SourceText(path: "a.yaml", text: ""), violations: [],
      summary: Samples.summary(files: 1, components: 1, nestings: 1))
    let report = RunReport(files: [clean])
    let text = String(decoding: Reporter.text.render(report, ReportStyle()), as: UTF8.self)
    #expect(text == "1 file, 1 component, 1 nesting checked, 0 skipped\nno violations\n")
    #expect(Reporter.text.render(report, ReportStyle(isQuiet: true)) == [])
  }

  struct Underlined: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let marks: String
    let wanted: [String]
  }

  @Test(
    "sets carets under the marked text",
    arguments: [
      Underlined(
        testDescription: "tabs are one column", text: "a:\t24", marks: "24",
        wanted: ["1 | a: 24", "  |    ^^"]),
      Underlined(
        testDescription: "wide characters are two", text: "寸法: 24", marks: "24",
        wanted: ["1 | 寸法: 24", "  |       ^^"]),
      Underlined(
        testDescription: "an emoji with a skin tone is two", text: "👍🏽: 24", marks: "24",
        wanted: ["1 | 👍🏽: 24", "  |     ^^"]),
      Underlined(
        testDescription: "a joined family is two", text: "👩‍👧: 24", marks: "24",
        wanted: ["1 | 👩‍👧: 24", "  |     ^^"]),
      Underlined(
        testDescription: "combining marks are none", text: "e\u{301}: 24", marks: "24",
        wanted: ["1 | e\u{301}: 24", "  |    ^^"]),
      Underlined(
        testDescription: "wide text itself is underlined whole", text: "a: 寸法 # x", marks: "寸法",
        wanted: ["1 | a: 寸法 # x", "  |    ^^^^"]),
      Underlined(
        testDescription: "control characters are replaced", text: "a: \u{1B}[31m\u{85}24",
        marks: "24", wanted: ["1 | a: �[31m�24", "  |          ^^"]),
      Underlined(
        testDescription: "characters that turn the direction are replaced",
        text: "a: \u{202E}24", marks: "24", wanted: ["1 | a: �24", "  |     ^^"]),
      Underlined(
        testDescription: "a place over several lines shows its first", text: "a:  \n  b: 1\n",
        marks: "a:  \n  b: 1", wanted: ["1 | a:  ", "  | ^^"]),
      Underlined(
        testDescription: "CRLF is no part of the line", text: "a: 24\r\nb: 1\r\n", marks: "24",
        wanted: ["1 | a: 24", "  |    ^^"]),
      Underlined(
        testDescription: "a byte order mark takes no column", text: "\u{FEFF}a: 24", marks: "24",
        wanted: ["1 | a: 24", "  |    ^^"]),
      Underlined(
        testDescription: "an empty file has one caret", text: "", marks: "",
        wanted: ["1 |", "  | ^"]),
    ])
  func carets(_ sample: Underlined) {
    let lines = Samples.lines(Samples.file(sample.text, marks: sample.marks))
    #expect(Array(lines[3..<5]) == sample.wanted)
  }

  @Test("gives each mark on one line a row of its own")
  func marksOnOneLine() {
    let file = Samples.file(
      "card: { shape: 24, padding: 12 }", marks: "24", note: "radius of card",
      labels: [("12", "padding"), ("card", "")])
    #expect(
      Samples.lines(file) == [
        "error[some-rule]: no",
        " --> a.yaml:1:16",
        "  |",
        "1 | card: { shape: 24, padding: 12 }",
        "  |                ^^ radius of card",
        "  |                             -- padding",
        "  | ----",
        "  |",
        "  = rule: cornerlint rules some-rule",
        "",
      ])
  }

  @Test("shows the one line between two, and dots for more")
  func gaps() {
    let text = "a: 1\nb: 2\nc: 3\nd: 4\ne: 5\nf: 6\n"
    let file = Samples.file(text, marks: "6", labels: [("1", "one"), ("3", "three")])
    #expect(
      Array(Samples.lines(file)[2..<12]) == [
        "  |",
        "1 | a: 1",
        "  |    - one",
        "2 | b: 2",
        "3 | c: 3",
        "  |    - three",
        "...",
        "6 | f: 6",
        "  |    ^",
        "  |",
      ])
  }

  @Test("clips a long line around the marked text", arguments: [20, 40, 99])
  func longLines(_ width: Int) throws {
    let text = String(repeating: "x", count: 500) + "24" + String(repeating: "y", count: 500)
    let lines = Samples.lines(Samples.file(text, marks: "24"), width: width)
    let shown = try #require(lines.dropFirst(3).first).dropFirst(4)
    #expect(shown.count == width)
    #expect(shown.hasPrefix("…x") && shown.hasSuffix("y…"))
    let caret = try #require(lines[4].firstIndex(of: "^"))
    let column = lines[4].distance(from: lines[4].startIndex, to: caret)
    #expect(Array(lines[3])[column..<column + 2] == ["2", "4"])
  }

  @Test("clips only the end when the mark stands in front, and only the front when it stands last")
  func clippedEnds() {
    let filler = String(repeating: "x", count: 50)
    let front = Samples.lines(Samples.file("24" + filler, marks: "24"), width: 20)
    #expect(Array(front[3..<5]) == ["1 | 24xxxxxxxxxxxxxxxx…", "  | ^^"])
    let last = Samples.lines(Samples.file(filler + "24", marks: "24"), width: 20)
    #expect(Array(last[3..<5]) == ["1 | …xxxxxxxxxxxxxxxx24", "  |                  ^^"])
  }

  @Test("shows a long line twice when its marks lie far apart")
  func distantMarks() {
    let text = "24" + String(repeating: "x", count: 500) + "12"
    let lines = Samples.lines(
      Samples.file(text, marks: "24", labels: [("12", "padding")]), width: 20)
    #expect(
      Array(lines[3..<7]) == [
        "1 | 24xxxxxxxxxxxxxxxx…", "  | ^^",
        "1 | …xxxxxxxxxxxxxxxx12", "  |                  -- padding",
      ])
  }

  @Test("underlines as much of a long mark as is shown")
  func longMark() {
    let mark = String(repeating: "m", count: 500)
    let lines = Samples.lines(Samples.file("a: " + mark, marks: mark), width: 20)
    #expect(Array(lines[3..<5]) == ["1 | …mmmmmmmmmmmmmmmmmm…", "  |  ^^^^^^^^^^^^^^^^^^^"])
  }

  @Test("lets no control character of a path or a message through")
  func controlCharacters() {
    let file = Samples.file(
      "a", marks: "a", note: "n\u{1B}", path: "evil\n\u{1B}[2J.yaml", message: "m\u{7}\r")
    let text = Samples.lines(file).joined(separator: "\n")
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.contains(" --> evil��[2J.yaml:1:1\n"))
  }

  @Test("stays fast with thousands of places on one line of megabytes")
  func hugeLine() {
    let unit = "{é: 24}, "
    let count = 100_000
    let text = String(repeating: unit, count: count)
    let violations = (0..<2_000).map { index in
      Violation(
        rule: "r", severity: .error, message: "m",
        range: ByteRange(index * 50 * unit.utf8.count, index * 50 * unit.utf8.count + 3))
    }
    let file = FileResult(
      source: SourceText(path: "a", text: text), violations: violations, summary: LintSummary())
    let clock = ContinuousClock()
    let time = clock.measure {
      for reporter in Reporter.all {
        #expect(!reporter.render(RunReport(files: [file]), ReportStyle()).isEmpty)
      }
    }
    #expect(time < .seconds(20))
  }
}
