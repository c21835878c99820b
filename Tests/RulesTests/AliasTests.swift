import Diagnostics
import Testing

@Suite("Aliases to a corner of the scale")
struct AliasTests {
  static let file = """
    corners:
      card: &card 28
      stub: 20
    components:
      boardingPass:
        shape: *card
        padding: 12
        content:
          barcode: { shape: stub }
    """

  @Test("Rules mark the alias, never the number on the scale")
  func marks() {
    let found = RuleLibrary.lint(Array(Self.file.utf8))
    #expect(
      found.map { "\($0.rule) \($0.line): \($0.marks)" } == [
        "missing-container-shape 5: boardingPass", "container-radius-too-small 6: *card",
      ])
  }

  @Test(
    "A name that cannot be written as a length is not offered",
    arguments: ["{x}", "a}b", "a{b", "", " a"])
  func unwritable(_ name: String) {
    let file = "corners: { inner: 16, \"\(name)\": 13 }\ncomponents: { i: { shape: 13 } }\n"
    #expect(!RuleLibrary.lint(Array(file.utf8)).contains { $0.rule == "hardcoded-radius" })
  }

  @Test("A key goes behind the alias, and no fix touches the scale")
  func fixes() {
    let source = SourceText(path: "example.yaml", text: Self.file)
    let edits = RuleLibrary.linter.lint(source, isNamed: true).result.violations
      .flatMap { $0.fix?.edits ?? [] }
    #expect(edits.map(\.text) == ["\n    containerShape: shape"])
    let lines = LineTable(source.bytes)
    #expect(edits.map { lines.position(at: $0.range.start, in: source).line } == [6])
  }
}
