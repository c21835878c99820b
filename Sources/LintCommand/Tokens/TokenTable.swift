import Reports

/// Rows of cells under each other, with a remark behind or below each.
struct TokenTable {
  private struct Row {
    let cells: [String]
    let widths: [Int]
    let note: String
  }

  private var rows: [Row] = []
  private var widths: [Int]
  private let rightAligned: Range<Int>
  private let indentation = 2
  private let gap = 2

  /// Makes a table with a head.
  ///
  /// - Parameter rightAligned: the columns whose cells end under each other.
  init(head: [String], rightAligned: Range<Int>) {
    widths = [Int](repeating: 0, count: head.count)
    self.rightAligned = rightAligned
    add(head, note: "")
  }

  /// Adds a row with as many cells as the head has.
  mutating func add(_ cells: [String], note: String) {
    let cells = cells.map(TerminalText.printable)
    let widths = cells.map(Self.columns)
    for (column, width) in widths.enumerated() where column < self.widths.count {
      self.widths[column] = max(self.widths[column], width)
    }
    rows.append(Row(cells: cells, widths: widths, note: TerminalText.printable(note)))
  }

  /// The columns that the cells take, without remarks.
  var width: Int { indentation + widths.reduce(0, +) + gap * max(0, widths.count - 1) }

  /// Whether all rows with their remarks stay within a width.
  func fits(_ width: Int) -> Bool {
    let room = width - self.width - gap
    return self.width <= width
      && rows.allSatisfy { $0.note.isEmpty || Self.columns(of: $0.note) <= room }
  }

  /// Writes the rows, the head in its style; a remark that does not stay within the width gets a
  /// line of its own.
  func write(_ page: PageStyle, within width: Int?, to text: inout String) {
    for (index, row) in rows.enumerated() {
      let line = line(row)
      text += index == 0 ? page.faint(line) : line
      if !row.note.isEmpty {
        let isBeside = width.map { self.width + gap + Self.columns(of: row.note) <= $0 } ?? true
        if isBeside {
          let last = row.widths.last ?? 0
          let room = (widths.last ?? 0) - last + gap
          text += String(repeating: " ", count: room) + row.note
        } else {
          text += "\n" + String(repeating: " ", count: 2 * indentation) + row.note
        }
      }
      text += "\n"
    }
  }

  private func line(_ row: Row) -> String {
    var line = ""
    var pending = indentation
    for (column, cell) in row.cells.enumerated() {
      let room = widths[column] - row.widths[column]
      let isRight = rightAligned.contains(column)
      if isRight { pending += room }
      // Blanks at the end of a line are left out, but for a remark behind it.
      if !cell.isEmpty || (!row.note.isEmpty && column == row.cells.count - 1) {
        line += String(repeating: " ", count: pending) + cell
        pending = 0
      }
      pending += (isRight ? 0 : room) + gap
    }
    return line
  }

  /// The columns of a text, at once for most.
  private static func columns(of text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : TerminalText.columns(of: text)
  }
}
