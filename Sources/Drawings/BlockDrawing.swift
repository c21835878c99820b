import CornerTokens

/// One corner of a figure in Unicode blocks, for terminals.
package enum BlockDrawing {
  /// The picture with its legend, lines each ended by a line feed; empty when nothing has a corner.
  ///
  /// - Parameters:
  ///   - corner: the corner to show.
  ///   - columns: how many columns it may take, at least 20.
  ///   - isColoured: whether corners at fault are coloured.
  package static func text(
    _ figure: Figure, corner: Corner, columns: Int = 72, isColoured: Bool = false
  ) -> String { "" }
}
