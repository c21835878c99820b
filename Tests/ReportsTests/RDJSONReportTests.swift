import Diagnostics
import Foundation
import Reports
import Testing

@Suite("The reviewdog report")
struct RDJSONReportTests {
  private struct Report: Decodable {
    struct Position: Decodable, Equatable {
      let line: Int
      let column: Int
    }
    struct Range: Decodable {
      let start: Position
      let end: Position
    }
    struct Location: Decodable {
      let path: String
      let range: Range
    }
    struct Suggestion: Decodable {
      let range: Range
      let text: String
    }
    struct Diagnostic: Decodable {
      let message: String
      let location: Location
      let severity: String
      let suggestions: [Suggestion]?
    }
    let diagnostics: [Diagnostic]
  }

  private func bytes(_ files: [FileResult], tried: Set<Fix.Safety> = []) -> [UInt8] {
    Reporter.rdjson.render(
      RunReport(files: files, folders: Samples.folders, triedFixes: tried), ReportStyle())
  }

  private func first(
    _ file: FileResult, tried: Set<Fix.Safety> = []
  ) throws -> Report.Diagnostic {
    let report = try JSONDecoder().decode(Report.self, from: Data(bytes([file], tried: tried)))
    return try #require(report.diagnostics.first)
  }

  private func columns(_ range: Report.Range) -> [Int] {
    [range.start.line, range.start.column, range.end.line, range.end.column]
  }

  @Test("looks as the rules of the formats say")
  func wholeReport() throws {
    try GoldenFile("report.rdjson").expect(bytes([Samples.card]))
  }

  @Test("is a valid document for an empty run")
  func emptyRun() throws {
    #expect(try JSONDecoder().decode(Report.self, from: Data(bytes([]))).diagnostics.isEmpty)
  }

  @Test(
    "counts columns in bytes from 1, and no byte order mark",
    arguments: [
      ("寸: 24", 5, 7, [1, 6, 1, 8]), ("\u{FEFF}寸: 24", 8, 10, [1, 6, 1, 8]),
      ("\u{FEFF}a\r\n寸: 24", 11, 13, [2, 6, 2, 8]), ("a:\n", 2, 2, [1, 3, 1, 3]),
      ("\u{FEFF}a", 0, 0, [1, 1, 1, 1]), ("a\rb", 0, 9, [1, 1, 2, 2]), ("", 3, 4, [1, 1, 1, 1]),
    ] as [(String, Int, Int, [Int])])
  func byteColumns(_ text: String, _ start: Int, _ end: Int, _ wanted: [Int]) throws {
    let diagnostic = try first(Samples.file(text, at: ByteRange(start, end)))
    #expect(columns(diagnostic.location.range) == wanted)
  }

  @Test("offers a safe fix whole, with the text between its edits")
  func suggestion() throws {
    let fix = Fix(
      safety: .safe,
      edits: [
        Fix.Edit(range: ByteRange(3, 5), text: "28"), Fix.Edit(range: ByteRange(6, 7), text: "c"),
        Fix.Edit(range: ByteRange(9, 9), text: "1"),
      ])
    let diagnostic = try first(Samples.file("a: 24\nb: 2\n", at: ByteRange(3, 5), fix: fix))
    let suggestions = try #require(diagnostic.suggestions)
    #expect(suggestions.count == 1)
    #expect(suggestions.first?.text == "28\nc: 1")
    #expect(suggestions.first.map { columns($0.range) } == [1, 4, 2, 4])
  }

  @Test(
    "offers with one click what is safe and was not tried, and names what needs a look",
    arguments: [
      (.safe, [], 1, "no"), (.safe, [.safe], 0, "no"),
      (.unsafe, [], 0, "no\nnote: there is a fix that needs a look: --unsafe-fixes"),
      (.unsafe, [.safe], 0, "no\nnote: there is a fix that needs a look: --unsafe-fixes"),
      (.unsafe, [.safe, .unsafe], 0, "no"),
    ] as [(Fix.Safety, Set<Fix.Safety>, Int, String)])
  func safety(
    _ safety: Fix.Safety, _ tried: Set<Fix.Safety>, _ suggestions: Int, _ message: String
  ) throws {
    let fix = Fix(safety: safety, edits: [Fix.Edit(range: ByteRange(3, 5), text: "28")])
    let diagnostic = try first(
      Samples.file("a: 24\n", at: ByteRange(3, 5), fix: fix), tried: tried)
    #expect((diagnostic.suggestions ?? []).count == suggestions)
    #expect(diagnostic.message == message)
  }

  @Test("leaves the path as it was given")
  func path() throws {
    #expect(try first(Samples.file("a", marks: "a", path: "./x.yaml")).location.path == "./x.yaml")
  }
}
