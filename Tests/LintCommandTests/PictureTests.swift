import Diagnostics
import Reports
import RuleEngine
import Rules
import Testing

@testable import LintCommand

@Suite("Pictures of violations")
struct PictureTests {
  static let linter = Linter(
    book: RuleBook.load(RuleFiles.sources).book, servesDrawings: true)

  /// A component with so many contents, each with a fault of its own.
  static func component(_ name: String, _ contents: Int, radius: Int = 30) -> String {
    let content = (0..<contents).map { "p\($0): { shape: \(radius + $0) }" }
    return "  \(name): { shape: 24, padding: 8, containerShape: shape, content: { "
      + content.joined(separator: ", ") + " } }\n"
  }

  static func result(_ text: String) -> FileResult {
    linter.lint(SourceText(path: "a.yaml", text: text), isNamed: true).result
  }

  static func pictures(
    _ file: FileResult, _ detail: ReportPictures.Detail = .whole
  ) -> [ViolationPictures?] {
    var pictures = FilePictures(of: file, detail, with: linter)
    return pictures.drawn()
  }

  @Test("are there for what was found on a component, and for nothing else")
  func entries() {
    let file = Self.result(
      "corners: { inner: 16, map: 28, mapInset: 10 }\ncomponents:\n" + Self.component("a", 2))
    let pictures = Self.pictures(file)
    #expect(pictures.count == file.violations.count)
    for (violation, picture) in zip(file.violations, pictures) {
      #expect((violation.modelPlace != nil) == (picture != nil), "\(violation.rule)")
    }
    #expect(pictures.contains { $0 == nil } && pictures.contains { $0?.after != nil })
  }

  @Test("say what the change does")
  func words() {
    let file = Self.result(
      """
      components:
        a:
          shape: 24
          padding: 8
          content: { p: { shape: 30 } }
        c: { shape: 9, role: badge }
        d: { shape: concentric }
      """)
    let words = zip(file.violations, Self.pictures(file)).map { "\($0.rule): \($1?.change ?? "")" }
    #expect(
      words == [
        "missing-container-shape: `containerShape: shape` is added",
        "larger-radius-inside-smaller: `30` becomes `16`",
        "capsule-for-control: `9` becomes `capsule`",
        "no-container: ",
      ])
  }

  @Test(
    "quote a change on one line, clipped",
    arguments: [
      ("24", "28", "`24` becomes `28`"),
      ("", ", containerShape: shape", "`containerShape: shape` is added"),
      ("", "\n    fallback: 12", "`fallback: 12` is added"),
      ("24", "", "`24` is removed"),
      (
        "{ roundedRectangle: 4,\n  style: circular }", "4",
        "`{ roundedRectangle: 4, style: circular }` becomes `4`"
      ),
      (
        "4", String(repeating: "x", count: 60),
        "`4` becomes `\(String(repeating: "x", count: 47))…`"
      ),
    ])
  func quotations(_ old: String, _ new: String, _ words: String) {
    let edit = Fix.Edit(range: ByteRange(0, old.utf8.count), text: new)
    let source = SourceText(path: "a.yaml", text: old)
    #expect(ChangeWords.text(of: Fix(safety: .safe, edits: [edit]), in: source) == words)
  }

  /// Texts in which `«` marks places; those with one letter behind the mark are of one family, and
  /// what has a `-` is of none.
  static let families = [
    "components: { a: { shape: «a 1, padding: «a 2 }, b: { shape: «b 3 } }\n",
    "corners: { inner: «- 4 }\ncomponents:\n  a:\n    shape: 1 # one «a\n  b:\n    shape: 2 «b",
    "components:\n  a: { shape: «a 1 }\n  b: { content: [a], padding: «a 2 }\n  c: { shape: «c 3 }\n",
    "components:\n  a: { shape: «a 1 }\n  b: { use: a, padding: «a 2 }\n  c: { shape: «c 3 }\n",
    "components:\n  a: { content: { p: { use: c } }, shape: «a 1 }\n  b: { content: [c], shape: «a 1 }\n"
      + "  c: { shape: «a 3, content: [d] }\n  d: { shape: «a 3 }\n  e: { shape: «e 3 }\n",
    "components:\n  a: &a { shape: «a 1 }\n  b: { <<: *a, padding: «a 2 }\n  c: *a\n  d: { shape: «d 1 }\n",
    "components: { a: { shape: «a 1 } }\n---\ncomponents: { a: { shape: «b 1 } }\n«- ",
    "components: { a: 12, b: [], c: { content: { d: nope } }, e: { shape: «e 1 } }\n",
    "components: [a, { shape: «- 1 }]\n", "«- ",
  ]

  @Test("know which components show in which others", arguments: families)
  func familyOf(_ marked: String) {
    var text = ""
    var places: [(letter: Character, offset: Int)] = []
    var rest = Substring(marked)
    while let mark = rest.firstIndex(of: "«") {
      text += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      places.append((rest.removeFirst(), text.utf8.count))
    }
    text += rest
    let families = ComponentFamilies(Self.drawn(text).documents)
    var letters: [Int: Character] = [:]
    var found: [Character: Int] = [:]
    for (letter, offset) in places {
      let edit = Fix.Edit(range: ByteRange(offset, offset), text: "")
      let family = families.family(of: [edit])
      #expect((family == nil) == (letter == "-"), "\(text) at \(offset)")
      guard let family else { continue }
      #expect(letters.updateValue(letter, forKey: family) ?? letter == letter, "\(text)")
      #expect(found.updateValue(family, forKey: letter) ?? family == family, "\(text)")
    }
  }

  @Test("read the text again as often as one family has changes")
  func passes() throws {
    let text =
      "components:\n" + Self.component("a", 3) + Self.component("b", 2) + Self.component("c", 3)
    let file = Self.result(text)
    var passes = ChangePasses(ComponentFamilies(Self.drawn(text).documents))
    for (index, violation) in file.violations.enumerated() {
      let change = try #require(violation.fix ?? violation.sketch, "\(violation.rule)")
      passes.add(change.edits, of: index)
      passes.add(change.edits, of: index + 100)
    }
    #expect(passes.all.map(\.violations.count) == [6, 6, 4])
    passes.add([Fix.Edit(range: ByteRange(0, 0), text: " ")], of: 200)
    #expect(passes.all.map(\.violations.count) == [6, 6, 4, 1])
  }

  @Test(
    "read it again so often at most",
    arguments: [
      (0, 1, 0, 8_000_000), (1_000, 1, 10, 8_000), (1_000_000, 1, 10, 8), (1_000_000, 4, 10, 2),
      (1_000, 1, 1_000, 100), (1_000, 100, 100_000, 1),
    ])
  func limit(_ size: Int, _ readings: Int, _ placements: Int, _ limit: Int) {
    let found = ChangePasses.limit(size: size, readings: readings, placements: placements)
    #expect(found == limit)
  }

  @Test("say that there are too many changes")
  func tooMany() {
    let filler = "# " + String(repeating: "x", count: 300_000) + "\n"
    let file = Self.result(filler + "components:\n" + Self.component("a", 50))
    let pictures = Self.pictures(file, .corner).compactMap(\.self)
    #expect(pictures.count == 50)
    #expect(pictures.count { $0.after != nil } == 26)
    let words = Set(pictures.filter { $0.after == nil }.map { String($0.change.suffix(34)) })
    #expect(words == ["becomes `16` (not drawn: too many changes)".suffix(34).description])
  }

  @Test("find a component again that has another place")
  func moved() {
    let before = "components: { a: { content: { p: { shape: 1 }, q: { shape: 2 } } } }\n"
    let after =
      "components: { a: { content: { n: { shape: 1 }, p: { shape: 1 }, q: { shape: 2 } } } }\n"
    var (old, new) = (Self.drawn(before), Self.drawn(after))
    let place = ModelPlace(document: 0, placement: 2, corners: 1, isNesting: true)
    #expect(old.place(of: place, in: &new)?.placement == 3)
    let gone = ModelPlace(document: 0, placement: 1, corners: 1, isNesting: true)
    #expect(new.place(of: gone, in: &old) == nil)
    let beyond = ModelPlace(document: 0, placement: 9, corners: 1, isNesting: true)
    #expect(old.place(of: beyond, in: &new) == nil)
    let violation = Violation(
      rule: "any", severity: .error, message: "", range: ByteRange(0, 0))
    #expect(old.figure(of: violation, at: beyond, isFixed: false) == nil)
  }

  static func drawn(_ text: String) -> DrawnText {
    DrawnText(SourceText(path: "a.yaml", text: text), with: linter)
  }

  @Test("show changes that no fix makes and no report counts")
  func sketchesAreNoFixes() {
    let text = "components:\n" + Self.component("a", 2)
    let file = Self.result(text)
    #expect(file.violations.allSatisfy { $0.fix == nil && $0.sketch != nil })
    let fixed = FixLoop(allowing: [.safe, .unsafe]).run(file.source) { source in
      Self.linter.lint(source, isNamed: true).result.violations
    }
    #expect(!fixed.isChanged && fixed.fixedCount == 0)
    let report = RunReport(files: [file])
    #expect(report.fixableCount(.safe) + report.fixableCount(.unsafe) == 0)
    var bare = file
    for place in bare.violations.indices { bare.violations[place].sketch = nil }
    let style = ReportStyle(isColoured: false, isQuiet: false)
    for reporter in Reporter.all where !reporter.showsPictures {
      let bytes = reporter.render(report, style)
      #expect(bytes == reporter.render(RunReport(files: [bare]), style), "\(reporter.name)")
    }
    let shell = Shell(files: ["a.tokens.yaml": .text(text)])
    #expect(shell.run("lint", "--unsafe-fixes").text("a.tokens.yaml") == text)
    #expect(!shell.run("lint", "--format", "json").output.contains("\"fix\""))
  }

  /// Files with fixes and sketches of all kinds, components that use each other, and aliases.
  static let faulty = [
    "components:\n" + component("a", 3) + component("b", 2) + component("c", 1, radius: 12),
    """
    corners: { inner: 16 }
    display: { cornerRadius: 40 }
    components:
      tile: { shape: 24, padding: 12, content: { photo: { shape: 16 } } }
      page:
        shape: { roundedRectangle: 36, style: circular }
        padding: { horizontal: 8, vertical: 6 }
        content: [tile, { name: wide, use: tile, shape: 30 }]
      sheet: { shape: 50, inset: 10, content: { bar: { shape: 12, role: button, alignment: top } } }
      base: &base { shape: 20, padding: 4, content: { dot: { shape: 18 } } }
      twin: *base
      more: { <<: *base, padding: 8 }
    ---
    components:
      tile: { shape: 24, padding: 12, content: { photo: { shape: 16 } } }
    """,
  ]

  @Test("are after many changes at once what they are after each alone", arguments: faulty)
  func together(_ text: String) throws {
    let file = Self.result(text)
    for detail in [ReportPictures.Detail.whole, .corner] {
      let pictures = Self.pictures(file, detail)
      var count = 0
      for (violation, picture) in zip(file.violations, pictures) {
        guard violation.modelPlace != nil, violation.fix ?? violation.sketch != nil else {
          #expect(picture?.after == nil)
          continue
        }
        let alone = FileResult(
          source: file.source, violations: [violation], summary: file.summary)
        let pictures = try #require(Self.pictures(alone, detail).first ?? nil)
        let after = try #require(picture?.after, "\(violation)")
        #expect(after == pictures.after, "\(violation)")
        #expect(picture?.before == pictures.before, "\(violation)")
        count += 1
      }
      #expect(count > 5)
    }
  }

  @Test("say in a few words what they show")
  func labels() {
    let pictures = Self.pictures(
      Self.result(
        """
        display: { cornerRadius: 40 }
        components:
          sheet: { shape: 50, inset: 10 }
          card: { shape: 24, padding: 8, containerShape: shape, content: { photo: { shape: 30 } } }
          \(String(repeating: "x", count: 60)): { shape: 9, role: badge }
        """))
    let labels = pictures.compactMap(\.self).flatMap { [$0.before, $0.after ?? []] }.map { svg in
      String(decoding: svg, as: UTF8.self).split(separator: "aria-label=\"").last?
        .split(separator: "\"").first ?? ""
    }
    #expect(
      labels == [
        "sheet in the display: radius 50 in 40, 10 apart, at fault",
        "sheet in the display: radius 30 in 40, 10 apart",
        "photo in card: radius 30 in 24, 8 apart, at fault",
        "photo in card: radius 16 in 24, 8 apart",
        "\(String(repeating: "x", count: 39))…: radius 9, at fault",
        "\(String(repeating: "x", count: 39))…",
      ])
  }

  @Test("stand in the report that shows them", .enabled(if: Reporter.named("html") != nil))
  func inReport() {
    let shell = Shell(files: ["a.tokens.yaml": .text("components:\n" + Self.component("a", 1))])
    let page = shell.run("lint", "--format", "html").output
    #expect(page.contains("p0 in a: radius 30 in 24, 8 apart, at fault"))
    #expect(page.contains("p0 in a: radius 16 in 24, 8 apart\""))
    #expect(shell.run("lint", "--output", "html=out.html").text("out.html") == page)
  }
}
