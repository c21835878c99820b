import Foundation
import Testing

@testable import LintCommand

@Suite("cornerlint tokens")
struct TokensTests {
  private static let tokens = MemoryFileSystem.Node.text(
    """
    size: { s: 4, m: 16px, base: 1rem }
    radius:
      s: "{size.s}"
      card: "{size.m} * 1.5"
      pill: 9999
      circle: 50%
      dialog: initial
      odd: "{size.nosuch}"
      loop: "{radius.other}"
      other: "{radius.loop}"
    card: { radius: "{radius.card}", padding: 16, color: "#fff" }
    chip: { radius: "{radius.pill}", padding: "8px 16px" }
    sheet: { radius: 24, paddingTop: 8, paddingLeft: 30 }
    tight: { radius: 8, padding: "{size.base}" }
    mixed: { radius: "min({radius.card}, {size.base})", padding: 33% }
    color: { red: "#f00" }

    """)

  private static let spec = MemoryFileSystem.Node.text(
    """
    import: [{ path: tokens/a.tokens.yaml, as: brand }]
    corners:
      inner: 16
      map: inner + 12
      mapInset: map - inner
      own: "{brand.radius.card}"
      bad: 12px
      worse: bad + 1
    components: { card: { shape: own, padding: 4 } }

    """)

  private let shell = Shell(files: [
    "tokens/a.tokens.yaml": Self.tokens, "corners.yaml": Self.spec,
  ])

  @Test("lists tokens, containers and what is wrong, one line a token when nobody looks")
  func plain() throws {
    let outcome = shell.run("tokens", "tokens")
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    try GoldenFile("tokens.txt").expect(Array(outcome.output.utf8))
  }

  @Test("lists the scale of a nesting spec and what it imports")
  func scale() throws {
    let outcome = shell.run("tokens", "corners.yaml")
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    try GoldenFile("tokens-spec.txt").expect(Array(outcome.output.utf8))
  }

  @Test("counts a token once, whoever names it")
  func counts() {
    let alone = shell.run("tokens", "tokens").output
    let both = shell.run("tokens").output
    #expect(
      alone.hasSuffix(
        "\n1 file, 9 radii, 5 paddings, 2 other lengths, 5 without a length, 3 other tokens\n"))
    #expect(
      both.hasSuffix(
        "\n2 files, 12 radii, 6 paddings, 2 other lengths, 7 without a length, 3 other tokens\n"))
    #expect(
      shell.run("tokens", "corners.yaml").output.hasSuffix(
        "\n1 file, 12 radii, 6 paddings, 2 other lengths, 7 without a length, 3 other tokens\n"))
    #expect(!shell.run("tokens", "--quiet").output.contains("other lengths"))
  }

  @Test("writes JSON for programs")
  func json() throws {
    let outcome = shell.run("tokens", "--format", "json")
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    try GoldenFile("tokens.json").expect(Array(outcome.output.utf8))
    _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
  }

  @Test("reads standard input, under the name that it is given")
  func standardInput() throws {
    var shell = shell
    shell.input = "card: { radius: 3 }\n"
    #expect(shell.run("tokens", "-").output.hasPrefix("<stdin>: nested maps\n"))
    let named = shell.run("tokens", "-", "--stdin-filename", "x.json").output
    #expect(named.contains("radius  x.json:1\n"))
  }

  @Test("goes on behind what cannot be read, and fails")
  func unreadable() throws {
    var shell = shell
    shell.files["tokens/b.tokens.yaml"] = .broken(.code(5))
    for format in ["text", "json"] {
      let outcome = shell.run("tokens", "--format", format, "tokens", "nosuch")
      #expect(outcome.code == 2)
      #expect(outcome.output.contains("radius.card"))
      #expect(outcome.errors.contains("error: cannot read nosuch: no such file or folder\n"))
      #expect(outcome.errors.contains("error: cannot read tokens/b.tokens.yaml: "))
      #expect(outcome.output.contains("cannot read nosuch") == (format == "json"))
    }
  }

  @Test(
    "says why a file has no tokens",
    arguments: [
      ("a: 1\n- b\n", ": no tokens could be read\n\na.yaml:2:1: a list item stands among keys"),
      ("[1, 2]\n", ": no tokens could be read\n\na.yaml:1:1: "),
      ("", ": no tokens could be read\n\na.yaml:1:1: "),
      ("corners: {}\n", ": nesting spec\n  no lengths\n"),
      (
        ##"{ "red": { "value": "#f00", "type": "color" }, "x": { "value": "#0f0" } }"##,
        ": Style Dictionary\n  no lengths\n  2 other tokens\n"
      ),
    ])
  func nothing(_ text: String, _ wanted: String) {
    let outcome = Shell(files: ["a.yaml": .text(text)]).run("tokens", "a.yaml")
    #expect(outcome.code == 0 && outcome.output.hasPrefix("a.yaml" + wanted), "\(outcome.output)")
  }

  @Test("lists each document of a file, with its own faults")
  func documents() {
    let text = "corners: { a: 1 }\n---\ncorners: { b: x }\n"
    let shell = Shell(files: ["a.yaml": .text(text)])
    let pages = shell.run("tokens", "a.yaml").output.split(separator: "a.yaml, document ")
    #expect(pages.count == 2)
    #expect(pages[0].hasPrefix("1: nesting spec\n") && !pages[0].contains("unknown-token"))
    #expect(pages[1].contains("a.yaml:3:15: the scale has no `x` (unknown-token)\n  help: "))
  }

  @Test("keeps what steers a terminal out of it")
  func hostileNames() {
    let text = #"""
      "\e[31mcard\e": { radius: "\e]0;x\a", padding: "\u202e{nosuch}\x9b" }
      "b\e": { radius: 2 }

      """#
    let shell = Shell(files: ["\u{1B}[2J.yaml": .text(text)])
    for format in ["text", "json"] {
      let output = shell.run("tokens", "--format", format, "\u{1B}[2J.yaml").output
      #expect(output.contains("card"))
      let isClean = output.unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
      }
      #expect(isClean, "\(output.debugDescription)")
    }
  }

  @Test("takes the configuration's word for what is left out, and says so when nothing is left")
  func excluded() {
    var shell = shell
    shell.files[".cornerlint.yaml"] = .text("exclude: [tokens, corners.yaml]\n")
    let outcome = shell.run("tokens", "tokens")
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "note: skipped tokens: excluded by .cornerlint.yaml\n")
    #expect(shell.run("tokens", "tokens", "--no-exclude").output.contains("radius.card"))
  }

  @Test("stays readable beside a name of any length")
  func longName() {
    let name = String(repeating: "x", count: 900)
    let shell = Shell(files: ["a.yaml": .text("radius: { \(name): 2, s: 4 }\n")])
    let lines = shell.run("tokens", "a.yaml").output.split(separator: "\n")
    #expect(lines.contains("  radius.s       4  4        radius  a.yaml:1"))
    #expect(lines.contains("  radius.\(name)       2  2        radius  a.yaml:1"))
  }

  @Test("passes Markdown that is only text, unless somebody names it")
  func prose() {
    let shell = Shell(files: ["DESIGN.md": .text("# Words\n"), "tokens.yaml": Sample.clean])
    #expect(!shell.run("tokens").output.contains("DESIGN.md"))
    #expect(shell.run("tokens", "-v").errors.contains("skipped DESIGN.md"))
    #expect(shell.run("tokens", "DESIGN.md").output.contains("DESIGN.md: no tokens could be read"))
  }

  @Test("names the tokens of other files that it does not list")
  func beside() {
    let shell = Shell(files: [
      "aliases.yml": .text("aliases:\n  SMALL: { value: 4px }\n  BIG: 1rem\n"),
      "theo.yml": .text(
        """
        imports: [aliases.yml]
        global: { type: size, category: radius }
        props:
          CARD_RADIUS: { value: "{!BIG}" }

        """),
    ])
    let output = shell.run("tokens", "theo.yml").output
    #expect(output.contains("  CARD_RADIUS      16  {!BIG}   radius  theo.yml:4  → aliases.BIG\n"))
    #expect(output.contains("\n  2 tokens of aliases.yml, which it names\n"))
  }

  @Test("follows a chain of any length as far as it is shown, and is fast")
  func longChain() {
    let names = (0..<20_000).map { "  radius\($0): \"{r.radius\($0 + 1)}\"\n" }.joined()
    let shell = Shell(files: ["a.yaml": .text("r:\n\(names)  radius20000: 4\n")])
    let output = shell.run("tokens", "a.yaml").output
    #expect(output.contains("→ r.radius8 → …\n"))
    #expect(output.contains("20001 radii"))
  }
}
