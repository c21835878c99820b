import Diagnostics
import Files
import LintCommand
import Testing

@Suite("Imported token files, from the command line")
struct ImportTests {
  private static let radii = MemoryFileSystem.Node.text(
    "radius: { card: 24px, photo: 16px }\nspacing: { md: 12px }\n")

  /// Variables with two modes.
  static let variables = MemoryFileSystem.Node.text(
    """
    {"variableCollections": {"c1": {"id": "c1", "name": "size",
      "modes": [{"modeId": "m1", "name": "compact"}, {"modeId": "m2", "name": "regular"}],
      "variableIds": ["v1", "v2"], "defaultModeId": "m1"}},
     "variables": {
      "v1": {"id": "v1", "name": "radius/card", "variableCollectionId": "c1",
        "resolvedType": "FLOAT", "scopes": ["CORNER_RADIUS"], "valuesByMode": {"m1": 20, "m2": 28}},
      "v2": {"id": "v2", "name": "radius/photo", "variableCollectionId": "c1",
        "resolvedType": "FLOAT", "scopes": ["CORNER_RADIUS"], "valuesByMode": {"m1": 16, "m2": 16}}}}

    """)

  /// A card on such variables.
  static let card = """
    components:
      card:
        shape: "{radius.card}"
        padding: 12
        containerShape: shape
        content:
          photo: { shape: "{radius.photo}" }

    """

  @Test("a violation shows where the tokens are defined that it is about")
  func definitions() throws {
    let shell = Shell(files: [
      "design/card.corners.yaml": .text("import: [../tokens/radii.yaml]\n" + Self.card),
      "tokens/radii.yaml": Self.radii,
    ])
    let outcome = shell.run("lint", "design/card.corners.yaml")
    #expect(outcome.code == 1 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("container radius 24 is smaller than content radius 16"))
    #expect(outcome.output.contains("--> tokens/radii.yaml:1:17\n"))
    #expect(outcome.output.contains("radius.card is 24"))
  }

  @Test("what the configuration imports is there for every file, under its prefix")
  func configured() {
    let shell = Shell(files: [
      ".cornerlint.yaml": .text("imports: [{ path: tokens/radii.yaml, as: web }]\n"),
      "a/x.corners.yaml": .text("components: { card: { shape: web.radius.card } }\n"),
      "b/x.corners.yaml": .text("components: { card: { shape: web.radius.cart } }\n"),
      "tokens/radii.yaml": Self.radii,
    ])
    let outcome = shell.run("lint", "--format=concise", "-q", ".")
    #expect(
      outcome.output
        == "b/x.corners.yaml:1:30: error[unknown-token]: neither the scale nor an imported file has "
        + "`web.radius.cart`\n")
  }

  @Test(
    "a configured import that cannot be taken in ends the run with 2, at its place",
    arguments: [
      ("imports: [none.yaml]", "1:11: cannot read `none.yaml`: no such file or folder"),
      (
        "imports: [{ path: tokens/radii.yaml, modes: [x] }]",
        "1:45: there is no mode `x` in this file"
      ),
    ])
  func faultyConfiguration(text: String, start: String) {
    let shell = Shell(files: [
      ".cornerlint.yaml": .text(text + "\n"), "corners.yaml": Sample.clean,
      "tokens/radii.yaml": Self.radii,
    ])
    let outcome = shell.run("lint", "corners.yaml")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix("cornerlint: .cornerlint.yaml:\(start)")
        || outcome.errors.contains(start))
  }

  @Test("the spec is judged in each mode, and a violation says in which it holds")
  func modes() {
    let files: [String: MemoryFileSystem.Node] = [
      "x.corners.yaml": .text("import: [variables.json]\n" + Self.card),
      "variables.json": Self.variables,
    ]
    let outcome = Shell(files: files).run("lint", "--format=concise", "-q", "x.corners.yaml")
    #expect(
      outcome.output
        == "x.corners.yaml:4:12: error[container-radius-too-small]: container radius 20 is smaller "
        + "than content radius 16 + inset 12 = 28 (in compact)\n")
    let json = Shell(files: files).run("lint", "--format=json", "x.corners.yaml").output
    #expect(json.contains("\"modes\": [\"compact\"]"))
    let chosen = files.merging([
      "x.corners.yaml": .text(
        "import: [{ path: variables.json, modes: regular }]\n" + Self.card)
    ]) { $1 }
    #expect(Shell(files: chosen).run("lint", "x.corners.yaml").code == 0)
  }

  @Test("what holds in all modes says nothing of them, and suppressions count once")
  func allModes() {
    let text = "import: [variables.json]\n" + Self.card.replacing("12", with: "16")
    let files: [String: MemoryFileSystem.Node] = [
      "x.corners.yaml": .text(text), "variables.json": Self.variables,
    ]
    let outcome = Shell(files: files).run("lint", "--format=concise", "-q", "x.corners.yaml")
    // 20 and 28 are both too small for 16 + 16, each with its own numbers.
    #expect(outcome.output.split(separator: "\n").count == 2)
    let ignored = text.replacing(
      "\"{radius.card}\"",
      with: "\"{radius.card}\" # cornerlint: ignore[container-radius-too-small]")
    let kept = Shell(files: files.merging(["x.corners.yaml": .text(ignored)]) { $1 })
      .run("lint", "--format=concise", "-q", "x.corners.yaml")
    #expect(kept.output.isEmpty && kept.code == 0)
  }

  @Test("no report is written over an imported file")
  func guarded() {
    let shell = Shell(files: [
      "x.corners.yaml": .text("import: [radii.yaml]\ncorners: { a: radius.card }\n"),
      "radii.yaml": Self.radii,
    ])
    let outcome = shell.run("lint", "--output", "json:radii.yaml", "x.corners.yaml")
    #expect(outcome.code == 2)
    #expect(outcome.text("radii.yaml").hasPrefix("radius:"))
  }

  @Test("a fix names a token of an imported file")
  func fix() {
    let shell = Shell(files: [
      "x.corners.yaml": .text("import: [radii.yaml]\ncomponents:\n  card: { shape: 24 }\n"),
      "radii.yaml": Self.radii,
    ])
    let outcome = shell.run("lint", "--unsafe-fixes", "x.corners.yaml")
    #expect(outcome.text("x.corners.yaml").hasSuffix("card: { shape: radius.card }\n"))
  }

  @Test("a DESIGN.md that is prose is passed over in a folder")
  func prose() {
    let shell = Shell(files: [
      "DESIGN.md": .text("# Design\n\nWords.\n"), "corners.yaml": Sample.clean,
    ])
    #expect(shell.run("lint").code == 0)
    #expect(
      shell.run("lint", "--verbose").errors.contains(
        "skipped DESIGN.md: Markdown without front matter"))
    #expect(shell.run("lint", "DESIGN.md").code == 1)
  }

  @Test("no fix is made of what holds in some modes only")
  func fixesOfModes() {
    let text = "import: [variables.json]\ncomponents:\n  card: { shape: 28 }\n"
    let files: [String: MemoryFileSystem.Node] = [
      "x.corners.yaml": .text(text), "variables.json": Self.variables,
    ]
    let outcome = Shell(files: files).run("lint", "--unsafe-fixes", "x.corners.yaml")
    #expect(outcome.text("x.corners.yaml") == text)
    #expect(outcome.output.contains("(in regular)"))
  }

  @Test("a configured import that is not there is told once, and no name is missed because of it")
  func missingConfigured() {
    let shell = Shell(files: [
      ".cornerlint.yaml": .text("imports: [none.json]\n"),
      "a.corners.yaml": .text("components: { card: { shape: radius.card } }\n"),
      "b.tokens.json": .text(#"{"radius": {"$type": "dimension", "a": {"$value": "{x.b}"}}}"#),
    ])
    let outcome = shell.run("lint", "-q", ".")
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "a spec with a slip in a key at the top stays a spec",
    arguments: [
      "component: { card: { shape: 16, content: { photo: { shape: 20 } } } }",
      "componets: { card: { shape: 16 } }\nradii: { a: 4 }", "Corners: { inner: 16 }",
    ])
  func slips(text: String) {
    let outcome = Shell(files: ["corners.yaml": .text(text + "\n")]).run("lint")
    #expect(outcome.output.contains("did you mean"))
  }

  @Test("front matter that is never closed is told of at its start")
  func openFrontMatter() {
    let outcome = Shell(files: ["DESIGN.md": .text("---\nrounded: { a: 1px }\n")])
      .run("lint", "--format=concise", "-q", "DESIGN.md")
    #expect(
      outcome.output
        == "DESIGN.md:1:1: error[not-a-token-file]: the front matter that begins here never ends\n")
  }

  @Test("explain follows a name into an imported file")
  func explain() {
    let shell = Shell(files: [
      "x.corners.yaml": .text("import: [radii.yaml]\n" + Self.card), "radii.yaml": Self.radii,
    ])
    let page = shell.run("explain", "x.corners.yaml", "card/photo").output
    #expect(
      page.contains("radius.photo     radii.yaml:1:30  `16px`") || page.contains("radii.yaml:1:30"))
  }
}
