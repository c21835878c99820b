import Files
import LintCommand
import Testing

@Suite("The files and settings of cornerlint render")
struct RenderFileTests {
  private let shell = Shell(files: ["cards.yaml": Sample.cards])

  @Test("marks what lint reports: nothing that is off, ignored or in a baseline")
  func unmarked() {
    func errors(_ configuration: String, _ files: [String: MemoryFileSystem.Node] = [:]) -> String {
      var shell = shell
      shell.files[".cornerlint.yaml"] = .text(configuration)
      for (path, node) in files { shell.files[path] = node }
      let outcome = shell.run("render", "cards.yaml")
      #expect(outcome.code == 0)
      return outcome.errors
    }
    #expect(errors("{}\n").contains("1 error is marked"))
    #expect(errors("rules: { container-radius-too-small: info }\n").contains("1 info is marked"))
    #expect(!errors("rules: { container-radius-too-small: off }\n").contains("marked"))
    let ignored = MemoryFileSystem.Node.text(
      """
      components:
        card:
          shape: 24 # cornerlint: ignore[container-radius-too-small] for the test
          padding: 12
          containerShape: shape
          content: { photo: { shape: 16 } }

      """)
    #expect(!errors("{}\n", ["cards.yaml": ignored]).contains("marked"))
    let baseline = shell.run(
      "lint", "cards.yaml", "--baseline", "known.json", "--update-baseline"
    ).text("known.json")
    #expect(
      !errors("baseline: known.json\n", ["known.json": .text(baseline)]).contains("marked"))
  }

  @Test("does not draw where nobody knows what to mark, and fails where something is missing")
  func configurations() {
    var shell = shell
    shell.files[".cornerlint.yaml"] = .text("nonsense: 1\n")
    let faulty = shell.run("render", "cards.yaml")
    #expect(faulty.code == 2 && faulty.output.isEmpty)
    #expect(faulty.errors.hasPrefix("error: .cornerlint.yaml:1:1: "))
    #expect(shell.run("render", "cards.yaml", "--no-config").code == 0)
    #expect(shell.run("render", "cards.yaml", "--no-config", "--config", "x").code == 2)
    shell.files[".cornerlint.yaml"] = .text("baseline: nosuch.json\n")
    let missing = shell.run("render", "cards.yaml")
    #expect(missing.code == 2 && missing.errors.contains("cannot read nosuch.json"))
  }

  @Test("says so when everything is too large to be drawn")
  func tooLarge() {
    let text = "components: { a: { shape: 24, padding: 300000, content: { y: { shape: 2 } } } }\n"
    let shell = Shell(files: ["large.yaml": .text(text)])
    for format in ["svg", "ascii"] {
      let outcome = shell.run("render", "large.yaml", "--format", format)
      #expect(outcome.code == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("more than 100,000 points large"))
    }
  }

  @Test("takes in a team's own rules")
  func ownRules() {
    var shell = shell
    shell.files["team/a.yaml"] = Sample.rule
    let outcome = shell.run("render", "cards.yaml", "--rules", "team")
    #expect(outcome.code == 0 && outcome.errors.contains("1 error and 3 warnings are marked"))
  }

  @Test("writes to a file, but to none that it has read")
  func output() {
    var shell = shell
    shell.files["team/a.yaml"] = Sample.rule
    shell.files[".cornerlint.yaml"] = .text("baseline: known.json\n")
    shell.files["known.json"] = .text(
      shell.run("lint", "cards.yaml", "--baseline", "known.json", "--update-baseline")
        .text("known.json"))
    shell.files["full"] = .broken(.code(28))
    let plain = shell.run("render", "cards.yaml")
    for option in [["-o", "card.svg"], ["--output=card.svg"]] {
      let outcome = shell.run(["render", "cards.yaml"] + option)
      #expect(
        outcome.code == 0 && outcome.output.isEmpty && outcome.text("card.svg") == plain.output)
      #expect(outcome.files.nodes["card.svg"] != nil)
    }
    #expect(shell.run("render", "cards.yaml", "-o", "-").output == plain.output)
    for path in [
      "cards.yaml", "/project/cards.yaml", ".cornerlint.yaml", "team/a.yaml", "known.json",
    ] {
      let before = shell.run("help").text(path)
      let outcome = shell.run("render", "cards.yaml", "--rules", "team", "-o", path)
      #expect(outcome.code == 2 && outcome.text(path) == before, "\(path)")
      #expect(outcome.errors.contains("\(path) is a file that this run reads"), "\(path)")
    }
    let full = shell.run("render", "cards.yaml", "-o", "full")
    #expect(full.code == 2)
    #expect(full.errors.contains("error: cannot write full: no space left on the device\n"))
  }

  @Test("writes over no file that the token file imports")
  func imports() {
    let shell = Shell(files: [
      "cards.yaml": .text(
        "import: [{ path: a.json, as: a }]\ncomponents: { card: { shape: \"{a.radius.card}\" } }\n"),
      "a.json": .text("{ \"radius\": { \"card\": 8 } }\n"),
    ])
    let outcome = shell.run("render", "cards.yaml", "-o", "a.json")
    #expect(outcome.code == 2 && outcome.errors.contains("a.json is a file that this run reads"))
  }

  @Test("the drawings of the README are what its commands make")
  func readme() throws {
    let drawings = ReadmeDrawing.all()
    #expect(drawings.count == 2)
    for drawing in drawings {
      #expect(ReadmeDrawing.text("README.md").contains("](\(drawing.path))"), "\(drawing.path)")
      let shell = Shell(files: [drawing.source: .text(ReadmeDrawing.text(drawing.source))])
      let outcome = shell.run(drawing.arguments)
      #expect(outcome.code == 0 && !outcome.text(drawing.path).isEmpty, "\(drawing.path)")
      try drawing.file.expect(Array(outcome.text(drawing.path).utf8))
    }
  }
}
