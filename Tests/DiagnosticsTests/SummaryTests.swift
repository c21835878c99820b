import Diagnostics
import Testing

@Suite("Severities and summaries")
struct SummaryTests {
  @Test("severities are ordered, and read back from their words", arguments: Severity.allCases)
  func severity(severity: Severity) {
    #expect(Severity(word: severity.word) == severity)
    #expect(Severity(word: severity.word.uppercased()) == nil)
    #expect(severity <= .error)
    #expect(severity >= .info)
  }

  @Test("summaries add up, and name the commonest reason first")
  func adding() {
    var summary = LintSummary()
    summary.files = 1
    summary.skipped = ["b": 2, "a": 2]
    var other = LintSummary()
    other.files = 2
    other.components = 3
    other.nestings = 4
    other.skipped = ["b": 1, "c": 9, "a": 1]
    summary.add(other)
    #expect(summary.files == 3)
    #expect(summary.components == 3)
    #expect(summary.nestings == 4)
    #expect(summary.skippedInOrder.map(\.reason) == ["c", "a", "b"])
    #expect(summary.skippedInOrder.map(\.count) == [9, 3, 3])
  }
}
