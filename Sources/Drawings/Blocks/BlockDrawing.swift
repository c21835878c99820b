import CornerTokens
import Diagnostics
import Expressions

/// One corner of a figure in Unicode blocks, for terminals.
package enum BlockDrawing {
  /// The least columns that a picture with its legend makes use of.
  private static let leastColumns = 20
  /// The columns that a legend wants.
  private static let legendColumns = 34

  /// The lines that a legend may take beside a picture of fewer.
  private static let leastLegend = 12

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
    let view = FigureView(figure, corner: corner)
    guard view.corner != nil else { return "" }
    let columns = max(leastColumns, columns)
    let side = max(8, min(2 * max(4, rows), columns - min(legendColumns, columns / 2)))
    let (width, height) = size(of: view.region, into: side)
    let raster = BlockRaster(view, corner: corner, columns: width, rows: height)
    let legend = BlockLegend(view, corner: corner).lines(most: max(height, leastLegend))
    let room = columns - width - 2
    return (0..<max(raster.rows.count, legend.count)).map { row in
      let picture = row < raster.rows.count ? raster.rows[row] : ""
      guard row < legend.count else { return trimmed(picture) + "\n" }
      let words = TerminalText.clipped(legend[row].words, columns: room)
      let space = String(repeating: " ", count: max(0, width - picture.count) + 2)
      let shown = isColoured ? coloured(words, legend[row].fault) : words
      return picture + space + shown + "\n"
    }.joined()
  }

  /// Columns and rows for a region: as large as its longer side allows, at least 4 by 2.
  private static func size(of region: Frame, into side: Int) -> (width: Int, height: Int) {
    let longest = max(region.width, region.height)
    guard longest > 0, longest.isFinite else { return (4, 2) }
    // Both shares are at most 1, so that nothing overflows.
    let across = region.width / longest
    let down = region.height / longest
    return (
      max(4, Int((Double(side) * across).rounded())),
      max(2, Int((Double(side) / 2 * down).rounded()))
    )
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
