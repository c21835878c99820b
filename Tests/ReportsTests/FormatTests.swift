import Diagnostics
import Reports
import Testing

@Suite("Every report format")
struct FormatTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    let reporter: Reporter
    let ending: String
    var testDescription: String { reporter.name }
  }

  private static let formats = [
    Golden(reporter: .concise, ending: "concise.txt"),
    Golden(reporter: .github, ending: "github.txt"),
    Golden(reporter: .junit, ending: "junit.xml"),
    Golden(reporter: .checkstyle, ending: "checkstyle.xml"),
    Golden(reporter: .xcode, ending: "xcode.txt"),
    Golden(reporter: .markdown, ending: "md"),
  ]

  /// With the page, of which `HTMLReportTests` have the body alone.
  private static let allFormats = formats + [Golden(reporter: .html, ending: "html")]

  @Test("looks as it should", arguments: formats)
  func wholeReport(_ format: Golden) throws {
    let report = Samples.run([Samples.clean, Samples.card])
    try GoldenFile("report.\(format.ending)").expect(format.reporter.render(report, ReportStyle()))
  }

  @Test("is a whole document for an empty run", arguments: formats)
  func emptyRun(_ format: Golden) throws {
    let report = Samples.run([])
    try GoldenFile("report-empty.\(format.ending)")
      .expect(format.reporter.render(report, ReportStyle()))
  }

  /// The formats that have room for what is no violation.
  private static let formatsWithProblems =
    formats.filter { $0.reporter.name != "concise" } + [
      Golden(reporter: .json, ending: "json"), Golden(reporter: .sarif, ending: "sarif"),
    ]

  @Test("says why the run could not do all of its work", arguments: formatsWithProblems)
  func problems(_ format: Golden) throws {
    let report = Samples.run([Samples.clean], problems: Samples.problems)
    try GoldenFile("report-problems.\(format.ending)")
      .expect(format.reporter.render(report, ReportStyle()))
  }

  @Test(
    "has no room for what is no violation, and stays what it is",
    arguments: [Reporter.text, .concise, .gitlab, .rdjson].map { Golden(reporter: $0, ending: "") })
  func noRoomForProblems(_ format: Golden) {
    #expect(
      Samples.text(format.reporter, Samples.run([Samples.card], problems: Samples.problems))
        == Samples.text(format.reporter, Samples.run([Samples.card])))
  }

  @Test("escapes what means something in it", arguments: formats)
  func oddCharacters(_ format: Golden) throws {
    let report = Samples.run([Samples.oddFile], problems: [Samples.odd])
    try GoldenFile("report-odd.\(format.ending)")
      .expect(format.reporter.render(report, ReportStyle()))
  }

  @Test("lets no character through that steers a terminal", arguments: allFormats)
  func terminals(_ format: Golden) {
    let text = Samples.text(
      format.reporter, Samples.run([Samples.oddFile], problems: [Samples.odd]))
    let steering = text.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value))
        || scalar == "\u{202E}" || scalar == "\u{FEFF}"
    }
    #expect(steering.isEmpty)
  }

  @Test("shows only what weighs enough", arguments: allFormats)
  func minimumSeverity(_ format: Golden) {
    let text = Samples.text(
      format.reporter, Samples.run([Samples.card], minimumSeverity: .error))
    #expect(text.contains("container-radius-too-small") || text.contains("container\\-radius"))
    #expect(!text.contains("unused-corner") && !text.contains("missing-minimum"))
  }

  @Test("writes a path that is no UTF-8 with a sign in place of the bytes", arguments: allFormats)
  func pathBytes(_ format: Golden) {
    let result = FileResult(
      source: SourceText(pathBytes: [0x61, 0xFF, 0x2E], bytes: Samples.card.source.bytes),
      violations: Samples.card.violations, summary: Samples.card.summary)
    #expect(Samples.text(format.reporter, Samples.run([result])).contains("a\u{FFFD}."))
  }

  @Test("knows every format by its name, and no two by one")
  func names() {
    let names = Reporter.all.map(\.name)
    #expect(Set(names).count == names.count)
    for format in Self.allFormats { #expect(names.contains(format.reporter.name)) }
    for name in names { #expect(Reporter.named(name)?.name == name) }
  }
}
