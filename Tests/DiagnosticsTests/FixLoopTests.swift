import Diagnostics
import Testing

@Suite("Passes of fixes")
struct FixLoopTests {
  /// A language of letters: what each letter is to be replaced by, and which words are faults
  /// without a fix.
  struct Letters: Sendable {
    var fixes: [Character: String] = [:]
    var faults: [String] = []
    var syntaxFaults: [String] = []

    func lint(_ source: SourceText) -> [Violation] {
      let text = String(decoding: source.bytes, as: UTF8.self)
      var violations: [Violation] = []
      for (offset, letter) in text.enumerated() {
        guard let replacement = fixes[letter] else { continue }
        let range = ByteRange(offset, offset + 1)
        violations.append(
          Violation(
            rule: "letter-\(letter)", severity: .warning, message: "", range: range,
            fix: Fix(safety: .safe, edits: [Fix.Edit(range: range, text: replacement)])))
      }
      for (words, rule) in [(faults, "fault"), (syntaxFaults, "yaml-syntax")] {
        for word in words where text.contains(word) {
          violations.append(
            Violation(rule: rule, severity: .error, message: "", range: ByteRange(0, 1)))
        }
      }
      return violations
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: String
    let letters: Letters
    let after: String
    var fixed: Int?
    /// Whether a second run goes on.
    var ranOut = false
  }

  static let cases = [
    Case(
      testDescription: "nothing to do", before: "abc", letters: Letters(faults: ["a"]),
      after: "abc", fixed: 0),
    Case(
      testDescription: "one thing after another", before: "a.a",
      letters: Letters(fixes: ["a": "b", "b": "c"]), after: "c.c", fixed: 4),
    Case(
      testDescription: "neighbours wait for the next pass", before: "aaa",
      letters: Letters(fixes: ["a": "b"]), after: "bbb", fixed: 3),
    Case(
      testDescription: "the one that does harm is left out", before: "a.x.a.a.a.a.a",
      letters: Letters(
        fixes: ["a": "b", "x": "yz"], faults: ["y", "z", "yz", ".y", "z.", ".yz", "yz.", ".yz."]),
      after: "b.x.b.b.b.b.b", fixed: 6),
    Case(
      testDescription: "no fix makes the text unreadable, however many it settles",
      before: "a.x.a", letters: Letters(fixes: ["a": "b", "x": "y"], syntaxFaults: ["y"]),
      after: "b.x.b", fixed: 2),
    Case(
      testDescription: "what did harm may do good later", before: "x.k",
      letters: Letters(fixes: ["x": "yz", "k": "l"], faults: ["yz.k", "y", "k"]),
      after: "yz.l", fixed: 2),
    Case(
      testDescription: "rules that undo each other change nothing", before: "a",
      letters: Letters(fixes: ["a": "b", "b": "a"]), after: "a", fixed: 0),
    Case(
      testDescription: "rules that undo each other do not keep others from working",
      before: "a.x.x", letters: Letters(fixes: ["a": "b", "b": "a", "x": "y"]), after: "b.y.y"),
    Case(
      testDescription: "a fix that never settles its own fault changes nothing", before: "a",
      letters: Letters(fixes: ["a": "aa"], faults: []), after: "a", fixed: 0),
    Case(
      testDescription: "a fix that writes what is there is none", before: "a.x",
      letters: Letters(fixes: ["a": "a", "x": "y"]), after: "a.y", fixed: 1),
    Case(
      testDescription: "an error for two warnings", before: "a-b",
      letters: Letters(fixes: ["a": "x", "b": "x"], faults: ["x-x", "x"]), after: "a-b", fixed: 0),
    Case(
      testDescription: "a row of more steps than there are passes", before: "a",
      letters: Letters(fixes: [
        "a": "b", "b": "c", "c": "d", "d": "e", "e": "f", "f": "g", "g": "h", "h": "i", "i": "j",
        "j": "k", "k": "l", "l": "m",
      ]), after: "k", fixed: 10, ranOut: true),
  ]

  @Test("end where nothing more can be fixed", arguments: cases)
  func run(_ example: Case) {
    let source = SourceText(path: "a.yaml", text: example.before)
    var looks = 0
    let loop = FixLoop(allowing: [.safe, .unsafe])
    let result = loop.run(source) { text in
      looks += 1
      return example.letters.lint(text)
    }
    let text = String(decoding: result.source.bytes, as: UTF8.self)
    #expect(text == example.after)
    if let fixed = example.fixed { #expect(result.fixedCount == fixed) }
    #expect(result.ranOut == example.ranOut)
    #expect(result.isChanged == (text != example.before))
    #expect(looks <= FixLoop.lookLimit)
    #expect(result.violations == example.letters.lint(result.source))
    #expect(result.violations.count <= example.letters.lint(source).count)
    let again = loop.run(result.source) { example.letters.lint($0) }
    #expect(again.isChanged == example.ranOut)
  }

  @Test("stops after ten passes and says that there is more")
  func manyPasses() {
    let edit = Fix.Edit(range: ByteRange(0, 0), text: "b")
    let violation = Violation(
      rule: "r", severity: .info, message: "", range: ByteRange(0, 1),
      fix: Fix(safety: .safe, edits: [edit]))
    let source = SourceText(path: "a.yaml", text: "a")
    let loop = FixLoop(allowing: [.safe])
    func lint(_ source: SourceText) -> [Violation] {
      Array(repeating: violation, count: max(0, 16 - source.bytes.count))
    }
    let result = loop.run(source, lint: lint)
    #expect(result.fixedCount == FixLoop.passLimit)
    #expect(result.ranOut)
    #expect(result.changes == [TextChange(range: ByteRange(0, 0), bytes: Array("bbbbbbbbbb".utf8))])
    let rest = loop.run(result.source, lint: lint)
    #expect(rest.violations.isEmpty)
    #expect(!rest.ranOut)
  }

  @Test("unsafe fixes are left alone unless they are allowed")
  func safety() {
    let source = SourceText(path: "a.yaml", text: "a")
    func lint(_ source: SourceText) -> [Violation] {
      guard source.bytes == Array("a".utf8) else { return [] }
      let edit = Fix.Edit(range: ByteRange(0, 1), text: "b")
      return [
        Violation(
          rule: "r", severity: .info, message: "", range: edit.range,
          fix: Fix(safety: .unsafe, edits: [edit]))
      ]
    }
    #expect(!FixLoop(allowing: [.safe]).run(source, lint: lint).isChanged)
    #expect(FixLoop(allowing: [.safe, .unsafe]).run(source, lint: lint).isChanged)
  }

  @Test("stops with what is good when every second fix does harm")
  func manyHarmful() {
    let before = String(repeating: "a.x.", count: 200)
    let letters = Letters(fixes: ["a": "b", "x": "y"])
    var looks = 0
    func lint(_ source: SourceText) -> [Violation] {
      looks += 1
      let harm = source.bytes.count { $0 == UInt8(ascii: "y") }
      return letters.lint(source)
        + Array(
          repeating: Violation(
            rule: "harm", severity: .error, message: "", range: ByteRange(0, 1)), count: 300 * harm)
    }
    let result = FixLoop(allowing: [.safe]).run(
      SourceText(path: "a.yaml", text: before), lint: lint)
    #expect(looks == FixLoop.lookLimit)
    #expect(result.ranOut)
    #expect(!result.source.bytes.contains(UInt8(ascii: "y")))
  }

  @Test("a text that cannot be judged counts as worse")
  func unjudged() {
    let letters = Letters(fixes: ["a": "b"])
    let source = SourceText(path: "a.yaml", text: "a")
    let result = FixLoop(allowing: [.safe]).run(source) { text in
      text.bytes == source.bytes ? letters.lint(text) : nil
    }
    #expect(!result.isChanged)
    #expect(result.violations.count == 1)
  }

  @Test("what is known of the text need not be found again")
  func found() {
    let letters = Letters(fixes: ["a": "b"])
    let source = SourceText(path: "a.yaml", text: "a")
    var looks = 0
    let result = FixLoop(allowing: [.safe]).run(source, found: letters.lint(source)) { text in
      looks += 1
      return letters.lint(text)
    }
    #expect(result.fixedCount == 1)
    #expect(looks == 1)
  }
}
