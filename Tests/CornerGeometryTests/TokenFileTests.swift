import CornerTokens
import Diagnostics
import Testing
import YAMLTree

@testable import CornerGeometry

/// A token file, and the numbers at one placement in it.
struct TokenFileCase: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var placement: Int
  var effective: SIMD4<Double>
  /// The gap and the depth to the shape around, at the bottom leading corner.
  var gap: Double
  var depth: Double

  var testDescription: String { name }

  static let all: [TokenFileCase] = [
    TokenFileCase(
      name: "content in a card",
      text: """
        corners: { inner: 16 }
        components:
          card:
            shape: inner + padding
            padding: 12
            containerShape: shape
            content:
              photo:
                shape: { concentric: { minimum: inner } }
        """,
      placement: 1, effective: SIMD4(repeating: 16), gap: 12, depth: 12),
    TokenFileCase(
      name: "glass card at the bottom of a map",
      text: """
        components:
          map:
            shape: 28
            containerShape: shape
            content:
              glassCard:
                alignment: bottom
                inset: 12
                shape: { concentric: { minimum: 10 } }
        """,
      placement: 1, effective: SIMD4(10, 10, 16, 16), gap: 12, depth: 12),
    TokenFileCase(
      name: "avatar centred on one axis",
      text: """
        components:
          row:
            shape: 16
            size: { width: 360, height: 80 }
            padding: 8
            containerShape: shape
            content:
              avatar: { alignment: leading, size: { width: 44, height: 44 }, shape: 10 }
        """,
      placement: 1, effective: SIMD4(repeating: 10), gap: 8, depth: 18),
    TokenFileCase(
      name: "panel in a layer of the display",
      text: """
        display: { cornerRadius: 55 }
        components:
          layer:
            inset: 4
            padding: 4
            content:
              panel:
                shape: concentric
        """,
      placement: 1, effective: SIMD4(repeating: 47), gap: 8, depth: 8),
  ]
}

@Suite("Geometry of token files")
struct TokenFileTests {
  @Test("works out distances and radii from the text", arguments: TokenFileCase.all)
  func fromText(example: TokenFileCase) throws {
    let tree = YAMLTree(parsing: SourceText(path: "tokens.yaml", text: example.text))
    let document = try #require(TokenReader.read(tree).documents.first)
    let geometry = DocumentGeometry(document)
    try #require(geometry.placements.count > example.placement)
    let placed = geometry.placements[example.placement]
    #expect(placed.effective == example.effective)
    #expect(placed.enclosing.gap(.bottomLeading) == example.gap)
    #expect(placed.enclosing.depth(.bottomLeading) == example.depth)
  }
}
