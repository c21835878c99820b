import Diagnostics
import RuleEngine
import Testing

@Suite("Changes that rules would have drawn")
struct SketchTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: String
    let file: String
    /// What the change writes; nil where there is none.
    let text: String?

    init(_ name: String, _ rule: String, _ file: String, _ text: String?) {
      testDescription = "\(rule): \(name)"
      self.rule = rule
      self.file = file
      self.text = text
    }
  }

  static let cases = [
    Case(
      "lower the content to what is concentric", "larger-radius-inside-smaller",
      nested("shape: 24, padding: 8", "shape: 30"), "16"),
    Case(
      "lower it to what is around it where that is out of reach", "larger-radius-inside-smaller",
      nested("shape: 8, padding: 12", "shape: 30"), "8"),
    Case(
      "keep the style", "larger-radius-inside-smaller",
      nested(
        "shape: { roundedRectangle: 24, style: circular }, padding: 8",
        "shape: { roundedRectangle: 30, style: circular }"), "16"),
    Case(
      "inside the display", "larger-radius-inside-smaller",
      "display: { cornerRadius: 40 }\ncomponents: { sheet: { shape: 50, inset: 10 } }\n", "30"),
    Case(
      "not for content that reaches beyond", "larger-radius-inside-smaller",
      nested("shape: 24, padding: -8", "shape: 40"), nil),
    Case(
      "raise the container", "container-radius-out-of-reach",
      nested("shape: 8, padding: 12", "shape: 6"), "18"),
    Case(
      "raise it for a minimum", "container-radius-out-of-reach",
      nested("shape: 8, padding: 12", "shape: { concentric: { minimum: 6 } }"), "18"),
    Case(
      "not one that its sides cut", "container-radius-out-of-reach",
      nested(
        "shape: 30, size: { width: 80, height: 40 }, padding: { top: 20, leading: 20 }",
        "shape: 6"), nil),
    Case(
      "raise a circular container", "container-radius-too-small",
      nested("shape: { roundedRectangle: 24, style: circular }, padding: 12", "shape: 16"), "28"),
    Case(
      "lower the content inside the display", "container-radius-too-small",
      "display: { cornerRadius: 40 }\ncomponents: { sheet: { shape: 36, inset: 10 } }\n", "30"),
    Case(
      "raise the content inside a capsule", "corner-overlap",
      nested(
        "shape: capsule, size: { width: 200, height: 80 }, padding: 2", "shape: rectangle"), "38"),
    Case(
      "raise circular content", "corner-overlap",
      nested(
        "shape: 40, padding: 2", "shape: { roundedRectangle: 1, style: circular }"), "38"),
    Case(
      "not where the corners around it differ", "corner-overlap",
      nested(
        "shape: { unevenRoundedRectangle: { topLeading: 40, topTrailing: 20 } }, padding: 2",
        "shape: 0"), nil),
    Case(
      "the style of what is around it", "corner-style-mismatch",
      nested("shape: 28, padding: 12", "shape: { roundedRectangle: 16, style: circular }"),
      "{ roundedRectangle: 16, style: continuous }"),
    Case(
      "a name stays a name", "corner-style-mismatch",
      "corners: { inner: 16 }\n"
        + nested("shape: { roundedRectangle: 28, style: circular }, padding: 12", "shape: inner"),
      "{ roundedRectangle: inner, style: circular }"),
    Case(
      "a shape over several lines, with a comment", "corner-style-mismatch",
      """
      components:
        card:
          shape: 28
          padding: 12
          content:
            photo:
              shape:
                roundedRectangle: 16 # as before
                style: circular
      """, "{ roundedRectangle: 16, style: continuous }"),
    Case(
      "uneven corners", "corner-style-mismatch",
      nested(
        "shape: 28, padding: 12",
        "shape: { unevenRoundedRectangle: { topLeading: 16 }, style: circular }"),
      "{ unevenRoundedRectangle: { topLeading: 16, topTrailing: 0, bottomLeading: 0, "
        + "bottomTrailing: 0 }, style: continuous }"),
    Case(
      "raise circular content", "not-concentric",
      nested(
        "shape: { roundedRectangle: 28, style: circular }, padding: 12",
        "shape: { roundedRectangle: 12, style: circular }"), "16"),
    Case(
      "raise it inside a capsule", "not-concentric",
      nested("shape: capsule, size: { width: 200, height: 56 }, padding: 12", "shape: 12"), "16"),
    Case(
      "raise circular content", "pinched-corner",
      nested(
        "shape: { roundedRectangle: 28, style: circular }, padding: 12",
        "shape: { roundedRectangle: 7, style: circular }"), "16"),
    Case(
      "one padding for two", "uneven-inset",
      nested("shape: 28, padding: { horizontal: 16, vertical: 8 }", "shape: 16"), "8"),
    Case(
      "not where the content has an inset", "uneven-inset",
      nested("shape: 28, padding: 8", "shape: 16, inset: { horizontal: 4 }"), nil),
    Case(
      "not where something lies between", "uneven-inset",
      """
      components:
        card:
          shape: 28
          padding: { horizontal: 16, vertical: 8 }
          content: { row: { padding: 0, content: { photo: { shape: 16 } } } }
      """, nil),
    Case(
      "all corners alike", "floating-not-uniform",
      floating("shape: { concentric: { minimum: 12 } }"),
      "{ concentric: { minimum: 12, isUniform: true } }"),
    Case(
      "all corners alike without a minimum", "floating-not-uniform",
      floating("shape: concentric"), "{ concentric: { isUniform: true } }"),
    Case(
      "not where the minimums differ", "floating-not-uniform",
      floating(
        "shape: { concentricRectangle: { uniformTopCorners: { concentric: { minimum: 4 } },"
          + " uniformBottomCorners: { concentric: { minimum: 12 } } } }"), nil),
    Case(
      "lower the minimum inside the display", "minimum-overrides-concentricity",
      "display: { cornerRadius: 40 }\ncomponents:\n"
        + "  sheet: { shape: { concentric: { minimum: 36, isUniform: true } }, inset: 10 }\n",
      "{ concentric: { minimum: 30, isUniform: true } }"),
    Case(
      "raise a circular container", "minimum-overrides-concentricity",
      nested(
        "shape: { roundedRectangle: 24, style: circular }, containerShape: shape, padding: 12",
        "shape: { concentric: { minimum: 16 } }"), "28"),
  ]

  static func nested(_ card: String, _ photo: String) -> String {
    "components:\n  card: { \(card), content: { photo: { \(photo) } } }\n"
  }

  static func floating(_ bar: String) -> String {
    nested(
      "shape: 40, containerShape: shape, size: { width: 200, height: 200 }",
      "\(bar), alignment: bottom, inset: 8, size: { height: 40 }")
  }

  private static let drawing = Linter(
    book: RuleBook.load(RuleLibrary.sources).book, servesDrawings: true)

  private static func violations(in text: String, _ linter: Linter) -> [Violation] {
    linter.lint(SourceText(path: "example.yaml", text: text), isNamed: true).result.violations
  }

  private static func applied(_ sketch: Fix, to text: String) -> String {
    var edited = EditedText(Array(text.utf8))
    edited.apply(sketch.edits)
    return String(decoding: edited.bytes, as: UTF8.self)
  }

  @Test("are written as the help says, and settle what they were drawn for", arguments: cases)
  func settle(_ example: Case) throws {
    let found = Self.violations(in: example.file, Self.drawing)
    let violation = try #require(found.first { $0.rule == example.rule }, "\(found)")
    #expect(violation.fix == nil)
    #expect(violation.sketch?.edits.map(\.text) == example.text.map { [$0] })
    guard let sketch = violation.sketch else { return }
    let after = Self.applied(sketch, to: example.file)
    let left = Self.violations(in: after, Self.drawing).map(\.rule)
    #expect(!left.contains(example.rule), "\(after)")
    #expect(!left.contains("yaml-syntax") && !left.contains("invalid-value"), "\(after)")
  }

  @Test("are there only for who asks for them, and beside no fix", arguments: Example.bad)
  func onlyWhenAsked(_ example: Example) {
    let plain = Self.violations(in: example.file, RuleLibrary.linter)
    #expect(plain.allSatisfy { $0.sketch == nil })
    let drawn = Self.violations(in: example.file, Self.drawing)
    #expect(drawn.allSatisfy { $0.sketch == nil || $0.fix == nil })
    #expect(
      drawn.map {
        var bare = $0
        bare.sketch = nil
        bare.modelPlace = nil
        bare.otherModelPlaces = []
        return bare
      } == plain)
  }

  @Test("settle the examples, too", arguments: Example.bad)
  func examples(_ example: Example) throws {
    let mark = try #require(example.mark)
    let found = Self.violations(in: example.file, Self.drawing)
    guard let sketch = found.first(where: { $0.rule == mark.rule })?.sketch else { return }
    let after = Self.applied(sketch, to: example.file)
    let left = Self.violations(in: after, Self.drawing).map(\.rule)
    #expect(!left.contains(mark.rule), "\(after)")
  }

  @Test("have a case for each rule that has some")
  func allRules() {
    let sketching = RuleLibrary.sources.filter { source in
      String(decoding: source.bytes, as: UTF8.self).contains("safety: sketch")
    }
    let rules = sketching.compactMap { try? RuleDescription.read($0).id }
    let withCases = Set(Self.cases.filter { $0.text != nil }.map(\.rule))
    #expect(withCases == Set(rules))
    #expect(rules.count == 10)
  }

  @Test("compile, as all texts of the rules do")
  func compile() {
    let faults = RuleBook.load(RuleLibrary.sources, checksTexts: true).faults
    #expect(faults.map { "\($0.source.path): \($0.sentence)" } == [])
  }
}
