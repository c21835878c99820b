import Diagnostics
import RuleEngine
import Testing

/// The edits of fixes, applied to the text.
struct FixTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let fix: String
    let before: String
    /// nil where no fix can be made.
    let after: String?
    var testDescription: String { name }
  }

  static let insert = "{ insert: containerShape, into: component, to: shape, safety: safe }"
  static let number = "{ set: component.shape, to: \"{1.0 + 1.5}\", safety: unsafe }"
  static let word = "{ set: component.shape, to: capsule, safety: safe }"

  static let cases: [Case] = [
    Case(
      name: "block style", fix: insert,
      before: "components:\n  card:\n    shape: 4 # four\n    padding: 2\n",
      after:
        "components:\n  card:\n    shape: 4 # four\n    containerShape: shape\n    padding: 2\n"),
    Case(
      name: "CRLF and no final line end", fix: insert,
      before: "components:\r\n  card:\r\n    shape: 4",
      after: "components:\r\n  card:\r\n    shape: 4\r\n    containerShape: shape"),
    Case(
      name: "flow style", fix: insert, before: "components: { card: { shape: 4, padding: 2 } }\n",
      after: "components: { card: { shape: 4, containerShape: shape, padding: 2 } }\n"),
    Case(
      name: "behind another key", fix: insert, before: "components:\n  card:\n    background: 4\n",
      after: "components:\n  card:\n    background: 4\n    containerShape: shape\n"),
    Case(
      name: "block mapping as the shape", fix: insert,
      before: "components:\n  card:\n    shape:\n      roundedRectangle: 4\n    padding: 2\n",
      after: "components:\n  card:\n    shape:\n      roundedRectangle: 4\n"
        + "    containerShape: shape\n    padding: 2\n"),
    Case(
      name: "shape from a merged mapping", fix: insert,
      before: "x-a: &a { shape: 4 }\ncomponents:\n  card:\n    <<: *a\n", after: nil),
    Case(
      name: "number for a number", fix: number, before: "components: { card: { shape: \"4\" } }\n",
      after: "components: { card: { shape: 2.5 } }\n"),
    Case(
      name: "number with a style", fix: number,
      before: "components: { card: { shape: { roundedRectangle: 4, style: circular } } }\n",
      after: "components: { card: { shape: { roundedRectangle: 2.5, style: circular } } }\n"),
    Case(
      name: "shape for a shape", fix: word,
      before: "components: { card: { shape: { roundedRectangle: 4, style: circular } } }\n",
      after: "components: { card: { shape: capsule } }\n"),
    Case(
      name: "the component's shape for a shape",
      fix: "{ set: component.shape, to: shape, safety: safe }",
      before: "components: { card: { shape: { roundedRectangle: 4, style: circular } } }\n",
      after: "components: { card: { shape: shape } }\n"),
    Case(
      name: "a part that is unknown",
      fix: "{ set: component.shape, to: \"{component.width}\", safety: safe }",
      before: "components: { card: { shape: 4 } }\n", after: nil),
    Case(
      name: "condition that does not hold",
      fix: "{ when: component.isConcentric, set: component.shape, to: capsule, safety: safe }",
      before: "components: { card: { shape: 4 } }\n", after: nil),
  ]

  @Test("edits the text in place", arguments: cases)
  func edits(_ example: Case) throws {
    let rule = OwnRule.text(keys: "when: component.hasShape\nfixes:\n  - \(example.fix)")
    let outcome = try OwnRule.lint([rule], on: example.before)
    let violation = outcome.result.violations.first { $0.rule == "own-rule" }
    var bytes = Array(example.before.utf8)
    for edit in (violation?.fix?.edits ?? []).reversed() {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.text.utf8)
    }
    let after = violation?.fix == nil ? nil : String(decoding: bytes, as: UTF8.self)
    #expect(after.map { Array($0.utf8) } == example.after.map { Array($0.utf8) }, "\(after ?? "")")
  }
}
