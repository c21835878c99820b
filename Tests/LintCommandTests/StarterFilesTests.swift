import LintCommand
import Testing

@Suite("The files of `cornerlint init`")
struct StarterFilesTests {
  private static var shell: Shell {
    let files = StarterFiles.all.map { ("start/" + $0.name, MemoryFileSystem.Node.text($0.text)) }
    return Shell(files: Dictionary(uniqueKeysWithValues: files))
  }

  @Test("are a token file and a configuration")
  func names() {
    #expect(StarterFiles.all.map(\.name) == ["corners.yaml", ".cornerlint.yaml"])
  }

  @Test("hold nothing that a rule reports, even as an info")
  func clean() {
    let outcome = Self.shell.run("lint", "--fail-level", "info", "start")
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasPrefix("1 file, ") && outcome.errors.isEmpty)
  }

  @Test("leave nothing unjudged")
  func judged() {
    let output = Self.shell.run("lint", "start").output
    #expect(output.contains("nestings checked, 0 skipped\n"), "\(output)")
  }

  @Test("explain the component that their comment names")
  func explained() {
    let outcome = Self.shell.run("explain", "start/corners.yaml", "card/photo")
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
  }

  @Test(
    "show every key of the configuration",
    arguments: [
      "extends", "include", "exclude", "imports", "tokens", "rules", "overrides",
      "ruleDirectories", "failLevel", "tolerance", "baseline", "requireReason",
    ])
  func keys(_ key: String) {
    let text = StarterFiles.all.first { $0.name == ".cornerlint.yaml" }?.text ?? ""
    let lines = text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("\(key):") || $0.hasPrefix("# \(key):") })
  }

  /// The token files that the configuration shows as imports.
  private static let imported = [
    "tokens/radius.tokens.json": "radius: { card: 1px }",
    "tokens/spacing.json":
      "collection: spacing\nmodes: [compact]\ntokens: { md: { type: number, values: { compact: 8 } } }",
  ]

  @Test("are right about every key when nothing is commented out any more")
  func uncommented() {
    var shell = Self.shell
    let text = StarterFiles.all.first { $0.name == ".cornerlint.yaml" }?.text ?? ""
    shell.files["start/.cornerlint.yaml"] = .text(Self.uncommented(text))
    shell.files["design/.cornerlint.yaml"] = .text("tolerance: 0.25\n")
    shell.files["start/rules/team-rule.yaml"] = Sample.rule
    for (name, tokens) in Self.imported { shell.files["start/\(name)"] = .text(tokens) }
    let outcome = shell.run("config", "start")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("# from design/.cornerlint.yaml, start/.cornerlint.yaml\n"))
  }

  /// A text in which comments that begin with a key, and what belongs to it, are none.
  private static func uncommented(_ text: String) -> String {
    var isSetting = false
    let lines = text.split(separator: "\n").map { line in
      let key = line.dropFirst(2).prefix { $0 != ":" }
      let isWord = key.first?.isLowercase == true && key.allSatisfy(\.isLetter)
      let isKey = isWord && key.count < line.count - 2
      isSetting = isKey || isSetting && line.hasPrefix("#   ")
      return isSetting && line.hasPrefix("# ") ? line.dropFirst(2) : line
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("name rules that there are")
  func rules() {
    for id in ["hardcoded-radius", "screen-edge-margin", "off-scale-radius"] {
      #expect(StarterFiles.all.contains { $0.text.contains(" \(id): ") }, "\(id)")
      #expect(Shell().run("rules", id).code == 0)
    }
  }

  @Test("have short lines and one line break at the end", arguments: StarterFiles.all.map(\.name))
  func form(_ name: String) throws {
    let text = try #require(StarterFiles.all.first { $0.name == name }).text
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " })
  }
}
