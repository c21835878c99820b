import Files
import LintCommand
import Testing

@Suite("cornerlint explain")
struct ExplainTests {
  private static let file = MemoryFileSystem.Node.text(
    """
    corners:
      inner: 16
      map: inner + 12
    display: { cornerRadius: 55, idiom: phone }
    components:
      card:
        shape: map
        padding: { horizontal: 12, vertical: 8 }
        containerShape: shape
        content:
          row:
            padding: 4
            content:
              photo:
                shape: { concentric: { minimum: inner } }
          badge:
            shape: capsule
            alignment: topTrailing
            inset: 2
      sheet:
        inset: 8
        shape: 60
        size: { width: 100, height: 80 }
      other:
        content:
          photo: { shape: "{map}" }

    """)

  private let shell = Shell(files: ["card.yaml": Self.file])

  @Test(
    "shows the corners and where their numbers come from",
    arguments: ["card/row/photo", "badge", "sheet", "card"])
  func pages(_ component: String) throws {
    let outcome = shell.run("explain", "card.yaml", component)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    let name = component.split(separator: "/").joined(separator: "-")
    try GoldenFile("explain-\(name).txt").expect(Array(outcome.output.utf8))
  }

  @Test("asks which one when several have the name")
  func ambiguous() {
    let outcome = shell.run("explain", "card.yaml", "photo")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors
        == "error: `photo` is there 2 times; write one of these: card/row/photo, other/photo\n")
    #expect(shell.run("explain", "card.yaml", "row/photo").code == 0)
  }

  @Test("explains all components of one path")
  func samePath() {
    var twice = shell
    twice.files["card.yaml"] = .text(
      """
      components:
        list:
          content:
            - { name: row, shape: 4 }
            - { name: row, shape: 6 }
      ---
      components: { list: { content: { row: { shape: 8 } } } }

      """)
    for name in ["row", "list/row"] {
      let outcome = twice.run("explain", "card.yaml", name)
      #expect(outcome.code == 0)
      let titles = outcome.output.split(separator: "\n").filter { $0.hasPrefix("list/row  ") }
      #expect(
        titles == [
          "list/row  card.yaml:4:17", "list/row  card.yaml:5:17", "list/row  card.yaml:7:34",
        ])
    }
  }

  @Test("lists the components of a file when none is named")
  func list() {
    let outcome = shell.run("explain", "card.yaml")
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        card
        card/row
        card/row/photo
        card/badge
        sheet
        other
        other/photo

        """)
  }

  @Test("says first what is wrong with the file")
  func faults() {
    var broken = shell
    broken.files["card.yaml"] = .text("components:\n  card: { shape: 16, colour: red }\n")
    let outcome = broken.run("explain", "card.yaml", "card")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("card.yaml:2:22: error[unknown-key]: "))
    #expect(outcome.output.contains("\ncard  card.yaml:2:3\n"))
  }

  @Test("faults weigh what their rules say")
  func severities() {
    var shell = shell
    shell.files["a.tokens.json"] = .text(
      """
      { "radius": { "$type": "dimension",
        "m": { "$value": { "value": 4, "unit": "px" }, "$deprecated": true },
        "n": { "$value": "{radius.m}" } } }
      """)
    let outcome = shell.run("explain", "a.tokens.json")
    #expect(outcome.output.hasPrefix("a.tokens.json:3:20: warning[deprecated-token]: "))
  }
}
