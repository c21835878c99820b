import CornerTokens
import Diagnostics
import Testing

@testable import Drawings

@Suite("Drawings in blocks")
struct BlockDrawingTests {
  private static let text = """
    components:
      card:
        shape: 28
        padding: 12
        containerShape: shape
        content:
          photo: { shape: 16 }
      tight:
        shape: 20
        padding: { horizontal: 12, vertical: 6 }
        containerShape: shape
        content:
          photo: { shape: 16 }
    """

  @Test("the band of a concentric corner is as wide in the bend as along the sides")
  func card() throws {
    let figure = try #require(Drawn(Self.text)).figure("card")
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
    let drawn = try #require(Drawn(Self.text))
    let photo = try #require(drawn.placement("tight/photo"))
    let marks = [CornerMark(placement: photo, corners: 0b1000, severity: .error)]
    let figure = drawn.figure("tight", marks: marks)
    let bottom = BlockDrawing.text(figure, corner: .bottomTrailing)
    #expect(bottom.contains("□ radius 16 photo, error"))
    #expect(bottom.contains("6 from the bottom, 12 from the trailing edge"))
    #expect(bottom.contains("centres 8.25 apart"))
    #expect(!BlockDrawing.text(figure, corner: .topLeading).contains("error"))
    let coloured = BlockDrawing.text(figure, corner: .bottomTrailing, isColoured: true)
    #expect(coloured.contains("\u{1B}[1;31m□ radius 16 photo, error\u{1B}[0m"))
  }

  @Test("stays within the columns it is given", arguments: [20, 40, 72, 200])
  func columns(most: Int) throws {
    let figure = try #require(Drawn(Self.text)).figure("card")
    for corner in Corner.allCases {
      let text = BlockDrawing.text(figure, corner: corner, columns: most, rows: 9)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 10)
      #expect(lines.allSatisfy { $0.count <= most })
    }
  }
}
