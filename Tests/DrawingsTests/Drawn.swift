import CornerGeometry
import CornerTokens
import Diagnostics
import YAMLTree

@testable import Drawings

/// A token file read and drawn.
struct Drawn {
  /// A card that shares its centres with its photo, and one that does not.
  static let cards = """
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
      edge:
        shape: 28
        containerShape: shape
        content:
          bar: { shape: 16, inset: 12, alignment: bottom }
    """

  let document: TokenDocument
  let geometry: DocumentGeometry

  /// Reads a token file that must hold one document.
  init?(_ text: String) {
    let source = SourceText(path: "tokens.yaml", text: text)
    let reading = TokenReader.read(TokenReader.tree(of: source))
    guard let document = reading.documents.first else { return nil }
    self.document = document
    geometry = DocumentGeometry(document)
  }

  /// The placement of a path of names.
  func placement(_ path: String) -> Int? {
    document.placements.indices.first { ComponentPath.text(of: $0, in: document) == path }
  }

  /// The figure of a component.
  func figure(
    _ path: String, marks: [CornerMark] = [], extent: Figure.Extent = .component
  ) -> Figure {
    Figure(of: placement(path) ?? -1, in: document, geometry, marks: marks, extent: extent)
  }
}
