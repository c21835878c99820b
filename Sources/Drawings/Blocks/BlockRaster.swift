import CornerTokens

/// A corner of a figure as quarters of character cells: filled where outlines of an odd number of
/// levels lie around a place.
///
/// So the band that a padding leaves is filled, what lies in it is not, what lies in that is again;
/// a band that grows or shrinks around the bend shows at once. A cell is taken to be twice as high as
/// wide.
///
///        ▗▄▟█████████
///      ▗██████▛▀▀▀▀▀▀     each sign stands for two by two places
///      ████▛▘
struct BlockRaster {
  /// The rows from the top, each of as many signs.
  let rows: [String]

  /// The signs by which quarters are filled: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  private static let signs: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// Draws the part of a figure that a view zooms into.
  init(_ view: FigureView, corner: Corner, columns: Int, rows count: Int) {
    let outlines = view.shown.map { view.figure.outlines[$0] }.filter { !$0.isVariant }
    let curves = outlines.map { $0.curves[corner.lane] }
    let levels = outlines.map(\.level)
    let region = view.region
    // The widths of the signs and the heights of their rows are the same length, halved.
    let step = Point(region.width / Double(2 * columns), region.height / Double(2 * count))
    rows = (0..<count).map { row in
      String(
        (0..<columns).map { column in
          var bits = 0
          for quarter in 0..<4 {
            let across = Double(2 * column + quarter % 2) + 0.5
            let down = Double(2 * row + quarter / 2) + 0.5
            let place = Point(region.x + across * step.x, region.y + down * step.y)
            // Siblings in one place count once.
            let inside = Set(zip(curves, levels).filter { $0.0.contains(place) }.map(\.1))
            if !inside.count.isMultiple(of: 2) { bits |= 1 << quarter }
          }
          return Self.signs[bits]
        })
    }
  }
}
