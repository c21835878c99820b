import Files
import LintCommand
import Testing

@Suite("cornerlint render")
struct RenderTests {
  private let shell = Shell(files: ["cards.yaml": Sample.cards])

  @Test("draws, whatever the rules say, and tells beside what is marked")
  func draws() {
    let outcome = shell.run("render", "cards.yaml")
    #expect(outcome.code == 0)
    #expect(
      outcome.errors.contains(
        "note: 1 error is marked; `cornerlint lint cards.yaml` says what is wrong\n"))
    #expect(shell.run("render", "cards.yaml", "--quiet").errors.isEmpty)
  }

  @Test("the drawing has all figures, and the marks in them")
  func marks() throws {
    let svg = shell.run("render", "cards.yaml").output
    #expect(svg.hasPrefix("<?xml") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("card, error") && svg.contains("chip"))
    let chip = shell.run("render", "cards.yaml", "--component", "chip")
    #expect(chip.output.contains("chip") && !chip.output.contains("photo"))
    #expect(!chip.output.contains(", error") && chip.errors.isEmpty)
    let corner = shell.run("render", "cards.yaml", "--corner", "bottomTrailing").output
    #expect(corner.contains("Corner bottomTrailing of card, chip"))
  }

  @Test("of all contents that one violation speaks for the corners are marked")
  func sharedViolation() {
    let text = """
      components:
        card:
          shape: 24
          padding: 12
          containerShape: shape
          content:
            photo: { shape: 16 }
            video: { shape: 20 }

      """
    let shell = Shell(files: ["cards.yaml": .text(text)])
    let svg = shell.run("render", "cards.yaml").output
    // The card is at fault, between each content and its curve.
    #expect(svg.contains("24 card, error"))
    #expect(svg.split(separator: "class=\"patch error\"").count == 1 + 2 * 4)
  }

  @Test("of very many components the first are drawn, and the rest is counted")
  func manyComponents() {
    let cards = (0..<2_005).map { "  card\($0): { shape: 8 }\n" }.joined()
    let shell = Shell(files: ["cards.yaml": .text("components:\n" + cards)])
    let outcome = shell.run("render", "cards.yaml")
    #expect(outcome.output.contains("8 card1999<"))
    #expect(!outcome.output.contains("8 card2000<"))
    #expect(outcome.errors.contains("note: 5 more components are not drawn"))
  }

  @Test("in a terminal a corner of each figure, as wide as it, in colour where that is wanted")
  func terminal() throws {
    let outcome = shell.run("render", "cards.yaml", "--format", "ascii")
    #expect(outcome.code == 0)
    try GoldenFile("render.txt").expect(Array(outcome.output.utf8))
    let corner = ["--component", "card", "--corner", "topTrailing"]
    let one = shell.run(["render", "cards.yaml", "--format=ascii"] + corner).output
    try GoldenFile("render-corner.txt").expect(Array(one.utf8))
    let coloured = ["render", "cards.yaml", "--format=ascii", "--color=always"]
    #expect(shell.run(coloured).output.contains("\u{1B}[1;31m"))
    #expect(shell.run(coloured + ["-o", "x"]).text("x").contains("\u{1B}[1;31m"))
    var watched = shell
    watched.isTerminal.output = true
    #expect(watched.run("render", "cards.yaml", "--format=ascii").output.contains("\u{1B}["))
    let file = watched.run("render", "cards.yaml", "--format=ascii", "-o", "x")
    #expect(file.text("x") == outcome.output)
  }

  @Test("says of what there is no corner to show")
  func withoutCorners() {
    let shell = Shell(files: [
      "a.yaml": .text("components: { row: { padding: 4 }, chip: { shape: 8 } }\n")
    ])
    let outcome = shell.run("render", "a.yaml", "--format", "ascii")
    #expect(outcome.code == 0 && outcome.output.contains("radius 8 chip"))
    #expect(outcome.errors.contains("note: row has no shape and no corner to show\n"))
  }

  @Test("reads standard input, and finds its settings by the name that it is given")
  func standardInput() {
    var shell = shell
    shell.files["x/.cornerlint.yaml"] = .text("rules: { container-radius-too-small: off }\n")
    shell.input =
      "components: { card: { shape: 24, padding: 12, containerShape: shape, "
      + "content: { photo: { shape: 16 } } } }\n"
    let plain = shell.run("render", "-")
    #expect(
      plain.code == 0 && plain.errors.contains("1 error is marked; `cornerlint lint -`"))
    let named = shell.run("render", "-", "--stdin-filename", "x/a.yaml")
    #expect(named.code == 0 && !named.errors.contains("marked"))
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let line: String
    let sentence: String
    var testDescription: String { line }
  }

  @Test(
    "says what is wrong and what to write",
    arguments: [
      Refused(line: "", sentence: "PATH is missing"),
      Refused(line: "cards.yaml chip", sentence: "there is one argument too many: `chip`"),
      Refused(
        line: "folder",
        sentence: "folder is a folder; name one token file in it, or draw what is at fault in all "
          + "of them with `cornerlint lint --output html=cornerlint.html folder`"),
      Refused(line: "nosuch", sentence: "cannot read nosuch: no such file or folder"),
      Refused(
        line: "cards.yaml --component phtoo",
        sentence: "cards.yaml has no component `phtoo`; did you mean `photo`?"),
      Refused(
        line: "cards.yaml --corner topLeft",
        sentence: "`topLeft` is not a value for `--corner`; write topLeading, topTrailing, "
          + "bottomLeading or bottomTrailing"),
      Refused(
        line: "cards.yaml --format png",
        sentence: "`png` is not a value for `--format`; write svg or ascii"),
      Refused(
        line: "cards.yaml --scenes --component chip",
        sentence: "`--scenes` and `--component` contradict each other; leave one out"),
      Refused(
        line: "cards.yaml --mode dark",
        sentence: "cards.yaml imports nothing that has modes; leave `--mode` out"),
      Refused(
        line: "cards.yaml --scenes",
        sentence: "cards.yaml has no corner scale with a radius to draw scenes from; write one, "
          + "such as `corners: { inner: 16, map: 28, mapInset: 12 }`"),
      Refused(
        line: "cards.yaml --fix",
        sentence: "`cornerlint render` has no option `--fix`; it belongs to `cornerlint lint`"),
      Refused(
        line: "cards.yaml --stdin-filename a.yaml",
        sentence: "`--stdin-filename` names standard input, which is read only with `-` as a path"),
      Refused(
        line: "scale.yaml",
        sentence: "scale.yaml has no components; draw its scale with `--scenes`"),
      Refused(
        line: "scale.yaml --component card",
        sentence: "scale.yaml has no components; draw its scale with `--scenes`"),
      Refused(
        line: "radius.tokens.json",
        sentence: "radius.tokens.json has no components; draw its scale with `--scenes`, name the "
          + "file that imports it or put a radius and a padding side by side, which makes a "
          + "container"),
      Refused(
        line: "space.tokens.json",
        sentence: "space.tokens.json has no components; name the file that imports it or put a "
          + "radius and a padding side by side, which makes a container"),
      Refused(line: "empty.yaml", sentence: "empty.yaml has no components"),
      Refused(
        line: "rows.yaml --format ascii",
        sentence: "rows.yaml has no component with a shape, so there is no corner to draw"),
    ])
  func refuses(_ refused: Refused) {
    let shell = Shell(files: [
      "cards.yaml": Sample.cards, "folder/readme.md": .text("x"),
      "scale.yaml": .text("corners: { inner: 16 }\n"),
      "radius.tokens.json": .text(
        #"{ "radius": { "$type": "dimension", "a": { "$value": { "value": 8, "unit": "px" } } } }"#),
      "space.tokens.json": .text(
        #"{ "space": { "$type": "dimension", "a": { "$value": { "value": 8, "unit": "px" } } } }"#),
      "empty.yaml": .text("components: {}\n"),
      "rows.yaml": .text("components: { row: { padding: 4 } }\n"),
    ])
    let words = refused.line.split(separator: " ").map(String.init)
    let outcome = shell.run(["render"] + words)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors.split(separator: "\n").first.map(String.init) == "error: " + refused.sentence)
  }

  @Test("shows first what is wrong with the file, and draws the rest")
  func faults() {
    let shell = Shell(files: [
      "a.yaml": .text("components: { card: { shape: 16, colour: red } }\n"),
      "b.yaml": .text("components: [\n"),
    ])
    let outcome = shell.run("render", "a.yaml")
    #expect(outcome.code == 0)
    #expect(outcome.errors.hasPrefix("a.yaml:1:34: error[unknown-key]: "))
    let broken = shell.run("render", "b.yaml")
    #expect(broken.code == 2 && broken.errors.contains("error[yaml-syntax]: "))
    #expect(broken.errors.hasSuffix("error: b.yaml has no components\n"))
  }

  @Test(
    "of a component that is named shows what is wrong in it and on the scale, and counts the rest")
  func faultsOfComponent() {
    let text = """
      corners: { a: oops, b: 8 }
      components:
        plain: { shape: b }
        card: { shape: b, colour: red, content: { photo: { shape: c } } }
        page: { content: [card, { name: row, shape: d }] }
        copy: { content: { part: { use: card, sise: 4 } } }

      """
    let shell = Shell(files: ["a.yaml": .text(text)])
    func lines(_ words: String...) -> [String] {
      shell.run(["render", "a.yaml"] + words).errors.split(separator: "\n").map { line in
        line.hasPrefix("note: ")
          ? String(line) : line.split(separator: ":").dropFirst().prefix(2).joined(separator: ":")
      }
    }
    func others(_ faults: String, _ them: String = "them") -> String {
      "note: \(faults) in other components; `cornerlint lint a.yaml` shows \(them)"
    }
    #expect(lines() == ["1:15", "4:21", "4:61", "5:47", "6:41"])
    #expect(lines("--component", "plain") == ["1:15", others("4 faults lie")])
    #expect(lines("--component", "row") == ["1:15", "5:47", others("3 faults lie")])
    #expect(
      lines("--component", "page") == [
        "1:15", "4:21", "4:61", "5:47", others("1 fault lies", "it"),
      ])
    #expect(
      lines("--component", "part") == [
        "1:15", "4:21", "4:61", "6:41", others("1 fault lies", "it"),
      ])
    #expect(lines("--component", "none").count == 6)
    let shared = """
      components:
        first: { content: { photo: &p { shape: c } } }
        second: { content: { picture: *p } }
        third: { shape: 8 }

      """
    let aliases = Shell(files: ["a.yaml": .text(shared)])
    let second = aliases.run("render", "a.yaml", "--component", "second").errors
    #expect(second.contains("2:42: error[unknown-token]") && !second.contains("other components"))
    let third = aliases.run("render", "a.yaml", "--component", "third").errors
    #expect(third.hasPrefix("note: 1 fault lies in other components"))
    #expect(lines("--component", "plain", "--quiet") == ["1:15"])
  }

  @Test("counts violations as lint does, whatever they are marked at, and those that are not shown")
  func counts() {
    let text = """
      corners: { card: 24 }
      components:
        card:
          shape: card
          padding: 12
          containerShape: shape
          content:
            photo: { shape: 16 }
            video: { shape: 18 }
        first: { content: [card] }
        second: { content: [card] }
        tile: { shape: 24, padding: 12, containerShape: shape, content: { icon: { shape: 16 } } }

      """
    let shell = Shell(files: ["a.yaml": .text(text)])
    let lint = shell.run("lint", "a.yaml")
    #expect(lint.output.contains("\n2 errors, 3 warnings, 1 info, "))
    func marked(_ words: String...) -> String {
      shell.run(["render", "a.yaml"] + words).errors.split(separator: "\n")
        .first { $0.contains("marked") }.map(String.init) ?? ""
    }
    #expect(marked().hasPrefix("note: 2 errors, 3 warnings and 1 info are marked; "))
    #expect(
      marked("--component", "first")
        .hasPrefix("note: 1 of 2 errors and 2 of 3 warnings are marked; "))
  }
}
