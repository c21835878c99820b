import Configuration
import Diagnostics
import Testing

@Suite("Imports and tokens of configurations")
struct ConfigurationImportTests {
  static let folder = Folder(files: [
    "/r/app/.cornerlint.yaml": """
    extends: ../design/base.yaml
    imports:
      - tokens/radius.tokens.json
      - { path: /abs/spacing.json, as: space, modes: [compact] }
      - { path: "../a.json", modes: { size: mobile, "2x": [dark, light, dark] }, x-why: us }
    tokens:
      rem: 10
      paddings: ["layout.gutter*"]

    """,
    "/r/design/base.yaml": """
    imports: all.tokens
    tokens: { rem: 18.5, radii: ["*.corner", shape.*, "*.corner"] }

    """,
  ])

  @Test("put those of the file that is extended first, from the folder of each file")
  func merge() throws {
    let (configuration, faults) = Self.folder.load("/r/app/.cornerlint.yaml")
    #expect(faults.isEmpty)
    let imports = configuration.imports.map(\.value)
    #expect(
      imports.map { String(decoding: $0.path, as: UTF8.self) } == [
        "/r/design/all.tokens", "/r/app/tokens/radius.tokens.json", "/abs/spacing.json",
        "/r/a.json",
      ])
    #expect(imports.map(\.prefix) == [nil, nil, "space", nil])
    #expect(imports.map { $0.modes.map(\.axis) } == [[], [], [nil], ["size", "2x"]])
    #expect(
      imports.map { $0.modes.map(\.names) }
        == [[], [], [["compact"]], [["mobile"], ["dark", "light"]]])
    #expect(
      configuration.imports.map { place($0.origin) } == [
        "/r/design/base.yaml:1:10", "/r/app/.cornerlint.yaml:3:5", "/r/app/.cornerlint.yaml:4:13",
        "/r/app/.cornerlint.yaml:5:13",
      ])
    let modes = try #require(imports.last?.modes)
    #expect(
      modes.map { place($0.origin) } == [
        "/r/app/.cornerlint.yaml:5:41", "/r/app/.cornerlint.yaml:5:55",
      ])
  }

  @Test("let the keys of `tokens` win one by one")
  func tokens() {
    let tokens = Self.folder.load("/r/app/.cornerlint.yaml").configuration.tokens
    #expect(tokens.rem?.value == 10)
    #expect(tokens.radii?.value == ["*.corner", "shape.*"])
    #expect(tokens.paddings?.value == ["layout.gutter*"])
    #expect(tokens.radii.map { place($0.origin) } == "/r/design/base.yaml:2:29")
    let none = Folder(files: ["/c": "extends: d\ntokens: { radii: [] }\n", "/d": "tokens:\n"])
    let empty = none.load("/c").configuration.tokens
    #expect(empty.radii?.value == [] && empty.paddings == nil && empty.rem == nil)
  }

  @Test("take the same import once, and one under another name, with other modes or bytes again")
  func twice() {
    let folder = Folder(files: [
      "/c": """
      extends: d
      imports: [./a.json, { path: a.json, as: b }, { path: a.json, modes: [b] },
        { path: a.json, modes: { b: b } }, { path: a.json, modes: [b] },
        { path: a.json, modes: [b, c] }, { path: a.json, modes: { b: b, c: [c] } },
        { path: a.json, modes: [é] }, { path: a.json, modes: ["e\\u0301"] }]

      """, "/d": "imports: /a.json\n",
    ])
    let (configuration, faults) = folder.load("/c")
    #expect(faults.isEmpty)
    #expect(configuration.imports.map(\.origin.line) == [1, 2, 2, 3, 4, 4, 5, 5])
  }

  @Test(
    "may say nothing",
    arguments: [
      "imports:\n", "imports: []\n", "imports: [{ path: a, x-a: }]\n", "tokens:\n", "tokens: {}\n",
      "tokens: { x-a: 1 }\n", "tokens: { radii: , paddings: [] }\n",
    ])
  func nothing(text: String) {
    let file = read(text)
    #expect(file.faults.map(line) == [])
    #expect(file.imports.allSatisfy { $0.modes.isEmpty && $0.prefix == nil })
    #expect(file.tokens.rem == nil && file.tokens.radii?.value.first == nil)
  }

  @Test(
    "take names, numbers and words as they are written",
    arguments: [
      ("imports: [{ path: a, as: space }]\n", "space"), ("imports: [{ path: a, as: 2 }]\n", "2"),
      ("imports: [{ path: a, as: 'a.b-c_D.9' }]\n", "a.b-c_D.9"),
      ("imports: [{ path: a, as: true }]\n", "true"),
    ])
  func prefixes(text: String, prefix: String) {
    let file = read(text)
    #expect(file.faults.isEmpty && file.imports.map(\.prefix?.value) == [prefix])
  }

  @Test("take one mode without a list")
  func oneMode() {
    let file = read("imports: [{ path: a, modes: Dark mode }]\n")
    #expect(file.faults.isEmpty)
    #expect(file.imports.first?.modes.map(\.names.value) == [["Dark mode"]])
  }

  @Test(
    "take a `rem` of any size that a page can have",
    arguments: [("16", 16), ("10pt", 10), ("0.001", 0.001), ("1000", 1000), ("'62.5'", 62.5)])
  func rem(text: String, number: Double) {
    let file = read("tokens: { rem: \(text) }\n")
    #expect(file.faults.isEmpty && file.tokens.rem?.value == number)
  }

  @Test("read past what is wrong with an item")
  func rest() {
    let file = read(
      "imports: [{ path: a, as: '!', modes: { b: c, d: } }, [], b]\n"
        + "tokens: { rem: 0, radii: [c, '', 'd}'] }\n")
    #expect(file.faults.count == 6)
    #expect(file.imports.map(\.path.value) == [bytes("a"), bytes("b")])
    #expect(file.imports.first?.modes.map(\.axis) == ["b"])
    #expect(file.tokens.radii?.value == ["c"])
  }

  @Test("follow aliases, and stop them from making too much of a small file")
  func aliases() {
    let file = read(
      "x-m: &m { theme: dark }\nimports: [{ path: a, modes: { <<: *m, size: [s] } }]\n")
    #expect(file.faults.isEmpty)
    #expect(file.imports.first?.modes.compactMap(\.axis).sorted() == ["size", "theme"])
    let names = (0..<1000).map { "m\($0)" }.joined(separator: ", ")
    let items = Array(repeating: "*i", count: 10_000).joined(separator: ", ")
    let bomb = read("x-i: &i { path: a, modes: [\(names)] }\nimports: [\(items)]\n")
    #expect(bomb.faults.map(\.kind) == [.tooManyEntries])
    #expect(bomb.imports.count < 1000)
  }
}
