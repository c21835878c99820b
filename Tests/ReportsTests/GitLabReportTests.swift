import Diagnostics
import Foundation
import Reports
import Testing

@Suite("The GitLab report")
struct GitLabReportTests {
  private struct Entry: Decodable {
    struct Location: Decodable {
      struct Lines: Decodable { let begin: Int }
      let path: String
      let lines: Lines
    }
    let description: String
    let fingerprint: String
    let severity: String
    let location: Location
  }

  private func bytes(_ files: [FileResult], minimumSeverity: Severity = .info) -> [UInt8] {
    let report = RunReport(
      files: files, minimumSeverity: minimumSeverity, folders: Samples.folders)
    return Reporter.gitlab.render(report, ReportStyle())
  }

  private func entries(_ files: [FileResult]) throws -> [Entry] {
    try JSONDecoder().decode([Entry].self, from: Data(bytes(files)))
  }

  /// A file in which the same rule marks the same text at each occurrence.
  private func repeated(
    _ text: String, path: String = "a.yaml", writtenAt: String = ""
  ) -> FileResult {
    let count = text.components(separatedBy: "24").count - 1
    let violations = (1...max(1, count)).map { occurrence in
      Violation(
        rule: "some-rule", severity: .error, message: "no", writtenAt: writtenAt,
        range: Samples.range(of: "24", occurrence: occurrence, in: text))
    }
    return FileResult(
      source: SourceText(path: path, text: text), violations: violations, summary: LintSummary())
  }

  @Test("looks as the rules of the formats say")
  func wholeReport() throws {
    try GoldenFile("report.gitlab.json").expect(bytes([Samples.card]))
  }

  @Test("is an empty array for a clean run, and when nothing is shown")
  func emptyRun() {
    #expect(bytes([]) == Array("[]\n".utf8))
    let infos = FileResult(
      source: Samples.card.source, violations: [Samples.card.violations[2]],
      summary: LintSummary())
    #expect(bytes([infos], minimumSeverity: .error) == Array("[]\n".utf8))
  }

  @Test("gives no two violations the same fingerprint")
  func uniqueFingerprints() throws {
    let text = String(repeating: "a: 24\n", count: 50)
    let files = [
      repeated(text), repeated(text, path: "b.yaml"), repeated(text, writtenAt: "card"),
      repeated(text),
    ]
    let fingerprints = try entries(files).map(\.fingerprint)
    #expect(fingerprints.count == 200)
    #expect(Set(fingerprints).count == 200)
  }

  @Test("keeps fingerprints when lines move, blanks change or messages are reworded")
  func stableFingerprints() throws {
    var moved = repeated("# one\n\n\na: 24 # two\nb:   24\n")
    for index in moved.violations.indices { moved.violations[index].message = "not so" }
    let before = try entries([repeated("a: 24\nb: 24\n")])
    let after = try entries([moved])
    #expect(before.map(\.fingerprint) == after.map(\.fingerprint))
    #expect(after.map(\.location.lines.begin) == [4, 5])
  }

  @Test("tells rules, paths, names and texts apart by their fingerprints")
  func distinctFingerprints() throws {
    let one = try entries([repeated("24")])
    #expect(try entries([repeated("24", path: "b.yaml")])[0].fingerprint != one[0].fingerprint)
    #expect(try entries([repeated("24", writtenAt: "card")])[0].fingerprint != one[0].fingerprint)
    #expect(try entries([Samples.file("24", marks: "2")])[0].fingerprint != one[0].fingerprint)
  }

  @Test("counts paths from the repository", arguments: [("./x.yaml", "app/x.yaml"), ("../x", "x")])
  func paths(_ path: String, _ wanted: String) throws {
    #expect(try entries([repeated("24", path: path)])[0].location.path == wanted)
  }
}
