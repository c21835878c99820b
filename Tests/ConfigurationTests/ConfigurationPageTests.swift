import Configuration
import Diagnostics
import Expressions
import Testing

@Suite("The page of settings")
struct ConfigurationPageTests {
  static let rules = [
    ConfigurationPage.StandardRule(id: "not-concentric", severity: .info, options: []),
    ConfigurationPage.StandardRule(
      id: "screen-edge-margin", severity: .warning,
      options: [("margin", .double(16)), ("roles", .list([.string("off"), .string("a b")]))]),
  ]

  @Test("lists all that holds, with where it comes from")
  func page() {
    let folder = Folder(files: [
      "c": """
      exclude: [vendor/, "*.old"]
      imports:
        - a.json
        - { path: b c.json, as: space, modes: [dark] }
        - { path: d.json, modes: { size: small, on: [a, b] } }
      tokens: { radii: ["*.corner", shape] }
      rules: { not-concentric: off, screen-edge-margin: { options: { margin: 20.5 } } }
      baseline: known.json

      """
    ])
    let configuration = folder.load("c").configuration
    var page = ConfigurationPage(
      configuration, configuration.settings(for: bytes("a")), rules: Self.rules, rem: 16,
      place: place)
    page.failLevel = ConfigurationPage.Row(.never, from: "--fail-level")
    page.heading = ["what holds for a\nrules: {}"]
    #expect(
      page.text == """
        # what holds for a\u{FFFD}rules: {}
        exclude:
          - vendor/                                                 # c:1:10
          - "*.old"                                                 # c:1:10
        imports:
          - a.json                                                  # c:3:5
          - { path: "b c.json", as: space, modes: [dark] }          # c:4:13
          - { path: d.json, modes: { size: small, "on": [a, b] } }  # c:5:13
        tokens:
          rem: 16                                                   # default
          radii:
            - "*.corner"                                            # c:6:18
            - shape                                                 # c:6:18
        rules:
          not-concentric: off                                       # c:7:26
          screen-edge-margin:
            severity: warning                                       # default
            options:
              margin: 20.5                                          # c:7:72
              roles: ["off", "a b"]                                 # default
        failLevel: never                                            # --fail-level
        tolerance: 0.005                                            # default
        baseline: known.json                                        # c:8:11
        requireReason: false                                        # default

        """)
  }

  @Test("is a configuration that says the same")
  func roundTrip() {
    let numbers: [Double] = [
      0, 1, -2.5, 0.1, 1e-9, 1e21, 123_456_789.125, Double.leastNonzeroMagnitude,
      1.7976931348623157e308, 28.3 - 12.1,
    ]
    let texts = [
      "", "a", "off", "16", "a: b", "#", "\"\\'", "\u{0}\u{7}\u{85}\u{2028}", "😀é", "- a", "~",
      "a\nb", " a ", "2xl", "*a", "/x/y.z", "yes", "\u{FEFF}x",
    ]
    var values = numbers.map { Value.double($0) } + texts.map { Value.string($0) }
    values += [.bool(true), .bool(false), .list([]), .list(texts.map { .string($0) })]
    var page = ConfigurationPage()
    page.rules = [
      ConfigurationPage.Rule(
        id: "on", level: ConfigurationPage.Row(.off, from: "a # b"),
        options: values.enumerated().map { place, value in
          ("o\(place)", ConfigurationPage.Row(value, from: "x"))
        })
    ]
    page.exclude = ["*.a", "#b", "!c", "d\\ "].map { ConfigurationPage.Row($0, from: "y") }
    page.tolerance = ConfigurationPage.Row(1e-7, from: "z")
    page.rem = ConfigurationPage.Row(1e-3, from: "z")
    page.paddings = texts.dropFirst().map { ConfigurationPage.Row($0, from: "z") }
    let origin = Origin(path: [], line: 1, column: 1)
    let modes = texts.dropFirst().map { text in
      ConfiguredModes(axis: text, names: [text, "a b"], origin: origin)
    }
    page.imports = [modes, [], [ConfiguredModes(axis: nil, names: ["on"], origin: origin)]].map {
      let imported = ConfigurationPage.Import(path: "a: b", prefix: "1.5", modes: $0)
      return ConfigurationPage.Row(imported, from: "z")
    }
    let file = read(page.text)
    #expect(file.faults.map(line) == [])
    #expect(file.rules.first?.id.value == "on" && file.rules.first?.level?.value == .off)
    #expect(file.rules.first?.options.map(\.value.value) == values)
    #expect(file.exclude?.value.patterns.map(\.text) == page.exclude.map { bytes($0.value) })
    #expect(file.tolerance?.value == 1e-7 && file.tokens.rem?.value == 1e-3)
    #expect(file.tokens.paddings?.value == Array(texts.dropFirst()))
    #expect(file.imports.map(\.path.value) == Array(repeating: bytes("a: b"), count: 3))
    #expect(file.imports.map(\.prefix?.value) == ["1.5", "1.5", "1.5"])
    let written = page.imports.map(\.value.modes)
    #expect(file.imports.map { $0.modes.map(\.axis) } == written.map { $0.map(\.axis) })
    #expect(file.imports.map { $0.modes.map(\.names.value) } == written.map { $0.map(\.names) })
  }

  @Test("is empty when there is nothing to say")
  func empty() { #expect(ConfigurationPage().text.isEmpty) }
}
