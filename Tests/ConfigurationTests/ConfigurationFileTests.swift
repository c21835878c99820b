import Configuration
import Diagnostics
import Expressions
import Testing

@Suite("Configuration files")
struct ConfigurationFileTests {
  static let whole = """
    version: 1
    extends: ../design/base.yaml
    include: ["*.corners.yaml"]
    exclude: [vendor/, "*.generated.yaml"]
    imports: [radius.tokens.json, { path: spacing.json, as: space, modes: { size: mobile } }]
    tokens: { rem: 10, radii: ["*.corner"], paddings: ["layout.gutter*"] }
    x-team: { design: us }
    rules:
      not-concentric: off
      uneven-inset: error
      screen-edge-margin: { severity: warning, options: { margin: 20 } }
    overrides:
      - files: ["legacy/**"]
        rules: { off-scale-radius: off }
        failLevel: error
        tolerance: 0.01
    ruleDirectories: [rules]
    failLevel: warning
    tolerance: 0.005
    baseline: .cornerlint-baseline.json
    requireReason: true

    """

  @Test("are read with all keys, each value with its bytes")
  func all() throws {
    let file = read(Self.whole)
    #expect(file.faults.isEmpty)
    #expect(file.extends.map(\.value) == [Array("../design/base.yaml".utf8)])
    #expect(file.include?.value.patterns.map(\.text) == [Array("*.corners.yaml".utf8)])
    #expect(file.exclude?.value.patterns.count == 2)
    #expect(file.imports.map(\.path.value) == [bytes("radius.tokens.json"), bytes("spacing.json")])
    #expect(file.imports.map(\.prefix?.value) == [nil, "space"])
    #expect(file.imports.last?.modes.map(\.names.value) == [["mobile"]])
    #expect(file.tokens.rem?.value == 10 && file.tokens.radii?.value == ["*.corner"])
    #expect(file.tokens.paddings?.value == ["layout.gutter*"])
    #expect(file.rules.map(\.id.value) == ["not-concentric", "uneven-inset", "screen-edge-margin"])
    #expect(file.rules.map(\.level?.value) == [.off, .on(.error), .on(.warning)])
    let option = try #require(file.rules.last?.options.first)
    #expect(option.name.value == "margin" && option.value.value == .double(20))
    #expect(file.positions.source.text(in: option.value.range) == "20")
    let override = try #require(file.overrides.first)
    #expect(override.failLevel?.value == .error && override.tolerance?.value == 0.01)
    #expect(override.rules.map(\.level?.value) == [.off])
    #expect(file.ruleDirectories.map(\.value) == [Array("rules".utf8)])
    #expect(file.failLevel?.value == .warning && file.tolerance?.value == 0.005)
    #expect(file.baseline?.value == Array(".cornerlint-baseline.json".utf8))
    #expect(file.requireReason?.value == true)
    let range = try #require(file.failLevel?.range)
    #expect(place(file.origin(of: range)) == "c:18:12")
  }

  @Test(
    "may say nothing",
    arguments: [
      "", "\n", "# nothing\n", "---\n", "{}\n", "~\n", "\u{FEFF}", "x-a: [\"b\"]\n",
      "rules:\noverrides:\nexclude:\ninclude:\nextends:\nruleDirectories:\n", "rules: {}\n",
      "rules: {a: {options: }}\n", "overrides: [{files: a}]\n", "exclude: []\n", "version: 1\n",
    ])
  func nothing(text: String) { #expect(faults(text).isEmpty) }

  @Test(
    "take options as numbers, texts, truth values and lists",
    arguments: [
      ("16", .double(16)), ("16.5pt", .double(16.5)), ("-.5", .double(-0.5)), ("true", .bool(true)),
      ("false", .bool(false)), ("card", .string("card")), ("'16'", .string("16")),
      ("\"true\"", .string("true")), ("2xl", .string("2xl")), ("''", .string("")),
      ("[]", .list([])), ("[a, 'b']", .list([.string("a"), .string("b")])),
      ("[1, 2.5]", .list([.double(1), .double(2.5)])), ("[true]", .list([.bool(true)])),
    ] as [(String, Value)])
  func options(text: String, value: Value) {
    let file = read("rules:\n  a: { options: { b: \(text) } }\n")
    #expect(file.faults.isEmpty)
    #expect(file.rules.first?.options.map(\.value.value) == [value])
  }

  @Test("follow aliases and merge keys")
  func aliases() {
    let file = read(
      """
      x-soft: &soft { uneven-inset: info, not-concentric: off }
      x-globs: &globs [a, b]
      rules: { <<: *soft, uneven-inset: error }
      exclude: *globs
      overrides: [{ files: *globs, rules: *soft }]

      """)
    #expect(file.faults.isEmpty)
    #expect(file.rules.map(\.id.value) == ["uneven-inset", "not-concentric"])
    #expect(file.rules.map(\.level?.value) == [.on(.error), .off])
    #expect(file.exclude?.value.patterns.count == 2)
    #expect(file.overrides.first?.rules.count == 2)
  }

  @Test("are read past what is wrong with them")
  func rest() {
    let file = read("failLevel: loud\nrules: { a: off, b: 4, c: {severity: error} }\nfoo: 1\n")
    #expect(file.faults.count == 3)
    #expect(file.rules.map(\.level?.value) == [.off, nil, .on(.error)])
  }
}
