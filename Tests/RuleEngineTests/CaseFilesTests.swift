import Diagnostics
import RuleEngine
import Testing

/// The shared cases: the first lines of each file say what must be found.
struct CaseFilesTests {
  @Test(
    "finds what each case expects, and nothing else", .enabled(if: !RuleFiles.cases.isEmpty),
    arguments: RuleFiles.cases)
  func expectations(_ name: String) throws {
    let bytes = try #require(RuleFiles.bytes(RuleFiles.caseFolder + "/" + name))
    var expected: Set<String> = []
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ")
      guard line.hasPrefix("# expect:"), words.count > 2 else { break }
      if words.count > 3 { expected.insert("\(words[2]) \(words[3])") }
    }
    let source = SourceText(pathBytes: Array(name.utf8), bytes: bytes)
    let outcome = Linter(book: RuleFiles.book).lint(source, isNamed: true)
    let lines = LineTable(bytes)
    let found = outcome.result.violations.filter { $0.severity >= .warning }
      .map { "\($0.rule) \(lines.position(at: $0.range.start, in: source).line)" }
    #expect(Set(found) == expected)
    #expect(found.count == expected.count)
    #expect(outcome.failures.isEmpty)
  }
}
