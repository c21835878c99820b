import Diagnostics
import Foundation
import Reports
import Testing

@Suite("Places in other files")
struct OtherFileTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    let reporter: Reporter
    let ending: String
    var testDescription: String { reporter.name }
  }

  private static let formats = [
    Golden(reporter: .text, ending: "txt"), Golden(reporter: .concise, ending: "concise.txt"),
    Golden(reporter: .json, ending: "json"), Golden(reporter: .sarif, ending: "sarif"),
    Golden(reporter: .github, ending: "github.txt"),
    Golden(reporter: .gitlab, ending: "gitlab.json"),
    Golden(reporter: .junit, ending: "junit.xml"),
    Golden(reporter: .checkstyle, ending: "checkstyle.xml"),
    Golden(reporter: .xcode, ending: "xcode.txt"), Golden(reporter: .rdjson, ending: "rdjson"),
    Golden(reporter: .markdown, ending: "md"), Golden(reporter: .html, ending: "html"),
  ]

  private typealias Object = [String: Any]

  private func first(_ list: String, _ reporter: Reporter, _ file: FileResult) throws -> Object {
    let bytes = reporter.render(Samples.run([file]), ReportStyle())
    var object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? Object)
    if let run = (object["runs"] as? [Object])?.first { object = run }
    return try #require((object[list] as? [Object])?.first)
  }

  // MARK: Every format

  @Test(
    "look as they should, and so do modes", arguments: formats.filter { $0.reporter.name != "html" }
  )
  func wholeReport(_ format: Golden) throws {
    let report = Samples.run([Samples.imports])
    try GoldenFile("report-imports.\(format.ending)")
      .expect(format.reporter.render(report, ReportStyle()))
  }

  @Test("are tried with every format")
  func allFormats() {
    #expect(Set(Self.formats.map(\.reporter.name)) == Set(Reporter.all.map(\.name)))
  }

  @Test(
    "are left out where a format has no room for places",
    arguments: [Reporter.concise, .gitlab, .junit, .checkstyle, .markdown].map {
      Golden(reporter: $0, ending: "")
    })
  func noRoom(_ format: Golden) {
    var without = Samples.imports
    for index in without.violations.indices { without.violations[index].labels = [] }
    #expect(
      Samples.text(format.reporter, Samples.run([without]))
        == Samples.text(format.reporter, Samples.run([Samples.imports])))
  }

  @Test("are places of the violation's own file where the path is its own", arguments: formats)
  func ownFile(_ format: Golden) {
    let own = Samples.card
    var named = own
    for index in named.violations.indices {
      named.violations[index].labels = own.violations[index].labels.map {
        Label(range: $0.range, message: $0.message, source: own.source)
      }
    }
    #expect(
      Samples.text(format.reporter, Samples.run([named]))
        == Samples.text(format.reporter, Samples.run([own])))
  }

  @Test("let no character through that steers a terminal", arguments: formats)
  func terminals(_ format: Golden) {
    let other = SourceText(path: Samples.odd, text: Samples.odd)
    let label = (range: ByteRange(0, 9), message: Samples.odd)
    let file = Samples.file(labels: [label], in: other, modes: [Samples.odd])
    let text = Samples.text(format.reporter, Samples.run([file]))
    let steering = text.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value))
    }
    #expect(steering.isEmpty)
  }

  @Test("are never a trap, wherever they lie", arguments: formats)
  func outside(_ format: Golden) {
    let offsets: [UInt32] = [0, 1, 2, 3, 4, 5, 7, 900, .max - 1, .max]
    let texts = ["", "\n", "a", "\u{FEFF}", "\u{FEFF}a\r\n", "é\né", "\r\r"]
    for other in texts.map({ SourceText(path: "b.json", text: $0) }) {
      for start in offsets {
        let labels = offsets.map { (range: ByteRange(start: start, end: $0), message: "") }
        let report = Samples.run([Samples.file(labels: labels, in: other)])
        #expect(!format.reporter.render(report, ReportStyle(width: 20)).isEmpty)
      }
    }
  }

  @Test("are read through once, however many labels there are", arguments: formats)
  func manyLabels(_ format: Golden) {
    let unit = "{é: 24}, "
    let other = SourceText(path: "b.json", text: String(repeating: unit, count: 400_000))
    let labels = (0..<2_000).map { index in
      let start = index * 200 * unit.utf8.count
      return Label(range: ByteRange(start, start + 3), message: "here", source: other)
    }
    let file = FileResult(
      source: SourceText(path: "a.yaml", text: "abc"),
      violations: labels.map {
        Violation(
          rule: "r", severity: .error, message: "m", range: ByteRange(0, 1), labels: [$0])
      },
      summary: LintSummary())
    let time = ContinuousClock().measure {
      #expect(!format.reporter.render(Samples.run([file]), ReportStyle()).isEmpty)
    }
    #expect(time < .seconds(8))
  }

  // MARK: Machine formats

  @Test("have their own path and lines in the JSON, and its bytes where it is no UTF-8")
  func json() throws {
    let other = SourceText(pathBytes: [0x61, 0xFF], bytes: Array("\u{FEFF}a\r\n寸: 24".utf8))
    let file = Samples.file(
      labels: [(ByteRange(11, 13), "here")], in: other, modes: ["a", "b", "c", "d"])
    let violation = try first("violations", .json, file)
    #expect(violation["path"] as? String == "a.yaml")
    #expect(violation["message"] as? String == "no (in a, b, c and 1 more)")
    #expect(violation["modes"] as? [String] == ["a", "b", "c", "d"])
    let label = try #require((violation["labels"] as? [Object])?.first)
    #expect(label["path"] as? String == "a\u{FFFD}")
    #expect(label["pathBytes"] as? String == "Yf8=")
    let range = try #require(label["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 2, "column": 4, "byte": 11])
    #expect(range["end"] == ["line": 2, "column": 6, "byte": 13])
  }

  @Test("have no modes in the JSON where a violation holds in all")
  func noModes() throws {
    #expect(try first("violations", .json, Samples.card)["modes"] == nil)
  }

  @Test("have their own location in SARIF, and are named by it where they have no words")
  func sarif() throws {
    let other = SourceText(pathBytes: [0x61, 0x20, 0xFF], bytes: Array("{\n\t\"寸\": 24}".utf8))
    let label = (range: ByteRange(10, 12), message: "")
    let result = try first(
      "results", .sarif, Samples.file(labels: [label], in: other, modes: ["compact"]))
    #expect(
      (result["message"] as? [String: String])?["text"]
        == "no (in compact). See [line 2 of app/a \u{FFFD}](1).")
    let related = try #require((result["relatedLocations"] as? [Object])?.first)
    let place = try #require(related["physicalLocation"] as? Object)
    #expect((place["artifactLocation"] as? [String: String])?["uri"] == "app/a%20%FF")
    #expect(
      place["region"] as? [String: Int] == [
        "startLine": 2, "startColumn": 7, "endLine": 2, "endColumn": 9,
      ])
  }

  @Test("are related locations for reviewdog, in bytes")
  func rdjson() throws {
    let other = SourceText(path: "b c.json", text: "{\n\t\"寸\": 24}")
    let diagnostic = try first(
      "diagnostics", .rdjson, Samples.file(labels: [(ByteRange(10, 12), "here")], in: other))
    let related = try #require((diagnostic["relatedLocations"] as? [Object])?.first)
    #expect(related["message"] as? String == "here")
    let location = try #require(related["location"] as? Object)
    #expect(location["path"] as? String == "b c.json")
    let range = try #require(location["range"] as? [String: [String: Int]])
    #expect(range == ["start": ["line": 2, "column": 9], "end": ["line": 2, "column": 11]])
  }

  @Test(
    "and modes leave fingerprints as they are",
    arguments: [
      (Reporter.gitlab, #""fingerprint": "[0-9a-f]*""#),
      (.sarif, #""partialFingerprints": \{[^}]*\}"#),
    ].map { Golden(reporter: $0.0, ending: $0.1) })
  func fingerprints(_ format: Golden) throws {
    var plain = Samples.imports
    for index in plain.violations.indices {
      plain.violations[index].modes = []
      plain.violations[index].labels = []
    }
    let pattern = try Regex(format.ending)
    let found = [plain, Samples.imports].map { file in
      Samples.text(format.reporter, Samples.run([file])).matches(of: pattern)
        .map { String(describing: $0.output[0].substring ?? "") }
    }
    #expect(found[0].count == 2 && Set(found[0]).count == 2)
    #expect(found[0] == found[1])
  }
}
