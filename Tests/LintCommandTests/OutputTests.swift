import Files
import Reports
import Testing

@testable import LintCommand

@Suite("Reports of a run")
struct OutputTests {
  @Test("each goes to its own place in one run")
  func several() {
    let shell = Shell(files: ["a.tokens.yaml": Sample.faulty])
    let outputs = Reporter.all.flatMap { ["--output", "\($0.name)=out.\($0.name)"] }
    let outcome = shell.run(["lint"] + outputs)
    #expect(outcome.code == 1)
    for reporter in Reporter.all {
      let alone = shell.run("lint", "--format", reporter.name)
      #expect(alone.output == outcome.text("out.\(reporter.name)"), "\(reporter.name)")
      #expect(alone.errors.isEmpty && !alone.output.isEmpty, "\(reporter.name)")
    }
    #expect(outcome.output == shell.run("lint").output)
    #expect(shell.run("lint", "--output", "json=-").output.hasPrefix("{"))
  }

  @Test("a report takes the place of no token file, and of no other report")
  func inTheWay() {
    let shell = Shell(files: ["a.tokens.yaml": Sample.clean])
    let outcome = shell.run("lint", "-o", "json=./a.tokens.yaml")
    #expect(outcome.code == 2 && outcome.errors.contains("is a file that this run reads"))
    #expect(outcome.text("a.tokens.yaml").hasPrefix("corners:"))
    #expect(shell.run("lint", "-o", "json=out", "-o", "sarif=/project/out").code == 2)
    let files: [String: MemoryFileSystem.Node] = [
      "a.tokens.yaml": Sample.clean, "ex/b.tokens.yaml": Sample.clean, "own/rule.yaml": Sample.rule,
      ".cornerlint.yaml": .text("extends: base.yaml\nexclude: [ex/]\n"), "base.yaml": .text("{}\n"),
    ]
    for path in ["ex/b.tokens.yaml", "own/rule.yaml", ".cornerlint.yaml", "base.yaml"] {
      let outcome = Shell(files: files)
        .run("lint", "a.tokens.yaml", "ex/b.tokens.yaml", "--rules", "own", "-o", "json=\(path)")
      #expect(outcome.code == 2 && outcome.text(path) == Shell(files: files).run("help").text(path))
    }
  }

  @Test("a place that cannot be written is said, and the others are written")
  func unwritable() {
    let shell = Shell(files: ["a.tokens.yaml": Sample.clean, "full": .broken(.code(28))])
    let outcome = shell.run("lint", "-o", "json=full", "-o", "sarif=out.sarif")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: cannot write full: no space left on the device\n")
    #expect(outcome.text("out.sarif").contains("2.1.0"))
  }

  @Test(
    "what is no report is refused",
    arguments: [
      (["--output", "sarif"], "`--output` needs a format and a path"),
      (["--output", "serif=x"], "`serif` is not a value for `--output`; did you mean `sarif`?"),
      (["--output", "sarif="], "`--output` needs a format and a path"),
      (["--output", "json=-", "--format", "text"], "standard output can take one report"),
      (["--output", "json=-", "--output", "text=-"], "standard output can take one report"),
      (["-o", "json=x", "-o", "sarif=./x"], "two reports cannot both go to `./x`"),
    ])
  func refused(_ options: [String], _ sentence: String) {
    let outcome = Shell(files: ["a.tokens.yaml": Sample.clean]).run(["lint"] + options)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: " + sentence))
  }

  @Test("statistics stand below a report for people and beside one for machines")
  func statistics() {
    let shell = Shell(files: ["a.tokens.yaml": Sample.faulty])
    #expect(shell.run("lint", "--statistics").output.contains("container-radius-too-small  error"))
    let json = shell.run("lint", "--statistics", "--format", "json")
    #expect(json.output.hasSuffix("}\n") && json.errors.contains("container-radius-too-small"))
  }

  @Test("verbose says what was skipped, and why")
  func verbose() {
    let shell = Shell(files: [
      "a.tokens.yaml": Sample.clean, "card.yaml": Sample.clean, "notes.txt": Sample.clean,
      "node_modules/x/corners.yaml": Sample.clean, ".hidden/corners.yaml": Sample.clean,
      "b.tokens.yaml": .link(to: "a.tokens.yaml"),
    ])
    #expect(
      shell.run("lint", "-v").errors == """
        note: skipped .hidden: a hidden folder
        note: skipped b.tokens.yaml: a link; name it to follow it
        note: skipped card.yaml: not named like a token file; name it to lint it
        note: skipped node_modules: a folder of packages

        """)
    #expect(shell.run("lint").errors.isEmpty)
  }

  @Test("the first files are written once")
  func start() {
    var shell = Shell()
    let first = shell.run("init")
    #expect(first.code == 0 && first.output == "wrote corners.yaml\nwrote .cornerlint.yaml\n")
    let among = Shell(files: ["x/a.tokens.yaml": Sample.clean]).run("init")
    #expect(among.code == 0 && among.output == "wrote .cornerlint.yaml\n")
    let foreign = Shell(files: ["DESIGN.md": Sample.clean, "tokens.json": Sample.clean]).run("init")
    #expect(foreign.output == "wrote corners.yaml\nwrote .cornerlint.yaml\n")
    let other = Shell(files: [".cornerlint.yml": .text("")]).run("init")
    #expect(other.code == 0 && other.output == "wrote corners.yaml\n")
    shell.files = first.files.nodes
    let linted = shell.run("lint", "--fail-level", "info")
    #expect(linted.code == 0 && linted.output.contains("no violations"))
    let second = shell.run("init")
    #expect(second.code == 0 && second.output.isEmpty)
    #expect(second.errors.contains(".cornerlint.yaml is there already and stays as it is"))
  }

  @Test(
    "schemas, completions and the manual are printed",
    arguments: [
      ["schema", "tokens"], ["schema", "config"], ["schema", "rule"], ["completions", "bash"],
      ["completions", "zsh"], ["completions", "fish"], ["man"],
    ])
  func texts(_ line: [String]) {
    let outcome = Shell().run(line)
    #expect(outcome.code == 0 && outcome.errors.isEmpty && outcome.output.utf8.count > 1000)
  }

  @Test(
    "what they cannot print is refused",
    arguments: [
      ["schema"], ["schema", "token"], ["completions", "tcsh"], ["man", "lint"],
      ["schema", "tokens", "rule"],
    ])
  func noTexts(_ line: [String]) {
    #expect(Shell().run(line).code == 2)
  }

  @Test("a progress line comes and goes")
  func progress() {
    let shown = ProgressProbe.lines(of: 3) { line in
      line.step()
      line.show()
      line.finish()
      line.show()
    }
    #expect(shown == ["\r\u{1B}[Klinting: 1 of 3 files", "\r\u{1B}[K"])
  }
}
