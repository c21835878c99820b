import Diagnostics
import Testing

@Suite("Fixes of the rules' examples")
struct ExampleFixTests {
  @Test("Applied one after the other they settle the violation", arguments: Example.bad)
  func settle(_ example: Example) throws {
    let mark = try #require(example.mark)
    var text = example.file
    for _ in 0..<5 {
      guard let fix = fix(of: mark.rule, in: text) else { break }
      text = applied(fix, to: text)
    }
    guard text != example.file else { return }
    #expect(fix(of: mark.rule, in: text) == nil, "no end of it:\n\(text)")
    let left = RuleLibrary.lint(Array(text.utf8)).map(\.rule)
    #expect(!left.contains(mark.rule), "\(text)")
    #expect(!left.contains("yaml-syntax") && !left.contains("invalid-value"), "\(text)")
  }

  @Test("These rules have a fix for one of their examples")
  func fixable() {
    var rules: [String] = []
    for example in Example.bad where fix(of: example.rule, in: example.file) != nil {
      if rules.last != example.rule { rules.append(example.rule) }
    }
    #expect(
      rules == [
        "minimum-overrides-concentricity", "container-shape-mismatch", "missing-container-shape",
        "unsupported-container-shape", "container-radius-too-small", "corner-overlap",
        "hardcoded-nested-radius", "not-concentric", "pinched-corner", "fallback-mismatch",
        "missing-fallback", "hardcoded-radius", "map-inset-mismatch", "negative-radius",
        "capsule-for-control", "radius-exceeds-half", "sentinel-radius", "shape-mismatch",
        "transition-source-radius",
      ])
  }

  private func fix(of rule: String, in text: String) -> Fix? {
    let source = SourceText(path: "example.yaml", text: text)
    return RuleLibrary.linter.lint(source, isNamed: true).result.violations
      .first { $0.rule == rule }?.fix
  }

  private func applied(_ fix: Fix, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
