import CornerGeometry
import CornerTokens
import Diagnostics
import RuleEngine
import Rules
import Testing

@testable import LintCommand

@Suite("Reference scenes")
struct SceneTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let corners: String
    let container: String
    let content: String
    let inset: String
    var testDescription: String { corners }
  }

  private static func scale(_ corners: String) -> SceneScale? {
    let text = "corners: \(corners)\n"
    let source = SourceText(pathBytes: Array("a".utf8), bytes: Array(text.utf8))
    return TokenReader.read(TokenReader.tree(of: source)).documents.first
      .flatMap { SceneScale(of: $0) }
  }

  @Test(
    "take their lengths from the scale",
    arguments: [
      Case(
        corners: "{ inner: 16, map: 28, mapInset: 12, card: 40 }", container: "map = 28",
        content: "inner = 16", inset: "mapInset = 12"),
      Case(
        corners: "{ inner: 16, map: 28 }", container: "map = 28", content: "inner = 16",
        inset: "map - inner = 12"),
      Case(
        corners: "{ map: 28, mapInset: 12 }", container: "map = 28", content: "map - mapInset = 16",
        inset: "mapInset = 12"),
      Case(
        corners: "{ s: 4, l: 20, m: 8.5, full: 9999, none: 0, cardInset: 30 }",
        container: "l = 20", content: "m = 8.5", inset: "l - m = 11.5"),
      Case(
        corners: "{ inner: 10, l: 20, m: 15 }", container: "l = 20", content: "inner = 10",
        inset: "l - inner = 10"),
      Case(
        corners: "{ radius: { inner: 6, map: 12 } }", container: "radius.map = 12",
        content: "radius.inner = 6", inset: "radius.map - radius.inner = 6"),
      Case(
        corners: "{ only: 10 }", container: "only + 5 = 15", content: "only = 10",
        inset: "only / 2 = 5"),
      Case(
        corners: "{ only: 10, mapInset: 12 }", container: "only + 12 = 22", content: "only = 10",
        inset: "mapInset = 12"),
      Case(
        corners: "{ inner: 40, map: 28 }", container: "map = 28", content: "inner = 40",
        inset: "map / 2 = 14"),
      Case(
        corners: "{ a: 12, b: 12 }", container: "a + 6 = 18", content: "a = 12", inset: "a / 2 = 6"),
    ])
  func lengths(_ given: Case) throws {
    let scale = try #require(Self.scale(given.corners))
    #expect(scale.container.text == given.container)
    #expect(scale.content.text == given.content)
    #expect(scale.inset.text == given.inset)
  }

  @Test(
    "cannot be drawn without a radius",
    arguments: ["{}", "{ full: 999 }", "{ a: 0, b: -4, c: oops }", "{ mapInset: 12 }"])
  func nothing(_ corners: String) {
    #expect(Self.scale(corners) == nil)
  }

  @Test("are four, and their curves share a centre")
  func geometry() throws {
    let scale = try #require(Self.scale("{ inner: 16, map: 28, mapInset: 12 }"))
    let text = Scenes.specification(scale)
    let source = SourceText(pathBytes: Array("a".utf8), bytes: Array(text.utf8))
    let reading = TokenReader.read(TokenReader.tree(of: source))
    #expect(reading.faults.isEmpty)
    let radii = reading.documents.flatMap { document in
      let geometry = DocumentGeometry(document)
      return document.placements.indices.map { placement in
        let effective = geometry.placements[placement].effective
        let numbers = (0..<4).map { "\(Int(effective[$0]))" }
        return ComponentPath.text(of: placement, in: document) + " "
          + (Set(numbers).count == 1 ? numbers[0] : numbers.joined(separator: " "))
      }
    }
    #expect(
      radii == [
        "container 28", "container 28", "container/content 16", "content 16", "container 28",
        "container/card 16",
      ])
    let scenes = Scenes(scale, linter: Linter(book: RuleBook.load(RuleFiles.sources).book)).scenes
    #expect(scenes.count == 4 && scenes.allSatisfy(\.marks.isEmpty))
    #expect(scenes.map(\.figure.caption) == Scenes.captions(scale))
  }

  @Test(
    "differ in their radii alone: container and content keep their sizes",
    arguments: [
      "{ inner: 16, map: 28, mapInset: 12 }", "{ a: 90, b: 8 }", "{ inner: 40, map: 28 }",
    ])
  func sizes(_ corners: String) throws {
    let scale = try #require(Self.scale(corners))
    let text = Scenes.specification(scale)
    let source = SourceText(pathBytes: Array("a".utf8), bytes: Array(text.utf8))
    let scenes = TokenReader.read(TokenReader.tree(of: source)).documents.prefix(3)
      .map { document in (document: document, geometry: DocumentGeometry(document)) }
    func component(_ scene: Int, _ placement: Int) -> Component {
      let document = scenes[scene].document
      return document.components[Int(document.placements[placement].component)]
    }
    let (container, holder) = (component(0, 0), component(1, 0))
    let (content, alone) = (component(1, 1), component(2, 0))
    #expect(container.width == holder.width && container.height == holder.height)
    #expect(alone.width == content.width && alone.height == content.height)
    // The content fills its container, one padding away.
    #expect(abs(holder.width - content.width - 2 * scale.inset.points) < 0.001)
    #expect(abs(holder.height - content.height - 2 * scale.inset.points) < 0.001)
    for (document, geometry) in scenes {
      for (placement, placed) in zip(document.placements, geometry.placements) {
        // No side is so short that a curve would have to be cut.
        let component = document.components[Int(placement.component)]
        #expect(min(component.width, component.height) >= 2 * 1.528 * placed.effective.max())
      }
    }
    let linter = Linter(book: RuleBook.load(RuleFiles.sources).book)
    #expect(Scenes(scale, linter: linter).scenes.flatMap(\.figure.remarks).isEmpty)
  }

  @Test("show a floating card with corners that are all alike, also those at no corner")
  func uniform() throws {
    let scale = try #require(Self.scale("{ inner: 4, map: 28, mapInset: 12 }"))
    let text = Scenes.specification(scale)
    let source = SourceText(pathBytes: Array("a".utf8), bytes: Array(text.utf8))
    let document = try #require(TokenReader.read(TokenReader.tree(of: source)).documents.last)
    #expect(
      DocumentGeometry(document).placements.last?.effective == SIMD4(repeating: 16))
  }

  @Test("hold their curves, however large the scale is")
  func large() throws {
    for corners in ["{ a: 998, b: 1 }", "{ map: 300, inner: 290, mapInset: 200 }", "{ a: 0.1 }"] {
      let scale = try #require(Self.scale(corners))
      let text = Scenes.specification(scale)
      let source = SourceText(pathBytes: Array("a".utf8), bytes: Array(text.utf8))
      for document in TokenReader.read(TokenReader.tree(of: source)).documents {
        for placed in DocumentGeometry(document).placements {
          for lane in 0..<4 {
            #expect(placed.effective[lane] == placed.resolved[lane], "\(corners)")
          }
        }
      }
    }
  }

  @Test("say which lengths were taken, and mark a scale that does not come out")
  func notes() {
    let shell = Shell(files: [
      "good.yaml": .text("corners: { inner: 16, map: 28, mapInset: 12 }\n"),
      "bad.yaml": .text("corners: { inner: 20, map: 28, mapInset: 12 }\n"),
      "second.yaml": .text("components: { a: {} }\n---\ncorners: { a: 8, b: 4 }\n"),
      "imports.yaml": .text("import: [{ path: t.json, as: t }]\ncomponents: { a: {} }\n"),
      "t.json": .text("{ \"radius\": { \"inner\": 4, \"map\": 10 }, \"color\": \"#fff\" }\n"),
    ])
    let good = shell.run("render", "--scenes", "good.yaml")
    #expect(good.code == 0)
    #expect(
      good.errors.contains(
        "note: the scenes have map = 28 as radius of the container, inner = 16 as minimum of the "
          + "content and mapInset = 12 between them\n"))
    #expect(!good.errors.contains("is marked"))
    let bad = shell.run("render", "--scenes", "bad.yaml")
    #expect(bad.code == 0 && bad.errors.contains("which is marked"))
    #expect(
      shell.run("render", "--scenes", "second.yaml").errors.contains("have b = 4 as") == false)
    #expect(shell.run("render", "--scenes", "second.yaml").errors.contains("have a = 8 as"))
    for path in ["imports.yaml", "t.json"] {
      let outcome = shell.run("render", "--scenes", path)
      #expect(outcome.code == 0, "\(path)")
      #expect(outcome.errors.contains("radius.map = 10 as radius"), "\(path)")
    }
  }
}
