import Diagnostics
import RuleEngine
import Testing

@Suite("Where the text of a violation is written")
struct WrittenPlacesTests {
  /// The written places of what the program's own rules find, by marked text.
  private func places(_ file: String, rule: String? = nil) -> [String] {
    let source = SourceText(path: "tokens.yaml", text: file)
    let linter = Linter(book: RuleFiles.book, namesWrittenPlaces: true)
    return linter.lint(source, isNamed: true).result.violations
      .filter { rule == nil || $0.rule == rule }
      .map { "\($0.writtenAt): \(source.text(in: $0.range))" }
  }

  @Test(
    "is the path of names down to the component",
    arguments: [
      ("components:\n  card: { shape: nope }\n", "card: nope"),
      ("components:\n  card:\n    nope: 1\n", "card: nope"),
      ("components:\n  card: 12\n", "card: 12"),
      ("components:\n  card:\n    content:\n      photo: { shape: nope }\n", "card/photo: nope"),
      ("components:\n  card:\n    content: 12\n", "card: 12"),
      (
        "components:\n  card: { content: { a: { content: { b: { shape: nope } } } } }\n",
        "card/a/b: nope"
      ),
      ("components:\n  card:\n    shape:\n      nope: 1\n", "card: nope"),
      ("components:\n  a/b:\n    content:\n      c~d: { shape: nope }\n", "a~1b/c~0d: nope"),
      ("components:\n  card:\n    shape:\n", "card: "),
      ("components: 12\n", "components: 12"),
      ("corners:\n  inner: nope\n", "corners/inner: nope"),
      ("corners:\n  radius:\n    card: nope\n", "corners/radius.card: nope"),
      ("corners:\n  radius:\n    \"a/b\": { c: nope }\n", "corners/radius.a~1b.c: nope"),
      ("platforms: { iOS: nope }\ncomponents:\n", "platforms/iOS: nope"),
      ("nope: 1\ncomponents:\n", "nope: nope"),
      ("corners:\n  a: 1\n---\ncomponents:\n  card: { shape: nope }\n", "card: nope"),
      ("x-t:\n  base: &b { shape: nope }\ncomponents:\n  card: *b\n", "x-t/base/shape: nope"),
      ("x-t:\n  - &b { shape: nope }\ncomponents:\n  card: *b\n", "x-t/shape: nope"),
      (
        "components:\n  card:\n    <<: { content: { photo: { shape: nope } } }\n",
        "card/photo: nope"
      ),
    ])
  func path(_ file: String, _ expected: String) {
    #expect(places(file).filter { $0.contains("unused") == false } == [expected])
  }

  @Test(
    "names the items of a list by `name`, by what they use, or by their text",
    arguments: [
      ("- { name: photo, shape: nope }", "card/photo: nope"),
      ("- { shape: nope, use: tile, name: photo }", "card/photo: nope"),
      ("- { use: tile, shape: nope }", "card/tile: nope"),
      ("- { name: \"\", use: tile }", "card/tile: \"\""),
      ("- nope", "card/nope: nope"),
      ("- { shape: nope }", "card: { shape: nope }"),
      (
        "- name: photo\n        content:\n          - { name: b, shape: nope }",
        "card/photo/b: nope"
      ),
    ])
  func items(_ item: String, _ expected: String) {
    let file = """
      components:
        tile: { shape: 8 }
        card:
          content:
            \(item)
      """
    #expect(places(file) == [expected])
  }

  @Test("is where it is written, not where it is placed")
  func placed() {
    let file = """
      components:
        card: { content: { one: { use: tile }, two: { use: tile } } }
        tile: { content: { photo: { shape: concentric } } }
      """
    #expect(places(file, rule: "no-container") == ["tile/photo: concentric"])
  }

  @Test("stays the same when what surrounds the text moves")
  func order() {
    let first = "  card:\n    shape: nope\n    content:\n      a: { shape: nope }\n"
    let second = "  tile:\n    content:\n      - { name: b, shape: nope }\n"
    let forward = places("components:\n" + first + second)
    #expect(forward.sorted() == places("components:\n" + second + "\n# word\n" + first).sorted())
    #expect(forward == ["card: nope", "card/a: nope", "tile/b: nope"])
  }

  @Test(
    "of a comment is that of what its line ends with, or of what comes next",
    arguments: [
      ("  card: # cornerlint: ignore[x]\n    shape: 8\n", "card"),
      ("  card:\n    shape: 8 # cornerlint: ignore[x]\n", "card"),
      (
        "  card:\n    content:\n      photo:\n        inset: 8 # cornerlint: ignore[x]\n",
        "card/photo"
      ),
      ("  card:\n    content: { photo: { inset: 8 }, # cornerlint: ignore[x]\n }\n", "card/photo"),
      ("  card:\n    content: { photo: { inset: 8 } # cornerlint: ignore[x]\n }\n", "card/photo"),
      ("  # cornerlint: ignore[x]\n\n  # more\n  card:\n    shape: 8\n", "card"),
      (
        "  card:\n    content:\n      # cornerlint: ignore[x]\n      - name: a\n      - name: b\n",
        "card/a"
      ),
      ("  card:\n    shape: 8\n    # cornerlint: ignore[x]\n  tile: { shape: 8 }\n", "tile"),
      ("  card:\n    shape: 8\n# cornerlint: ignore[x]\n", ""),
      ("  card: # cornerlint: ignore[x]\n", "card"),
    ])
  func comments(_ components: String, _ expected: String) {
    let file = "components:\n" + components
    let found = places(file, rule: "unknown-rule")
    #expect(found == ["\(expected): # cornerlint: ignore[x]"])
  }

  @Test("is left out unless it is asked for")
  func off() {
    let source = SourceText(path: "tokens.yaml", text: "components:\n  card: { shape: nope }\n")
    let found = Linter(book: RuleFiles.book).lint(source, isNamed: true).result.violations
    #expect(found.map(\.writtenAt) == [""])
  }

  @Test("costs one pass for many violations, comments and levels")
  func many() {
    var file = "# cornerlint: ignore[x]\n"
    file += String(repeating: "# cornerlint: ignore[x]\n", count: 20_000) + "components:\n"
    for index in 0..<20_000 { file += "  card\(index): { content: { a: { shape: nope } } }\n" }
    let clock = ContinuousClock()
    var found: [String] = []
    let time = clock.measure { found = places(file) }
    #expect(found.first == "components: # cornerlint: ignore[x]")
    #expect(found.last == "card19999/a: nope")
    #expect(time < .seconds(20))
  }
}
