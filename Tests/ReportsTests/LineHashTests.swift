import Diagnostics
import Foundation
import Reports
import Testing

@Suite("The line hash of code scanning services")
struct LineHashTests {
  private struct Log: Decodable {
    struct Run: Decodable { let results: [Result] }
    struct Result: Decodable { let partialFingerprints: [String: String] }
    let runs: [Run]
  }

  /// The hashes that SARIF gives for a violation at the start of each line.
  private func hashes(_ bytes: [UInt8]) throws -> [String] {
    let source = SourceText(pathBytes: Array("a".utf8), bytes: bytes)
    let violations = LineTable(bytes).starts.map { start in
      Violation(
        rule: "r", severity: .error, message: "m", range: ByteRange(start: start, end: start))
    }
    let file = FileResult(source: source, violations: violations, summary: LintSummary())
    let report = Reporter.sarif.render(RunReport(files: [file]), ReportStyle())
    let log = try JSONDecoder().decode(Log.self, from: Data(report))
    return log.runs.flatMap(\.results).compactMap {
      $0.partialFingerprints["primaryLocationLineHash"]
    }
  }

  private static let endOfText = "c129715d7a2bc9a3:1"

  @Test(
    "is the one that services compute",
    arguments: [
      ("", [endOfText]),
      (
        " a\nb\n  \t\tc\n d",
        ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
      ),
      (
        " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End",
        [
          "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1",
          "b86d3392aea1be30:1", "e6ceba753e1a442:1",
        ]
      ),
      (
        " hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n",
        [
          "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
          "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", endOfText,
        ]
      ),
      (
        String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
        (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
          "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
          endOfText,
        ]
      ),
    ] as [(String, [String])])
  func vectors(_ text: String, _ wanted: [String]) throws {
    #expect(try hashes(Array(text.utf8)) == wanted)
  }

  @Test(
    "agrees with the plain sum over every line's units",
    arguments: [
      "\u{FEFF}a: 1\nb: 寸👍🏽\r\rc:\t\r \n", "a\r\n\r\n\rb", "\n \n\t\n",
      String(repeating: "é: [24, 👍]\n  b:\t1\r\n", count: 40), String(repeating: "x", count: 500),
    ])
  func plainSum(_ text: String) throws {
    #expect(try hashes(Array(text.utf8)) == plainSums(text))
  }

  @Test("takes what is no UTF-8 for U+FFFD")
  func invalidBytes() throws {
    let broken: [UInt8] = [0x61, 0xFF, 0x0A, 0xE5, 0xAF, 0x0A, 0xF0, 0x9F, 0x91, 0x41]
    #expect(try hashes(broken) == plainSums("a\u{FFFD}\n\u{FFFD}\n\u{FFFD}A"))
  }

  @Test("stays the same when lines are put in front, once the window is past them")
  func movedLines() throws {
    let text = "a: 1\nb: 2\n"
    let before = try hashes(Array(text.utf8))
    let after = try hashes(Array(("# one\n\n# two\n" + text).utf8))
    #expect(Array(after.dropFirst(3)) == before)
  }

  /// The hash by its definition, in quadratic time.
  private func plainSums(_ text: String) -> [String] {
    var stream: [UInt64] = []
    var starts: [Int] = []
    var isLineStart = true
    let joined = text.replacingOccurrences(of: "\r\n", with: "\n", options: .literal)
    for unit in Array(joined.utf16) + [0xFFFF] where unit != 0x20 && unit != 0x09 {
      if isLineStart { starts.append(stream.count) }
      isLineStart = unit == 0x0A || unit == 0x0D
      stream.append(isLineStart ? 0x0A : UInt64(unit))
    }
    stream += [UInt64](repeating: 0, count: 100)
    var counts: [UInt64: Int] = [:]
    return starts.map { start in
      let hash = stream[start..<start + 100].reduce(0) { $0 &* 37 &+ $1 }
      counts[hash, default: 0] += 1
      return String(hash, radix: 16) + ":\(counts[hash, default: 0])"
    }
  }
}
