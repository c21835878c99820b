import Diagnostics
import Testing

@Suite("Which fixes go together")
struct FixSelectionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Each fix as the ranges of its edits, `start-end`, by commas; behind `?` it is unsafe.
    let fixes: [String]
    var allowsUnsafe = false
    let taken: [Int]
  }

  static let cases = [
    Case(testDescription: "apart", fixes: ["0-2", "5-7", "9-9"], taken: [0, 1, 2]),
    Case(testDescription: "by offset", fixes: ["5-7", "0-2"], taken: [1, 0]),
    Case(testDescription: "the same bytes", fixes: ["3-6", "3-6"], taken: [0]),
    Case(testDescription: "overlapping", fixes: ["0-4", "3-6", "8-9"], taken: [0, 2]),
    Case(testDescription: "one within another", fixes: ["0-9", "3-6"], taken: [0]),
    Case(testDescription: "two insertions at one offset", fixes: ["4-4", "4-4"], taken: [0]),
    Case(testDescription: "an insertion behind a replacement", fixes: ["0-4", "4-4"], taken: [0]),
    Case(testDescription: "an insertion before a replacement", fixes: ["4-6", "4-4"], taken: [0]),
    Case(testDescription: "side by side", fixes: ["0-4", "4-6"], taken: [0]),
    Case(
      testDescription: "whole or not at all", fixes: ["0-1,8-9", "4-5,9-10", "6-7"],
      taken: [0, 2]),
    Case(testDescription: "around another", fixes: ["0-1,8-9", "3-4"], taken: [0, 1]),
    Case(testDescription: "safe ones alone", fixes: ["?0-1", "3-4"], taken: [1]),
    Case(
      testDescription: "unsafe ones too", fixes: ["?0-1", "3-4"], allowsUnsafe: true, taken: [0, 1]),
    Case(testDescription: "edits that overlap themselves", fixes: ["0-4,2-5", ""], taken: []),
  ]

  private func violation(_ fix: String, rule: String = "rule") -> Violation {
    let isUnsafe = fix.hasPrefix("?")
    let edits = fix.drop { $0 == "?" }.split(separator: ",").map { range in
      let ends = range.split(separator: "-").compactMap { Int($0) }
      return Fix.Edit(range: ByteRange(ends[0], ends[1]), text: "x")
    }
    return Violation(
      rule: rule, severity: .error, message: "", range: ByteRange(0, 1),
      fix: Fix(safety: isUnsafe ? .unsafe : .safe, edits: edits))
  }

  @Test("takes what does not touch", arguments: cases)
  func takes(_ example: Case) {
    let selection = FixSelection(
      of: example.fixes.map { violation($0) },
      allowing: example.allowsUnsafe ? [.safe, .unsafe] : [.safe])
    #expect(selection.taken == example.taken)
    let starts = selection.edits.map(\.range.start)
    #expect(starts == starts.sorted())
  }

  @Test("of two at one place the rule id that comes first wins")
  func ruleOrder() {
    let violations = [violation("2-3", rule: "b"), violation("2-3", rule: "a")]
    #expect(FixSelection(of: violations, allowing: [.safe]).taken == [1])
    #expect(FixSelection(of: violations, allowing: [.safe], among: [0, 7]).taken == [0])
  }
}
