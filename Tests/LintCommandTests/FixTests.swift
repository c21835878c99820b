import Files
import Testing

@Suite("Fixes")
struct FixTests {
  private static let card = """
    components:
      card: # the card
        shape: 28
        padding: 12
        content:
          photo: { shape: 16 }

    """
  private static let safe = """
    components:
      card: # the card
        shape: 28
        containerShape: shape
        padding: 12
        content:
          photo: { shape: 16 }

    """

  private func shell(_ text: String, _ configuration: String? = nil) -> Shell {
    var files: [String: MemoryFileSystem.Node] = ["a.tokens.yaml": .text(text)]
    if let configuration { files[".cornerlint.yaml"] = .text(configuration) }
    return Shell(files: files)
  }

  @Test("safe fixes are written, and what is left decides")
  func safe() {
    let outcome = shell(Self.card).run("lint", "--fix")
    #expect(outcome.text("a.tokens.yaml") == Self.safe)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("1 fixed"))
    #expect(!outcome.output.contains("missing-container-shape"))
  }

  @Test("unsafe fixes are written when they are asked for")
  func unsafe() {
    let outcome = shell(Self.card).run("lint", "--unsafe-fixes")
    #expect(outcome.text("a.tokens.yaml").contains("{ concentric: { minimum: 16 } }"))
  }

  @Test("a difference changes nothing, stands alone, and fails when there is one")
  func difference() {
    let outcome = shell(Self.card).run("lint", "--diff")
    #expect(outcome.code == 1)
    #expect(outcome.text("a.tokens.yaml") == Self.card)
    #expect(
      outcome.output == """
        --- a/a.tokens.yaml
        +++ b/a.tokens.yaml
        @@ -1,6 +1,7 @@
         components:
           card: # the card
             shape: 28
        +    containerShape: shape
             padding: 12
             content:
               photo: { shape: 16 }

        """)
    #expect(outcome.errors == "note: 1 violation would be fixed in 1 file\n")
    let none = shell(Self.safe).run("lint", "--diff")
    #expect(none.code == 0 && none.output.isEmpty)
    #expect(none.errors == "note: there is nothing to change\n")
  }

  @Test("what is ignored or in a baseline is not fixed")
  func leftAlone() {
    let ignored = Self.card.replacing(
      "# the card", with: "# cornerlint: ignore[missing-container-shape]")
    #expect(shell(ignored).run("lint", "--fix").text("a.tokens.yaml") == ignored)
    var known = shell(Self.card, "baseline: known.json\n")
    known.files["known.json"] = .text(known.run("lint", "--update-baseline").text("known.json"))
    let outcome = known.run("lint", "--fix")
    #expect(outcome.text("a.tokens.yaml") == Self.card)
    #expect(outcome.code == 0 && outcome.output.contains("in the baseline"))
    known.files["known.json"] = .text("[")
    let broken = known.run("lint", "--fix")
    #expect(broken.code == 2 && broken.text("a.tokens.yaml") == Self.card)
  }

  @Test("fixed standard input goes to standard output, and the report beside it")
  func standardInput() {
    var shell = Shell()
    shell.input = Self.card
    let outcome = shell.run("lint", "--fix", "-")
    #expect(outcome.output == Self.safe)
    #expect(outcome.errors.contains("hardcoded-nested-radius"))
    shell.input = Self.safe
    #expect(shell.run("lint", "--fix", "-").output == Self.safe)
    shell.input = "components: {}\n"
    #expect(shell.run("lint", "--fix", "-").output == "components: {}\n")
  }

  @Test("a file that cannot be written is reported and keeps its violations")
  func unwritable() {
    var shell = shell(Self.card)
    shell.replacementError = .severalNames(count: 2)
    let outcome = shell.run("lint", "--fix")
    #expect(outcome.code == 2)
    #expect(outcome.text("a.tokens.yaml") == Self.card)
    #expect(outcome.output.contains("missing-container-shape"))
    #expect(
      outcome.errors == "error: cannot rewrite a.tokens.yaml: it has 2 names (hard links), which a "
        + "rewrite would tear apart\n")
  }

  @Test("standard input that is not linted comes out as it came in")
  func standardInputLeftOut() {
    for configuration in ["exclude: [x.yaml]\n", "exclud: [x.yaml]\n"] {
      var shell = shell("", configuration)
      shell.input = Self.card
      let outcome = shell.run("lint", "--fix", "--stdin-filename", "x.yaml", "-")
      #expect(outcome.output == Self.card)
    }
  }
}
