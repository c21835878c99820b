import CornerTokens

/// Figures as SVG, one unit a point.
package enum SVGDrawing {
  /// The style sheet of the pictures, for a page that holds them; in a document of their own they
  /// have it inside.
  package static var style: String { "" }

  /// A whole SVG document with figures one below the other.
  ///
  /// - Parameter corner: the corner to zoom into; nil to show all of each figure.
  package static func document(_ figures: [Figure], corner: Corner? = nil) -> [UInt8] { [] }

  /// An `<svg>` element for a page that has `style`.
  ///
  /// - Parameters:
  ///   - label: what it shows, in a few words, for those who do not see it.
  ///   - corner: the corner to zoom into; nil to show all of the figure.
  package static func element(
    _ figure: Figure, label: String, corner: Corner? = nil
  ) -> [UInt8] { [] }
}
