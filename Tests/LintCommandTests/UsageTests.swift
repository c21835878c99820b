import Testing

@testable import LintCommand

@Suite("The command line")
struct UsageTests {
  private static let files = [
    "tokens/a.tokens.yaml": Sample.clean, "folder/readme.md": Sample.clean,
  ]

  struct Refused: Sendable, CustomTestStringConvertible {
    let line: String
    let sentence: String
    var testDescription: String { line }
  }

  @Test(
    "says what is wrong and what to write",
    arguments: [
      Refused(line: "", sentence: "a command is missing"),
      Refused(line: "lnit", sentence: "`lnit` is not a command; did you mean `lint`?"),
      Refused(line: "frobnicate", sentence: "`frobnicate` is not a command"),
      Refused(
        line: "folder",
        sentence: "`folder` is not a command; did you mean `cornerlint lint folder`?"),
      Refused(
        line: "a.yaml",
        sentence: "`a.yaml` is not a command; did you mean `cornerlint lint a.yaml`?"),
      Refused(line: "help lnt", sentence: "`lnt` is not a command; did you mean `lint`?"),
      Refused(line: "help lint rules", sentence: "there is one argument too many: `rules`"),
      Refused(
        line: "--fromat=json", sentence: "`cornerlint` has no option `--fromat`"),
      Refused(
        line: "--format json",
        sentence: "`cornerlint` has no option `--format`; it belongs to `cornerlint lint`"),
      Refused(
        line: "--versoin",
        sentence: "`cornerlint` has no option `--versoin`; did you mean `--version`?"),
      Refused(
        line: "lint --fromat json",
        sentence: "`cornerlint lint` has no option `--fromat`; did you mean `--format`?"),
      Refused(
        line: "lint --fields",
        sentence: "`cornerlint lint` has no option `--fields`; it belongs to `cornerlint rules`"),
      Refused(
        line: "lint --version",
        sentence: "`cornerlint lint` has no option `--version`; it belongs to `cornerlint`"),
      Refused(line: "lint -x", sentence: "`cornerlint lint` has no option `-x`"),
      Refused(
        line: "lint --format",
        sentence: "`--format` needs a value: text, concise, json, sarif, github, gitlab, junit, "
          + "checkstyle, xcode, rdjson, markdown or html"),
      Refused(
        line: "lint --format jsno",
        sentence: "`jsno` is not a value for `--format`; did you mean `json`?"),
      Refused(
        line: "lint --fail-level=maybe",
        sentence:
          "`maybe` is not a value for `--fail-level`; write error, warning, info or never"),
      Refused(
        line: "tokens --format sarif",
        sentence: "`sarif` is not a value for `--format`; write text or json"),
      Refused(
        line: "tokens --fix",
        sentence: "`cornerlint tokens` has no option `--fix`; it belongs to `cornerlint lint`"),
      Refused(line: "tokens nosuch", sentence: "cannot read nosuch: no such file or folder"),
      Refused(line: "lint --quiet=yes", sentence: "`--quiet` takes no value"),
      Refused(line: "lint --jobs 0", sentence: "`--jobs` needs a whole number from 1 on, not `0`"),
      Refused(line: "lint -j99x", sentence: "`--jobs` needs a whole number from 1 on, not `99x`"),
      Refused(line: "lint --only ,", sentence: "`--only` needs a value: the id of a rule"),
      Refused(
        line: "lint --only uneven-insets tokens",
        sentence: "there is no rule `uneven-insets`; did you mean `uneven-inset`?"),
      Refused(line: "lint --off zzz tokens", sentence: "there is no rule `zzz`"),
      Refused(
        line: "rules uneven-insets",
        sentence: "there is no rule `uneven-insets`; did you mean `uneven-inset`?"),
      Refused(line: "rules --fields x", sentence: "there is one argument too many: `x`"),
      Refused(line: "explain", sentence: "FILE is missing"),
      Refused(
        line: "explain tokens/a.tokens.yaml phtoo",
        sentence: "tokens/a.tokens.yaml has no component `phtoo`; did you mean `photo`?"),
      Refused(line: "explain nosuch card", sentence: "cannot read nosuch: no such file or folder"),
      Refused(line: "--version now", sentence: "there is one argument too many: `now`"),
      Refused(line: "config a b", sentence: "there is one argument too many: `b`"),
      Refused(
        line: "lint --config a --no-config",
        sentence: "`--config` and `--no-config` contradict each other; leave one out"),
      Refused(
        line: "lint --config nosuch tokens", sentence: "cannot read nosuch: no such file or folder"),
      Refused(
        line: "lint --off yaml-syntax tokens",
        sentence: "`yaml-syntax` is always an error: behind such a fault nothing can be checked"),
      Refused(
        line: "lint --stdin-filename x.yaml tokens",
        sentence: "`--stdin-filename` names standard input, which is read only with `-` as a path"),
      Refused(
        line: "lint --error uneven-insets tokens",
        sentence: "there is no rule `uneven-insets`; did you mean `uneven-inset`?"),
      Refused(
        line: "schema token",
        sentence: "`token` is not one of tokens, config or rule; did you mean `tokens`?"),
      Refused(line: "lint nosuch", sentence: "cannot read nosuch: no such file or folder"),
      Refused(
        line: "lint folder",
        sentence: "the folder folder has no token files in it; they are named corners.yaml, "
          + "tokens.yaml, *.corners.yaml, *.tokens.yaml (also .yml and .json), *.tokens, "
          + "*.resolver.json or DESIGN.md"),
      Refused(
        line: "lint --rules nosuch tokens", sentence: "cannot read nosuch: no such file or folder"),
      Refused(
        line: "lint --rules folder tokens",
        sentence: "the folder folder has no rule files in it; they are named *.yaml or *.yml"),
    ])
  func refuses(_ refused: Refused) {
    let shell = Shell(files: Self.files)
    let outcome = shell.run(refused.line.split(separator: " ").map(String.init))
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.split(separator: "\n").first.map(String.init) == "error: " + refused.sentence)
  }

  @Test("shows help on everything", arguments: CommandDescription.all.map(\.name.rawValue))
  func help(_ command: String) {
    let long = Shell().run(command, "--help")
    #expect(long.code == 0 && long.errors.isEmpty)
    #expect(long.output.hasPrefix("Usage: cornerlint \(command) "))
    #expect(Shell().run(command, "-h").output == long.output)
    #expect(Shell().run("help", command).output == long.output)
    #expect(long.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("shows the help of the whole program, and the version")
  func programHelp() throws {
    try GoldenFile("help.txt").expect(Array(Shell().run("--help").output.utf8))
    try GoldenFile("help-lint.txt").expect(Array(Shell().run("lint", "-h").output.utf8))
    #expect(Shell().run("help").output == Shell().run("--help").output)
    #expect(Shell().run("--version").output == "cornerlint 0.1.0\n")
  }

  @Test("takes a path that looks like an option after two dashes")
  func endOfOptions() {
    let shell = Shell(files: ["-q": Sample.clean])
    #expect(shell.run("lint", "--", "-q").output.hasPrefix("1 file,"))
  }

  @Test("lists and explains rules, those of the team among them")
  func rules() {
    let shell = Shell(files: ["team/a.yaml": Sample.rule])
    let list = shell.run("rules", "--rules", "team")
    #expect(list.code == 0)
    #expect(list.output.contains("\nteam\n  team-rule  "))
    let page = shell.run("rules", "team-rule", "--rules", "team")
    #expect(page.code == 0)
    #expect(page.output.hasPrefix("team-rule (warning)\nA rule of the team\n\nWhy it matters\n"))
    let fields = shell.run("rules", "--fields")
    #expect(fields.output.contains("on: nesting\n") && fields.output.contains("  content.radius "))
  }

  @Test("knows the rules of the configuration, and says what is wrong with a team's rule")
  func ownRules() {
    var shell = Shell(files: [
      "team/a.yaml": Sample.rule, ".cornerlint.yaml": .text("ruleDirectories: [team]\n"),
    ])
    #expect(shell.run("rules", "team-rule").code == 0)
    #expect(shell.run("rules", "--no-config", "team-rule").code == 2)
    shell.files["team/a.yaml"] = .text(
      "id: team-rule\ntitle: T\nseverity: info\non: component\nwhen: nonsense\nat: component.shape\nmessage: m\n"
    )
    let broken = shell.run("rules")
    #expect(broken.code == 2 && broken.errors.hasPrefix("error: team/a.yaml:5:7: "))
  }

  @Test("has a page for every rule that the list names")
  func rulePages() {
    for line in Shell().run("rules").output.split(separator: "\n") where line.hasPrefix("  ") {
      guard let id = line.split(separator: " ").first.map(String.init) else { continue }
      let page = Shell().run("rules", id)
      #expect(page.code == 0 && page.output.hasPrefix(id + " ("), "\(id)")
      #expect(page.output.contains("What to do"), "\(id)")
    }
  }

  @Test("says which files a rule looks at, where it is not nesting specs alone")
  func ruledFiles() {
    let list = Shell().run("rules").output
    #expect(list.contains("  Two names for one number  (all formats)\n"))
    #expect(list.contains("  Form that the format itself does not have  (other formats)\n"))
    #expect(list.contains("  Scale out of order\n"))
    let page = Shell().run("rules", "outdated-dimension").output
    #expect(page.contains("\nFiles it looks at\n  token files of other formats\n"))
    #expect(!Shell().run("rules", "scale-order").output.contains("Files it looks at"))
  }
}
