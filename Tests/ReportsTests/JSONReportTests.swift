import Diagnostics
import Foundation
import Reports
import Testing

@Suite("The JSON report")
struct JSONReportTests {
  private func json(_ files: [FileResult]) -> [UInt8] {
    Reporter.json.render(RunReport(files: files), ReportStyle())
  }

  private func object(_ files: [FileResult]) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(json(files))) as? [String: Any])
  }

  private func firstViolation(_ file: FileResult) throws -> [String: Any] {
    let violations = try #require(try object([file])["violations"] as? [[String: Any]])
    return try #require(violations.first)
  }

  @Test("looks as the rules of the formats say")
  func wholeReport() throws {
    try GoldenFile("report.json").expect(json([Samples.card]))
  }

  @Test("is a valid document for an empty run")
  func emptyRun() throws {
    try GoldenFile("report-empty.json").expect(json([]))
    #expect(try object([])["version"] as? Int == 1)
    #expect((try object([])["violations"] as? [Any])?.isEmpty == true)
  }

  @Test(
    "keeps every character of a message, and lets none steer a terminal",
    arguments: ["\"\\/\u{8}\u{C}\n\r\t", "\u{0}\u{1B}[31m\u{7F}", "\u{80}\u{9F}\u{A0}é寸👩‍👧", ""])
  func escapes(_ message: String) throws {
    let file = Samples.file("a", marks: "a", message: message)
    #expect(try firstViolation(file)["message"] as? String == message)
    let scalars = String(decoding: json([file]), as: UTF8.self).unicodeScalars
    #expect(
      !scalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) })
  }

  @Test("counts lines and columns from 1 in code points, bytes from 0")
  func positions() throws {
    let text = "\u{FEFF}# 👍🏽\r\n寸: 24\r\n"
    let range = try #require(
      try firstViolation(Samples.file(text, marks: "24"))["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 2, "column": 4, "byte": 20])
    #expect(range["end"] == ["line": 2, "column": 6, "byte": 22])
  }

  @Test(
    "gives a path that is no UTF-8 twice",
    arguments: [
      ([0x61, 0xFF], "Yf8="), ([0xFF], "/w=="), ([0x61, 0x62, 0xC3], "YWLD"),
    ] as [([UInt8], String)])
  func pathBytes(_ path: [UInt8], _ base64: String) throws {
    var file = Samples.file("a", marks: "a")
    file = FileResult(
      source: SourceText(pathBytes: path, bytes: file.source.bytes), violations: file.violations,
      summary: file.summary)
    let violation = try firstViolation(file)
    #expect(violation["pathBytes"] as? String == base64)
    #expect((violation["path"] as? String)?.hasSuffix("\u{FFFD}") == true)
  }

  @Test("agrees with the line table on every byte of a text")
  func positionTable() {
    var text = "\u{FEFF}"
    for index in 0..<200 { text += index % 7 == 0 ? "\r\n" : index % 5 == 0 ? "寸法é" : "plain " }
    text += String(repeating: "a", count: 700) + String(repeating: "é", count: 700) + "\rend"
    let source = SourceText(path: "a", text: text)
    let slow = LineTable(source.bytes)
    let fast = PositionTable(source)
    for offset in 0...UInt32(source.bytes.count + 2) {
      #expect(fast.position(at: offset) == slow.position(at: offset, in: source))
    }
  }
}
