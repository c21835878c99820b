import Diagnostics
import Testing

@testable import Reports

@Suite("The HTML report")
struct HTMLReportTests {
  /// What stands behind the style sheet, without the script.
  private func body(of report: RunReport) throws -> String {
    let page = Samples.text(.html, report)
    let start = try #require(page.range(of: "<body>\n"))
    let end = try #require(page.range(of: "</body>"))
    let body = String(page[start.upperBound..<end.lowerBound])
    let script = String(decoding: PackageResources.report_js, as: UTF8.self)
    return body.components(separatedBy: script).joined()
  }

  private func expectGolden(_ name: String, _ report: RunReport) throws {
    try GoldenFile(name).expect(Array(try body(of: report).utf8))
  }

  // MARK: The whole page

  @Test("looks as it should")
  func wholeReport() throws {
    try expectGolden(
      "report.html",
      Samples.run(
        [Samples.clean, Samples.card], rules: Samples.rules, pictures: Samples.fakePictures))
  }

  @Test("is a whole page for an empty run")
  func emptyRun() throws {
    try expectGolden("report-empty.html", Samples.run([]))
  }

  @Test("says loudly and first why the run could not do all of its work")
  func problems() throws {
    try expectGolden(
      "report-problems.html", Samples.run([Samples.clean], problems: Samples.problems))
  }

  @Test("shows odd characters as they are, or by their code")
  func oddCharacters() throws {
    try expectGolden("report-odd.html", Samples.run([Samples.oddFile], problems: [Samples.odd]))
  }

  @Test("shows places in other files below those of its own")
  func imports() throws {
    try expectGolden("report-imports.html", Samples.run([Samples.imports]))
  }

  @Test("needs nothing from elsewhere, and lets nothing run but its own script")
  func selfContained() throws {
    let page = Samples.text(.html, Samples.run([Samples.card], rules: Samples.rules))
    for sign in ["http:", "https:", "//", "@import", "url(", " src=", " onload", "javascript:"] {
      let script = String(decoding: PackageResources.report_js, as: UTF8.self)
      let found = page.components(separatedBy: script).joined().contains(sign)
      #expect(!found, "\(sign)")
    }
    let start = try #require(page.range(of: "<script>")).upperBound
    let end = try #require(page.range(of: "</script>")).lowerBound
    let hash = SHA256(Array(page[start..<end].utf8)).policySource
    #expect(page.contains("script-src '\(hash)'"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test("has what the pictures need behind what is its own, when there are pictures")
  func pictureStyle() {
    let page = Samples.text(.html, Samples.run([Samples.card], pictures: Samples.fakePictures))
    #expect(page.contains("}\n.fake { fill: none; }\n</style>"))
    #expect(page.contains("<svg><defs></defs></svg>\n"))
    let without = Samples.text(.html, Samples.run([], pictures: Samples.fakePictures))
    #expect(!without.contains(".fake") && !without.contains("<defs>"))
  }

  // MARK: What was found

  @Test(
    "has a sentence for whatever came of a run",
    arguments: [
      (Samples.run([]), "<p>No files checked."),
      (Samples.run([Samples.clean]), "<p>No violations."),
      (Samples.run([Samples.clean], fixed: 2), "<p>2 fixed, no violations left."),
      (Samples.run([Samples.clean], baselined: 3), "<p>No violations, 3 in the baseline."),
      (
        Samples.run([Samples.card], minimumSeverity: .error),
        "<p>2 violations below error are not shown."
      ),
      (
        Samples.run([Samples.file([("a", .info, nil)])], minimumSeverity: .error),
        "<p>1 violation below error is not shown."
      ),
      (Samples.run([Samples.file([("a", .error, .safe)])]), "<p>1 error, 1 fixable with --fix."),
    ])
  func sentences(_ report: RunReport, _ sentence: String) {
    #expect(Samples.text(.html, report).contains(sentence + "\n"))
  }

  @Test(
    "says the result in its title",
    arguments: [
      (Samples.run([]), "cornerlint: No files checked"),
      (Samples.run([Samples.clean]), "cornerlint: No violations"),
      (Samples.run([Samples.card]), "cornerlint: 1 error, 1 warning, 1 info"),
      (
        Samples.run([Samples.card], problems: Samples.problems),
        "cornerlint could not do all of its work"
      ),
    ])
  func title(_ report: RunReport, _ title: String) {
    let page = Samples.text(.html, report)
    #expect(page.contains("<title>\(title)</title>") && page.contains("<h1>\(title)</h1>"))
  }

  @Test("has no filters, tables or rules where nothing is shown")
  func nothingToFilter() {
    for report in [Samples.run([]), Samples.run([Samples.clean], rules: Samples.rules)] {
      let page = Samples.text(.html, report)
      for sign in ["<form", "<table", "id=violations", "id=rules"] {
        #expect(!page.contains(sign), "\(sign)")
      }
    }
  }

  @Test("has a filter behind each count and each file, and a script only where there is one")
  func filters() {
    let page = Samples.text(.html, Samples.run([Samples.card]))
    #expect(
      page.contains(
        "<a data-filter=\"rule=missing-minimum\" title=\"Show 1 violation of missing-minimum\">1</a>"
      ))
    #expect(
      page.contains(
        "<a data-filter=\"file=app/tokens/card.yaml\" title=\"Show 3 violations of this file\"><bdi>"
      ))
    #expect(page.contains("</form>\n<script>"))
    #expect(!Samples.text(.html, Samples.run([Samples.clean])).contains("<script"))
  }

  @Test("folds the list of files when it is long")
  func manyFiles() {
    let files = (0..<21).map { Samples.file([("a", .error, nil)], path: "\($0).yaml") }
    #expect(Samples.text(.html, Samples.run(files)).contains("<summary>By file (21 files)"))
    #expect(!Samples.text(.html, Samples.run(Array(files.prefix(20)))).contains("<summary>"))
  }

  @Test("tells apart files that look the same")
  func sameLook() {
    let files = [UInt8(0xFE), 0xFF].map { byte in
      FileResult(
        source: SourceText(pathBytes: [0x61, byte], bytes: Samples.card.source.bytes),
        violations: Samples.card.violations, summary: Samples.card.summary)
    }
    let page = Samples.text(.html, Samples.run(files))
    #expect(page.contains("value=\"app/a%FE\"") && page.contains("value=\"app/a%FF\""))
  }

  @Test("names each rule that occurs once, and no other")
  func rules() {
    let report = Samples.run([Samples.card, Samples.card], rules: Samples.rules + Samples.rules)
    let page = Samples.text(.html, report)
    #expect(page.components(separatedBy: "Concentric corner without a minimum").count == 2)
    #expect(page.contains("<p>Far inside, <code>concentric</code> comes to 0.\n"))
    #expect(!page.contains("Never reported"))
  }

  @Test("stops listing what kept a run from its work at some point, and says so")
  func manyProblems() {
    let page = Samples.text(
      .html, Samples.run([], problems: Array(repeating: "no", count: 1_234)))
    #expect(page.components(separatedBy: "<li>no").count == 1_001)
    #expect(page.contains("<li>and 234 more\n"))
  }
}
