import Diagnostics
import Foundation
import Reports
import Testing

@Suite("The SARIF report")
struct SARIFReportTests {
  private typealias Object = [String: Any]

  private func bytes(_ report: RunReport) -> [UInt8] {
    Reporter.sarif.render(report, ReportStyle())
  }

  private func run(_ report: RunReport) throws -> Object {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes(report))) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [Object])?.first)
  }

  private func results(_ report: RunReport) throws -> [Object] {
    try #require(try run(report)["results"] as? [Object])
  }

  private func firstResult(_ file: FileResult) throws -> Object {
    try #require(try results(RunReport(files: [file])).first)
  }

  private func rules(_ report: RunReport) throws -> [Object] {
    let driver = (try run(report)["tool"] as? Object)?["driver"] as? Object
    return try #require(driver?["rules"] as? [Object])
  }

  private func place(_ location: Object?) throws -> Object {
    try #require(location?["physicalLocation"] as? Object)
  }

  private func firstPlace(_ file: FileResult) throws -> Object {
    try place((try firstResult(file)["locations"] as? [Object])?.first)
  }

  private func region(_ range: ByteRange, in text: String) throws -> [Int] {
    let region = try #require(
      try firstPlace(Samples.file(text, at: range))["region"] as? [String: Int])
    return ["startLine", "startColumn", "endLine", "endColumn"].compactMap { region[$0] }
  }

  // MARK: The whole

  @Test("looks as the rules of the formats say")
  func wholeReport() throws {
    let report = RunReport(
      files: [Samples.card], folders: Samples.folders, rules: { Samples.rules })
    try GoldenFile("report.sarif").expect(bytes(report))
  }

  @Test("is a valid document for an empty run")
  func emptyRun() throws {
    try GoldenFile("report-empty.sarif").expect(bytes(RunReport(files: [])))
    #expect(try results(RunReport(files: [])).isEmpty)
    #expect(try rules(RunReport(files: [])).isEmpty)
  }

  @Test("lists only what is shown")
  func minimumSeverity() throws {
    let report = RunReport(files: [Samples.card], minimumSeverity: .error)
    #expect(try results(report).map { $0["level"] as? String } == ["error"])
    #expect(try rules(report).count == 1)
  }

  // MARK: Rules

  @Test("lists each rule once, those of the run first, and points at them")
  func rulesOnce() throws {
    let twice = RunReport(
      files: [Samples.card, Samples.card], rules: { Samples.rules + Samples.rules })
    let ids = try rules(twice).compactMap { $0["id"] as? String }
    #expect(
      ids == ["missing-minimum", "never-reported", "container-radius-too-small", "unused-corner"])
    for result in try results(twice) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
    }
  }

  @Test("cuts descriptions where services do, never inside a character")
  func longDescriptions() throws {
    let rule = ReportedRule(
      id: "long", title: String(repeating: "t", count: 1024), severity: .info, group: "",
      why: String(repeating: "👍", count: 600), how: "")
    let entry = try #require(try rules(RunReport(files: [], rules: { [rule] })).first)
    #expect((entry["shortDescription"] as? [String: String])?["text"] == rule.title)
    let why = (entry["fullDescription"] as? [String: String])?["text"]
    #expect(why == String(repeating: "👍", count: 511) + "…")
    let configuration = entry["defaultConfiguration"] as? [String: String]
    #expect(configuration == ["level": "note"])
  }

  // MARK: Regions

  struct Marked: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let range: ByteRange
    /// Start line and column, end line and column.
    let region: [Int]
  }

  @Test(
    "marks a region that is never empty",
    arguments: [
      Marked(
        testDescription: "code points are counted", text: "寸👍: 24", range: ByteRange(9, 11),
        region: [1, 5, 1, 7]),
      Marked(
        testDescription: "a byte order mark takes no column", text: "\u{FEFF}a: 24",
        range: ByteRange(6, 8), region: [1, 4, 1, 6]),
      Marked(
        testDescription: "a missing value takes one column", text: "a:\nb: 1\n",
        range: ByteRange(2, 2), region: [1, 3, 1, 4]),
      Marked(
        testDescription: "so does the end of the file", text: "a: 1\n", range: ByteRange(5, 5),
        region: [2, 1, 2, 2]),
      Marked(
        testDescription: "so does an empty file", text: "", range: ByteRange(0, 0),
        region: [1, 1, 1, 2]),
      Marked(
        testDescription: "a place past the end is the end", text: "a", range: ByteRange(7, 9),
        region: [1, 2, 1, 3]),
      Marked(
        testDescription: "lines are spanned", text: "a:\n  b: 1\r\n", range: ByteRange(0, 9),
        region: [1, 1, 2, 7]),
      Marked(
        testDescription: "the end may be a line's first column", text: "abc\nd\n",
        range: ByteRange(2, 4), region: [1, 3, 2, 1]),
    ])
  func regions(_ sample: Marked) throws {
    #expect(try region(sample.range, in: sample.text) == sample.region)
  }

  @Test("inserts at a region without width, by lines and by bytes")
  func insertion() throws {
    let file = Samples.file(
      "é: 24\n", at: ByteRange(4, 6),
      fix: Fix(safety: .safe, edits: [Fix.Edit(range: ByteRange(6, 6), text: "\nb: 1")]))
    let fix = try #require((try firstResult(file)["fixes"] as? [Object])?.first)
    let change = try #require((fix["artifactChanges"] as? [Object])?.first)
    let replacement = try #require((change["replacements"] as? [Object])?.first)
    #expect(
      replacement["deletedRegion"] as? [String: Int] == [
        "startLine": 1, "startColumn": 6, "endLine": 1, "endColumn": 6, "byteOffset": 6,
        "byteLength": 0,
      ])
    #expect(replacement["insertedContent"] as? [String: String] == ["text": "\nb: 1"])
  }

  // MARK: Words

  @Test("links the message to its related locations, whatever their words")
  func links() throws {
    let file = Samples.file(
      "a: 1\nb: 2\n", marks: "1", labels: [("2", "[x](y)\\"), ("b", "")], message: "no")
    let result = try firstResult(file)
    #expect(
      (result["message"] as? [String: String])?["text"]
        == #"no. See [\[x\](y)\\](1), [line 2](2)."#)
    let related = try #require(result["relatedLocations"] as? [Object])
    #expect(related.map { $0["id"] as? Int } == [1, 2])
    #expect((related[0]["message"] as? [String: String])?["text"] == "[x](y)\\")
  }

  // MARK: Paths

  @Test(
    "writes paths as relative references",
    arguments: [
      ("a b.yaml", "a%20b.yaml"), ("./x/../a.yaml", "a.yaml"), ("a:b/c.yaml", "a%3Ab/c.yaml"),
      ("50%?#[x].yaml", "50%25%3F%23%5Bx%5D.yaml"), ("寸~-_.yaml", "%E5%AF%B8~-_.yaml"),
      ("-a\n\\.yaml", "-a%0A%5C.yaml"), ("../a.yaml", "../a.yaml"),
    ])
  func uris(_ path: String, _ uri: String) throws {
    let place = try firstPlace(Samples.file("a", marks: "a", path: path))
    #expect(
      place["artifactLocation"] as? [String: String] == ["uri": uri, "uriBaseId": "%SRCROOT%"])
  }

  @Test("encodes a path that is no UTF-8 by its bytes, and counts it from the repository")
  func pathBytes() throws {
    let source = SourceText(pathBytes: [0x61, 0xFF], bytes: Array("a".utf8))
    let file = FileResult(
      source: source, violations: Samples.file("a", marks: "a").violations,
      summary: LintSummary())
    let report = RunReport(files: [file], folders: Samples.folders)
    let place = try place((try results(report).first?["locations"] as? [Object])?.first)
    #expect((place["artifactLocation"] as? [String: String])?["uri"] == "app/a%FF")
  }

  @Test("gives an absolute path as a file URI when there is no root")
  func absolutePath() throws {
    let place = try firstPlace(Samples.file("a", marks: "a", path: "/x y/a.yaml"))
    #expect(place["artifactLocation"] as? [String: String] == ["uri": "file:///x%20y/a.yaml"])
  }
}
