import LintCommand
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("cornerlint lint")
struct LintTests {
  private static let three = [
    "a.tokens.yaml": Sample.clean, "b.tokens.yaml": Sample.faulty,
    "c.tokens.yaml": Sample.doubtful,
  ]

  @Test("reports as text and as JSON")
  func reports() throws {
    let shell = Shell(files: ["tokens/card.tokens.yaml": Sample.faulty])
    let text = shell.run("lint")
    #expect(text.code == 1 && text.errors.isEmpty)
    try GoldenFile("lint.txt").expect(Array(text.output.utf8))
    let json = shell.run("lint", "--format", "json")
    #expect(json.code == 1 && json.errors.isEmpty)
    try GoldenFile("lint.json").expect(Array(json.output.utf8))
  }

  @Test(
    "fails from the fail level on, whatever is shown",
    arguments: [
      ([], 1), (["--fail-level", "never"], 0), (["--fail-level=warning"], 1),
      (["--off", "container-radius-too-small"], 0),
      (["--off=container-radius-too-small", "--fail-level=warning"], 1),
      (["--min-severity", "error", "--off=container-radius-too-small", "--fail-level=warning"], 1),
      (["--only", "off-scale-radius,uneven-inset"], 0),
      (["--only", "off-scale-radius", "--only", "container-radius-too-small"], 1),
    ] as [([String], Int32)])
  func exitCodes(_ options: [String], _ code: Int32) {
    #expect(Shell(files: Self.three).run(["lint"] + options).code == code)
  }

  @Test("says what it hides, unless it is to be quiet")
  func hidden() {
    let shell = Shell(files: Self.three)
    let line = ["lint", "--only=off-scale-radius", "--min-severity=error"]
    let outcome = shell.run(line)
    #expect(outcome.output.hasSuffix("no violations shown, 1 hidden\n"))
    #expect(
      outcome.errors == "note: 1 violation below `--min-severity error` is not shown\n")
    let quiet = shell.run(line + ["-q"])
    #expect(quiet.output.isEmpty && quiet.errors.isEmpty)
  }

  @Test("finds token files by name, and enters neither hidden folders nor links")
  func walk() {
    let names = [
      "corners.yaml", "tokens.yml", "x/card.corners.yaml", "x/y/card.tokens.yml", "card.yaml",
      "mytokens.yaml", "card.json", ".hidden/corners.yaml", ".build/corners.yaml",
      "node_modules/corners.yaml", "x/node_modules/tokens.yaml", ".corners.yaml",
    ]
    var shell = Shell()
    for name in names { shell.files[name] = Sample.faulty }
    shell.files["linked.corners.yaml"] = .link(to: "corners.yaml")
    let shown = paths(shell.run("lint"))
    #expect(shown == ["corners.yaml", "tokens.yml", "x/card.corners.yaml", "x/y/card.tokens.yml"])
    #expect(
      paths(shell.run("lint", "x", "card.yaml", "linked.corners.yaml"))
        == ["card.yaml", "linked.corners.yaml", "x/card.corners.yaml", "x/y/card.tokens.yml"])
  }

  @Test("finds token files of other formats by name")
  func otherNames() {
    let taken = [
      "DESIGN.md", "a.tokens", "b.resolver.json", "c.corners.json", "corners.json",
      "d.e.tokens.json", "tokens.json",
    ]
    let left = [
      ".resolver.json", ".tokens", ".x.tokens.json", "README.md", "a.tokens.md", "design.md",
      "my-DESIGN.md", "mytokens.json", "package.json", "resolver.json", "tokens", "x.resolver.yaml",
      "xtokens",
    ]
    var shell = Shell()
    for name in taken + left { shell.files[name] = Sample.faulty }
    shell.files["DESIGN.md"] = .text("---\nrounded: { a: -1px }\nspacing: {}\n---\n\n# Words\n")
    #expect(paths(shell.run("lint", "--verbose")) == taken)
    #expect(
      shell.run("lint", "--verbose").errors.split(separator: "\n")
        .filter { $0.contains("skipped") } == [
          "note: skipped x.resolver.yaml: not named like a token file; name it to lint it"
        ])
    shell.files[".cornerlint.yaml"] = .text("include: [package.json]\nexclude: [a.tokens]\n")
    let included = shell.run("lint", "--verbose")
    #expect(paths(included) == ["package.json"])
    for name in ["DESIGN.md", "README.md", "a.tokens", "mytokens.json"] {
      #expect(
        included.errors.contains(
          "skipped \(name): not among the files that .cornerlint.yaml includes\n"))
    }
    #expect(!included.errors.contains("skipped xtokens"))
  }

  @Test("says which names token files have where a folder has none")
  func noNames() {
    #expect(
      Shell(files: ["README.md": Sample.clean]).run("lint").errors.contains(
        "this folder has no token files in it; they are named corners.yaml, tokens.yaml, "
          + "*.corners.yaml, *.tokens.yaml (also .yml and .json), *.tokens, *.resolver.json or "
          + "DESIGN.md"))
  }

  /// The paths in a text report, in order.
  private func paths(_ outcome: Shell.Outcome) -> [String] {
    outcome.output.split(separator: "\n").compactMap { line in
      guard let arrow = line.firstRange(of: "--> ") else { return nil }
      return line[arrow.upperBound...].split(separator: ":").first.map(String.init)
    }
  }

  @Test("lints a file once that it meets twice")
  func twice() {
    var shell = Shell(files: ["a.tokens.yaml": Sample.faulty])
    #expect(paths(shell.run("lint", ".", "a.tokens.yaml", ".")) == ["a.tokens.yaml"])
    shell.files["b.tokens.yaml"] = .sameFile(as: "a.tokens.yaml")
    let outcome = shell.run("lint", "--jobs", "2")
    #expect(paths(outcome) == ["a.tokens.yaml"])
    #expect(outcome.output.contains("\n1 file, "))
  }

  @Test("prints the same whatever the order of paths and the number of jobs")
  func sameOutput() {
    var shell = Shell()
    var names: [String] = []
    for index in 0..<40 {
      let name = "f\(index * 37 % 40).yaml"
      names.append(name)
      shell.files[name] = [Sample.clean, Sample.faulty, Sample.doubtful][index % 3]
    }
    for format in ["text", "json"] {
      let line = ["lint", "--format", format, "--jobs"]
      let wanted = shell.run(line + ["1"] + names).output
      for jobs in ["1", "2", "7"] {
        #expect(shell.run(line + [jobs] + names.reversed()).output == wanted)
        #expect(shell.run(line + [jobs] + names.sorted() + names).output == wanted)
      }
    }
  }

  @Test("reads standard input, and calls it what it is told to")
  func standardInput() {
    guard case .text(let text) = Sample.faulty else { return }
    let shell = Shell(input: text)
    #expect(paths(shell.run("lint", "-")) == ["<stdin>"])
    #expect(
      paths(shell.run("lint", "-", "-", "--stdin-filename", "x/card.yaml")) == ["x/card.yaml"])
  }

  @Test("lints what it can, and ends with 2 where it could not read")
  func unreadable() {
    var shell = Shell(files: Self.three)
    shell.files["d.tokens.yaml"] = .broken(.code(EACCES))
    shell.files["e.tokens.yaml"] = .broken(.tooLarge)
    shell.files["f/"] = .broken(.code(EACCES))
    shell.files["f/g.tokens.yaml"] = Sample.faulty
    let outcome = shell.run("lint")
    #expect(outcome.code == 2)
    #expect(paths(outcome) == ["b.tokens.yaml", "c.tokens.yaml"])
    #expect(
      outcome.errors == """
        error: cannot read f: permission denied
        error: cannot read d.tokens.yaml: permission denied
        error: cannot read e.tokens.yaml: larger than 1 GiB, which is more than a token file can be

        """)
  }

  @Test("writes an empty document when there is nothing to lint")
  func nothing() {
    let outcome = Shell(files: ["a.md": Sample.clean]).run("lint", "--format", "json")
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("\"violations\": [],"))
    #expect(outcome.errors.hasPrefix("error: this folder has no token files in it; "))
  }

  @Test("runs a team's own rules, and the others when one is broken")
  func ownRules() {
    var shell = Shell(files: ["a.tokens.yaml": Sample.clean, "team/deep/a.yml": Sample.rule])
    let line = ["lint", "a.tokens.yaml", "--rules", "team", "--only=team-rule"]
    let outcome = shell.run(line)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("warning[team-rule]: card is there\n"))
    #expect(shell.run(line + ["--fail-level=warning"]).code == 1)
    shell.files["team/broken.yaml"] = .text("id: broken-rule\nseverity: eror\n")
    let broken = shell.run(line)
    #expect(broken.code == 2)
    #expect(broken.output == outcome.output)
    #expect(broken.errors.hasPrefix("error: team/broken.yaml:2:11: "))
  }

  @Test("says so when it cannot write, but not to a reader that has left")
  func unwritable() {
    var shell = Shell(files: Self.three, outputError: .code(ENOSPC))
    let full = shell.run("lint")
    #expect(full.code == 2)
    #expect(
      full.errors == "error: cannot write to standard output: no space left on the device\n")
    shell.outputError = .code(EPIPE)
    for line in [["lint"], ["rules"], ["--help"], ["explain", "a.tokens.yaml", "card"]] {
      let closed = shell.run(line)
      #expect(closed.code == 2 && closed.errors.isEmpty)
    }
  }

  struct Colour: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var variables: [String: String] = [:]
    var option: String?
    var isTerminal = true
    let isColoured: Bool
  }

  @Test(
    "colours by the flag, then the environment, then the terminal",
    arguments: [
      Colour(testDescription: "a terminal", isColoured: true),
      Colour(testDescription: "a file", isTerminal: false, isColoured: false),
      Colour(testDescription: "a dumb terminal", variables: ["TERM": "dumb"], isColoured: false),
      Colour(testDescription: "NO_COLOR", variables: ["NO_COLOR": "1"], isColoured: false),
      Colour(testDescription: "empty NO_COLOR", variables: ["NO_COLOR": ""], isColoured: true),
      Colour(
        testDescription: "NO_COLOR before FORCE_COLOR",
        variables: ["NO_COLOR": "1", "FORCE_COLOR": "1"], isColoured: false),
      Colour(
        testDescription: "FORCE_COLOR", variables: ["FORCE_COLOR": "1"], isTerminal: false,
        isColoured: true),
      Colour(
        testDescription: "FORCE_COLOR false", variables: ["FORCE_COLOR": "false"],
        isTerminal: false, isColoured: false),
      Colour(
        testDescription: "CLICOLOR_FORCE", variables: ["CLICOLOR_FORCE": "1", "TERM": "dumb"],
        isTerminal: false, isColoured: true),
      Colour(
        testDescription: "CLICOLOR_FORCE 0", variables: ["CLICOLOR_FORCE": "0"],
        isTerminal: false, isColoured: false),
      Colour(
        testDescription: "the flag wins", variables: ["NO_COLOR": "1"], option: "always",
        isTerminal: false, isColoured: true),
      Colour(testDescription: "the flag says no", option: "never", isColoured: false),
    ])
  func colours(_ colour: Colour) {
    let shell = Shell(
      files: Self.three, variables: colour.variables, isTerminal: (colour.isTerminal, false))
    let option = colour.option.map { ["--color", $0] } ?? []
    let outcome = shell.run(["lint"] + option)
    #expect(outcome.output.contains("\u{1B}[") == colour.isColoured)
    #expect(!shell.run(["lint", "--format", "json"] + option).output.contains("\u{1B}"))
  }

  @Test("decides on colours for each stream by itself")
  func streams() {
    let shell = Shell(isTerminal: (output: false, errors: true))
    #expect(shell.run("lint", "nosuch").errors.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m "))
  }
}
