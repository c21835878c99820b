import Configuration
import Diagnostics
import Testing

@Suite("The level from which on a run fails")
struct FailLevelTests {
  @Test(
    "is reached by what weighs as much or more",
    arguments: [
      (.error, [false, false, false, true]), (.warning, [false, false, true, true]),
      (.info, [false, true, true, true]), (.never, [false, false, false, false]),
    ] as [(FailLevel, [Bool])])
  func fails(level: FailLevel, expected: [Bool]) {
    #expect([nil, .info, .warning, .error].map { level.fails($0) } == expected)
    #expect(FailLevel(word: level.rawValue) == level)
  }

  @Test("is one of four words", arguments: ["", "Error", "warn", "off"])
  func words(word: String) { #expect(FailLevel(word: word) == nil) }
}
