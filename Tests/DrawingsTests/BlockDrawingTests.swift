import CornerTokens
import Diagnostics
import Testing

@testable import Drawings

@Suite("Drawings in blocks")
struct BlockDrawingTests {
  @Test("the band of a concentric corner is as wide in the bend as along the sides")
  func card() throws {
    let figure = try #require(Drawn(Drawn.cards)).figure("card")
    #expect(
      BlockDrawing.text(figure, corner: .topLeading, rows: 10)
        == """
             ▗▄▄████████████  █ radius 28 card
           ▄▟███████████████  □ radius 16 photo
         ▗▟█████▛▀▀▀▀▀▀▀▀▀▀▀    12 from the edges
        ▗█████▀                 one centre
        ▟████▘
        █████
        █████
        █████
        █████
        █████

        """)
  }

  @Test("says how far apart the centres are and which corner is at fault")
  func tight() throws {
    let drawn = try #require(Drawn(Drawn.cards))
    let photo = try #require(drawn.placement("tight/photo"))
    let marks = [CornerMark(placement: photo, corners: 0b1000, severity: .error)]
    let figure = drawn.figure("tight", marks: marks)
    let bottom = BlockDrawing.text(figure, corner: .bottomTrailing)
    #expect(bottom.contains("□ error: radius 16 photo"))
    #expect(bottom.contains("6 from the bottom, 12 from the trailing edge"))
    #expect(bottom.contains("centres 8.25 apart"))
    #expect(!BlockDrawing.text(figure, corner: .topLeading).contains("error"))
    let coloured = BlockDrawing.text(figure, corner: .bottomTrailing, isColoured: true)
    #expect(coloured.contains("\u{1B}[1;31m□ error: radius 16 photo\u{1B}[0m"))
  }

  @Test(
    "shows both curves where content reaches over what is around it",
    arguments: [
      "components: { box: { shape: 24, padding: -8, content: { b: { shape: 16 } } } }",
      "components: { box: { shape: 20, content: { b: { shape: 9, inset: { leading: -30 } } } } }",
    ])
  func reachesOver(text: String) throws {
    let figure = try #require(Drawn(text)).figure("box")
    let picture = BlockDrawing.text(figure, corner: .topLeading)
    #expect(
      picture.contains("█ radius") && picture.contains("□ radius 16 b") || picture.contains("9 b"))
    #expect(picture.split(separator: "\n").count { $0.prefix(20).contains("█") } > 3)
  }

  @Test("holds any proportion of sides, however extreme")
  func extremeProportions() throws {
    for inset in ["9e1", "9999999999999999999999", "0.0000001"] where !inset.contains("e") {
      let text = """
        components:
          a:
            shape: 2
            size: { width: 20, height: 9999999999999999999999 }
            content: { b: { shape: 3, inset: { top: \(inset), leading: 1 } } }
        """
      let figure = try #require(Drawn(text)).figure("a")
      for corner in Corner.allCases { _ = BlockDrawing.text(figure, corner: corner) }
      #expect(figure.isEmpty)
      #expect(figure.remarks.count == 1)
    }
  }

  @Test("begins at the outermost outline around the gravest fault")
  func findsTheFault() throws {
    let text = """
      components:
        page:
          padding: 10
          content:
            good: { shape: 30, padding: 10, containerShape: shape, content: { x: { shape: 20 } } }
            bad: { shape: 10, padding: 10, containerShape: shape, content: { y: { shape: 30 } } }
      """
    let drawn = try #require(Drawn(text))
    let inner = try #require(drawn.placement("page/bad/y"))
    let marks = [CornerMark(placement: inner, corners: 0b0010, severity: .error)]
    let figure = drawn.figure("page", marks: marks)
    #expect(figure.tellingCorner == .topTrailing)
    let picture = BlockDrawing.text(figure, corner: figure.tellingCorner)
    #expect(picture.contains("error: radius 30 y"))
    #expect(picture.contains("radius 10 bad"))
    #expect(!picture.contains("good"))
  }

  @Test("a fault of what is around is told there")
  func faultAround() throws {
    let drawn = try #require(Drawn(Drawn.cards))
    let photo = try #require(drawn.placement("tight/photo"))
    let mark = CornerMark(
      placement: photo, corners: 0b1111, severity: .error, rule: "some-rule", isAround: true)
    let figure = drawn.figure("tight", marks: [mark])
    let picture = BlockDrawing.text(figure, corner: .topLeading)
    #expect(picture.contains("█ error: radius 20 tight"))
    #expect(picture.contains("□ radius 16 photo"))
    #expect(figure.faults.map(\.name) == ["tight"])
  }

  @Test("stays within the columns it is given", arguments: [20, 40, 72, 200])
  func columns(most: Int) throws {
    let figure = try #require(Drawn(Drawn.cards)).figure("card")
    for corner in Corner.allCases {
      let text = BlockDrawing.text(figure, corner: corner, columns: most, rows: 9)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 10)
      #expect(lines.allSatisfy { $0.count <= most })
    }
  }
}
