import Testing

@Suite("Configuration of a run")
struct ConfigurationTests {
  private func shell(_ configuration: String, _ more: [String: String] = [:]) -> Shell {
    var files: [String: MemoryFileSystem.Node] = [
      "a.tokens.yaml": Sample.faulty, "legacy/b.tokens.yaml": Sample.faulty,
      ".cornerlint.yaml": .text(configuration),
    ]
    for (path, text) in more { files[path] = .text(text) }
    return Shell(files: files)
  }

  @Test("turns rules off, and the command line turns them on again")
  func levels() {
    let shell = shell("rules: { container-radius-too-small: off }\n")
    #expect(shell.run("lint").code == 0)
    #expect(shell.run("lint", "--error", "container-radius-too-small").code == 1)
    #expect(shell.run("lint", "--warning", "container-radius-too-small").code == 0)
    #expect(shell.run("lint", "--only", "container-radius-too-small").code == 1)
    #expect(shell.run("lint", "--no-config").code == 1)
  }

  @Test("overrides hold for their files alone")
  func overrides() {
    let shell = shell(
      "overrides:\n  - files: legacy/\n    rules: { container-radius-too-small: warning }\n")
    let outcome = shell.run("lint", "--format", "concise", "-q")
    #expect(
      outcome.output.split(separator: "\n").map { $0.prefix { $0 != "[" } } == [
        "a.tokens.yaml:3:12: error", "legacy/b.tokens.yaml:3:12: warning",
      ])
    #expect(shell.run("lint", "legacy").code == 0)
    #expect(shell.run("lint", "a.tokens.yaml").code == 1)
  }

  @Test("the nearest file counts, up to the root of the repository")
  func nearest() {
    let shell = shell(
      "rules: { container-radius-too-small: off }\n",
      [
        "legacy/.cornerlint.yml": "failLevel: never\n", "inner/.git/HEAD": "",
        "inner/c.tokens.yaml": "components: { a: { shape: -1 } }\n",
      ])
    #expect(shell.run("lint", "a.tokens.yaml").output.contains("no violations"))
    let legacy = shell.run("lint", "legacy/b.tokens.yaml")
    #expect(legacy.code == 0 && legacy.output.contains("1 error"))
    #expect(shell.run("lint", "legacy", "--fail-level", "error").code == 1)
    #expect(shell.run("lint", "inner").code == 1)
  }

  @Test("excluded files are not linted, named or not, and fail nothing")
  func exclude() {
    let shell = shell("exclude: [legacy/, a.*]\n")
    for line in [["lint"], ["lint", "legacy/b.tokens.yaml"], ["lint", "legacy"]] {
      let outcome = shell.run(line)
      #expect(outcome.code == 0 && outcome.output.hasPrefix("no files checked\n"), "\(line)")
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(line)")
      #expect(outcome.errors.contains("excluded by .cornerlint.yaml"), "\(line)")
    }
    #expect(shell.run("lint", "--no-exclude").code == 1)
    let json = shell.run("lint", "--format", "json", "legacy/b.tokens.yaml")
    #expect(json.code == 0 && json.output.hasPrefix("{\"version\": 1"))
    let verbose = shell.run("lint", "--verbose", "--quiet").errors
    #expect(verbose.contains("note: skipped legacy: excluded by .cornerlint.yaml\n"))
  }

  @Test("what a configuration further up excludes stays so when it is named")
  func excludedAbove() {
    let shell = shell("exclude: [legacy/]\n", ["legacy/.cornerlint.yaml": "failLevel: error\n"])
    for line in [["lint", "legacy/b.tokens.yaml"], ["lint", "legacy"]] {
      let outcome = shell.run(line)
      #expect(outcome.code == 0 && outcome.output.hasPrefix("no files checked\n"), "\(line)")
    }
  }

  @Test("include says which files are token files")
  func include() {
    let shell = shell(
      "include: ['*.corners']\n", ["card.corners": "components: { a: { shape: -1 } }\n"])
    let outcome = shell.run("lint", "--format", "concise", "-q", "-v")
    #expect(outcome.output.hasPrefix("card.corners:1:"))
    #expect(outcome.errors.contains("a.tokens.yaml: not among the files"))
    #expect(shell.run("lint", "legacy").code == 2)
    #expect(shell.run("lint", "legacy/b.tokens.yaml").code == 1)
  }

  @Test(
    "a bad configuration is refused with its place, and nothing below is linted",
    arguments: [
      ("rulez: {}\n", ".cornerlint.yaml:1:1: there is no key `rulez` here; did you mean `rules`?"),
      (
        "rules: { uneven-insets: off }\n",
        ".cornerlint.yaml:1:10: there is no rule `uneven-insets`; did you mean `uneven-inset`?"
      ),
      ("failLevel: [1]\n", ".cornerlint.yaml:1:12: "),
      (
        "rules: { screen-edge-margin: { options: { margn: 4 } } }\n",
        ".cornerlint.yaml:1:43: "
      ),
      ("baseline: nope.json\n", ".cornerlint.yaml:1:11: cannot read nope.json: no such file"),
      ("ruleDirectories: [nope]\n", ".cornerlint.yaml:1:19: cannot read nope: no such file"),
      ("rules: { yaml-syntax: off }\n", ".cornerlint.yaml:1:23: `yaml-syntax` is always an error"),
      ("extends: nowhere.yaml\n", ".cornerlint.yaml:1:10: "),
    ])
  func refused(_ configuration: String, _ sentence: String) {
    let outcome = shell(configuration).run("lint")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: " + sentence))
    let isUsable = ["baseline", "ruleDir"].contains { configuration.hasPrefix($0) }
    #expect(outcome.output.hasPrefix("no files checked") != isUsable)
  }

  @Test("a folder's own include counts from its first file on, whatever the order of the files")
  func nestedInclude() {
    let tokens = "components: { a: { shape: -1 } }\n"
    let shell = shell(
      "",
      ["sub/.cornerlint.yaml": "include: ['*.tok']\n", "sub/a.tok": tokens, "sub/z.tok": tokens])
    let outcome = shell.run("lint", "--format", "concise", "-q")
    #expect(outcome.output.contains("sub/a.tok") && outcome.output.contains("sub/z.tok"))
  }

  @Test("what two configurations extend and is faulty counts for neither")
  func sharedFault() {
    let shell = shell(
      "",
      [
        "base.yaml": "rulez: {}\n", "x/.cornerlint.yaml": "extends: ../base.yaml\n",
        "y/.cornerlint.yaml": "extends: ../base.yaml\n",
        "x/a.tokens.yaml": "components: {}\n", "y/a.tokens.yaml": "components: {}\n",
      ])
    let outcome = shell.run("lint", "x", "y")
    #expect(outcome.code == 2 && outcome.output.hasPrefix("no files checked"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("a configuration that is named is about the folder of the run")
  func named() {
    let shell = shell("", ["ci/lint.yaml": "exclude: [legacy/]\n"])
    let outcome = shell.run("lint", "--config", "ci/lint.yaml", "--format", "concise", "-q")
    #expect(outcome.output.hasPrefix("a.tokens.yaml:") && !outcome.output.contains("legacy"))
  }

  @Test("options of rules and folders of rules come from the configuration")
  func options() {
    let bar = """
      display: { cornerRadius: 55, idiom: phone }
      components:
        bar: { alignment: bottom, inset: 18, shape: capsule, size: { height: 44 } }
      """
    let files = ["bar.tokens.yaml": bar, "own/team-rule.yaml": ""]
    var shell = shell(
      "rules: { screen-edge-margin: { options: { margin: 20 } } }\nruleDirectories: [own]\n", files)
    shell.files["own/team-rule.yaml"] = Sample.rule
    let outcome = shell.run("lint", "--format", "concise", "bar.tokens.yaml")
    #expect(outcome.output.contains("[screen-edge-margin]: bar is 18 from the edge of the screen"))
    #expect(outcome.output.contains("[team-rule]"))
    #expect(!shell.run("lint", "--no-config", "bar.tokens.yaml").output.contains("margin"))
  }

  @Test("config shows imports from the folder of the run, and what is said of tokens")
  func imports() {
    let shell = shell(
      "extends: ci/base.yaml\nimports: [{ path: r.json, as: r }]\n",
      [
        "ci/base.yaml": "imports: s.json\ntokens: { radii: shape.* }\n",
        "ci/s.json": "radius: { s: 1px }", "r.json": "radius: { r: 1px }",
      ])
    let page = shell.run("config").output
    let lines = page.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    let start = lines.firstIndex(of: "imports:") ?? 0
    #expect(
      lines[start...].prefix(6) == [
        "imports:", "- ci/s.json # ci/base.yaml:1:10",
        "- { path: r.json, as: r } # .cornerlint.yaml:2:19", "tokens:", "rem: 16 # default",
        "radii:",
      ])
    var again = shell
    again.files[".cornerlint.yaml"] = .text(page)
    #expect(again.run("config").code == 0)
  }

  @Test("config shows what holds and where it comes from, and can be used as it is")
  func page() {
    let text = "rules: { uneven-inset: error }\ntolerance: 0.01\nexclude: [legacy/]\n"
    let shell = shell(text)
    let page = shell.run("config", "a.tokens.yaml")
    #expect(page.code == 0 && page.errors.isEmpty)
    #expect(
      page.output.contains("uneven-inset: error") && page.output.contains("# .cornerlint.yaml:1:24")
    )
    #expect(page.output.contains("pinched-corner: warning"))
    var again = self.shell(page.output)
    #expect(again.run("config", "a.tokens.yaml").code == 0)
    let silent = "components: { a: { shape: 9 } } # cornerlint: ignore-file[duplicate-radius]\n"
    for configured in [shell, again] {
      var configured = configured
      configured.files["s.tokens.yaml"] = .text(silent)
      let found = configured.run("lint", "s.tokens.yaml", "--format", "concise", "-q").output
      #expect(!found.contains("unexplained-suppression"))
    }
    let named = self.shell("rules: { unexplained-suppression: error }\n", ["s.tokens.yaml": silent])
    #expect(named.run("lint", "s.tokens.yaml").output.contains("gives no reason"))
    again.files[".cornerlint.yaml"] = nil
    again.files["other.yaml"] = .text(page.output)
    #expect(again.run("lint", "--config", "other.yaml", "legacy").output.hasPrefix("no files"))
  }
}
