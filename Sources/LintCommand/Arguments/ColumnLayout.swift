import Diagnostics

/// Rows of cells that stand under each other.
struct ColumnLayout {
  private var rows: [[String]] = []
  private var isRightAligned: Set<Int>

  /// Makes an empty layout.
  ///
  /// - Parameter rightAligned: the columns, from 0, whose cells end under each other.
  init(rightAligned: Set<Int> = []) { isRightAligned = rightAligned }

  /// Adds a row; the last cell of a row may be of any width.
  mutating func add(_ cells: String...) { rows.append(cells.map(TerminalText.printable)) }

  /// True when there is no row.
  var isEmpty: Bool { rows.isEmpty }

  /// The rows without blanks at their ends, two spaces between columns, no newline after the last.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    var widths = [Int](repeating: 0, count: count)
    for row in rows {
      for (column, cell) in row.enumerated()
      where column < row.count - 1 || isRightAligned.contains(column) {
        widths[column] = max(widths[column], TerminalText.columns(of: cell))
      }
    }
    return rows.map { Self.line($0, widths, isRightAligned) }.joined(separator: "\n")
  }

  private static func line(_ row: [String], _ widths: [Int], _ rightAligned: Set<Int>) -> String {
    var line = ""
    var pending = 0
    for (column, cell) in row.enumerated() {
      let room = max(0, widths[column] - TerminalText.columns(of: cell))
      let isRight = rightAligned.contains(column)
      if isRight { pending += room }
      if !cell.isEmpty {
        line += String(repeating: " ", count: pending) + cell
        pending = 0
      }
      pending += (isRight ? 0 : room) + 2
    }
    return line
  }
}
