import CornerTokens
import Diagnostics
import Expressions

/// One corner of a figure in Unicode blocks, for terminals.
package enum BlockDrawing {
  /// The least columns that a picture with its legend makes use of.
  private static let leastColumns = 20
  /// The columns that a legend wants.
  private static let legendColumns = 34

  /// The picture with its legend, lines each ended by a line feed; empty when nothing has a corner.
  ///
  /// - Parameters:
  ///   - corner: the corner to show.
  ///   - columns: how many columns it may take, at least 20.
  ///   - rows: how many lines the picture may take, at least 4; a long legend takes more.
  ///   - isColoured: whether corners at fault are coloured.
  package static func text(
    _ figure: Figure, corner: Corner, columns: Int = 72, rows: Int = 12, isColoured: Bool = false
  ) -> String {
    let view = SVGView(figure, corner: corner)
    guard !view.shown.isEmpty else { return "" }
    let columns = max(leastColumns, columns)
    let side = max(8, min(2 * max(4, rows), columns - min(legendColumns, columns / 2)))
    let flat = view.region.height / max(view.region.width, 0.001)
    let height = max(2, min(side / 2, Int((Double(side) / 2 * flat).rounded())))
    let width = max(4, min(side, Int((Double(2 * height) / max(flat, 0.001)).rounded())))
    let raster = BlockRaster(view, corner: corner, columns: width, rows: height)
    let legend = BlockLegend(view, corner: corner).lines
    let room = columns - width - 2
    return (0..<max(raster.rows.count, legend.count)).map { row in
      let picture = row < raster.rows.count ? raster.rows[row] : ""
      guard row < legend.count else { return trimmed(picture) + "\n" }
      let words = BlockLegend.clipped(legend[row].words, to: room)
      let space = String(repeating: " ", count: width - picture.count + 2)
      let shown = isColoured ? coloured(words, legend[row].fault) : words
      return picture + space + shown + "\n"
    }.joined()
  }

  private static func trimmed(_ line: String) -> String {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    return String(line[...last])
  }

  private static func coloured(_ words: String, _ fault: Severity?) -> String {
    switch fault {
    case nil: words
    case .error: "\u{1B}[1;31m\(words)\u{1B}[0m"
    case .warning: "\u{1B}[1;33m\(words)\u{1B}[0m"
    case .info: "\u{1B}[1;36m\(words)\u{1B}[0m"
    }
  }
}
