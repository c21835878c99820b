import Diagnostics
import Reports

/// Rows of cells under each other, with a remark behind or below each.
///
/// There may be many: cells are kept as bytes, one behind the other.
struct TokenTable {
  private static let indentation = 2
  private static let gap = 2
  /// The widest cell that makes its column wider: one long name must not fill all rows with blanks.
  private static let widestCell = 100
  private static let blank = UInt8(ascii: " ")

  /// The bytes of all cells.
  private var bytes: [UInt8] = []
  /// By cell, and behind each row its remark: where its bytes end, and the columns that it takes.
  private var cells: [(end: Int, width: Int)] = []
  /// By column the columns of a terminal that it takes.
  private var widths: [Int]
  /// The widest remark.
  private var noteWidth = 0
  private let rightAligned: Range<Int>

  /// Makes a table with a head.
  ///
  /// - Parameter rightAligned: the columns whose cells end under each other.
  init(head: [String], rightAligned: Range<Int>) {
    widths = [Int](repeating: 0, count: head.count)
    self.rightAligned = rightAligned
    add(head, note: "")
  }

  /// Adds a row with as many cells as the head has.
  ///
  /// - Parameter note: the remark; all of it is printable.
  mutating func add(_ texts: [String], note: String) {
    for column in widths.indices {
      let width = append(column < texts.count ? texts[column] : "", isPrintable: false)
      if width <= Self.widestCell { widths[column] = max(widths[column], width) }
    }
    noteWidth = max(noteWidth, append(note, isPrintable: true))
  }

  /// The columns that the cells take, without remarks.
  var width: Int {
    Self.indentation + widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
  }

  /// Whether all rows with their remarks stay within a width.
  func fits(_ width: Int) -> Bool {
    self.width + (noteWidth > 0 ? Self.gap + noteWidth : 0) <= width
  }

  /// Writes the rows, the head in its style; a remark that does not stay within the width gets a
  /// line of its own.
  func write(_ page: PageStyle, within width: Int?, to text: inout ByteWriter) {
    let noteRoom = width.map { $0 - self.width - Self.gap } ?? Int.max
    var head = ByteWriter()
    _ = writeCells(from: 0, to: &head)
    text.write(page.faint(String(decoding: head.bytes, as: UTF8.self)))
    text.write("\n")
    let stride = widths.count + 1
    for first in Swift.stride(from: stride, to: cells.count, by: stride) {
      let pending = writeCells(from: first, to: &text)
      let note = first + widths.count
      if cells[note].width > 0 {
        if cells[note].width <= noteRoom {
          text.write(Self.blank, count: pending)
        } else {
          text.write("\n")
          text.write(Self.blank, count: 2 * Self.indentation)
        }
        write(note, to: &text)
      }
      text.write("\n")
    }
  }

  /// Writes the cells of a row.
  ///
  /// - Returns: how many blanks part it from a remark behind it.
  private func writeCells(from first: Int, to text: inout ByteWriter) -> Int {
    var pending = Self.indentation
    for column in widths.indices {
      let cell = first + column
      let room = max(0, widths[column] - cells[cell].width)
      let isRight = rightAligned.contains(column)
      if isRight { pending += room }
      // Blanks at the end of a line are left out.
      if cells[cell].width > 0 {
        text.write(Self.blank, count: pending)
        write(cell, to: &text)
        pending = 0
      }
      pending += (isRight ? 0 : room) + Self.gap
    }
    return pending
  }

  /// Adds a cell.
  ///
  /// - Returns: the columns that it takes.
  private mutating func append(_ text: String, isPrintable: Bool) -> Int {
    var text = text
    let start = bytes.count
    let isPlain = text.withUTF8 { plain in
      guard plain.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
      bytes.append(contentsOf: plain)
      return true
    }
    var width = bytes.count - start
    if !isPlain {
      let shown = isPrintable ? text : TerminalText.printable(text)
      bytes.append(contentsOf: shown.utf8)
      width = TerminalText.columns(of: shown)
    }
    cells.append((bytes.count, width))
    return width
  }

  private func write(_ cell: Int, to text: inout ByteWriter) {
    text.write(bytes[(cell == 0 ? 0 : cells[cell - 1].end)..<cells[cell].end])
  }
}
