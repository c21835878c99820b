import Diagnostics

/// One line of source text as a terminal shows it, cut to a width around what is marked.
struct ClippedLine {
  /// The printable text.
  let text: [UInt8]
  /// For each mark, the first column of its underline from 0 and how many columns it takes, at least 1.
  let underlines: [(column: Int, count: Int)]

  /// A character of the line as it is shown.
  private struct Cell {
    let byte: Int
    let scalar: Unicode.Scalar
    let column: Int
    let columns: Int
  }

  /// The sign for text that was cut off, one column wide.
  private static let ellipsis = "…"

  /// Cuts a line; only some hundred bytes around the marks are read, however long it is.
  ///
  /// - Parameters:
  ///   - line: the bytes of the line without its line end.
  ///   - marks: at least one place that starts on the line; the first decides where to cut.
  ///   - width: the columns to stay within.
  init(_ line: ByteRange, marks: [ByteRange], in source: SourceText, width: Int) {
    let lineStart = Int(line.start)
    let lineEnd = Swift.min(Int(line.end), source.bytes.count)
    let reach = width * 4
    let firstByte = Swift.min(Int(marks.map(\.start).min() ?? line.start), lineEnd)
    let lastByte = Swift.min(Int(marks.map(\.start).max() ?? line.start), lineEnd)
    var from = Swift.max(lineStart, firstByte - reach)
    while from > lineStart, source.bytes[from] & 0xC0 == 0x80 { from -= 1 }
    let to = Swift.min(lineEnd, lastByte + 2 * reach)
    let cells = Self.cells(of: source.bytes, from: from, to: to)
    let total = cells.last.map { $0.column + $0.columns } ?? 0

    let spans = marks.map { mark in
      Self.columns(of: mark, in: cells, total: total, endsAtLineEnd: Int(mark.end) > lineEnd)
    }
    var window = 0..<total
    if total > width || from > lineStart || to < lineEnd {
      let first = spans.map(\.lowerBound).min() ?? 0
      let last = spans.map(\.upperBound).max() ?? 0
      window = Self.window(around: first..<last, total: total, width: width - 2)
    }
    let isCutInFront = window.lowerBound > 0 || from > lineStart
    let isCutBehind = window.upperBound < total || to < lineEnd
    var text = isCutInFront ? Self.ellipsis : ""
    var shownStart: Int?
    var shownEnd = window.lowerBound
    for cell in cells
    where cell.column >= window.lowerBound && cell.column + cell.columns <= window.upperBound {
      if shownStart == nil { shownStart = cell.column }
      shownEnd = cell.column + cell.columns
      text.unicodeScalars.append(cell.scalar)
    }
    if isCutBehind { text += Self.ellipsis }
    let origin = (shownStart ?? window.lowerBound) - (isCutInFront ? 1 : 0)
    let limit = shownEnd + (isCutBehind ? 1 : 0)
    self.text = Array(text.utf8)
    underlines = spans.map { span in
      let start = Swift.max(span.lowerBound, origin)
      let end = isCutBehind ? Swift.min(span.upperBound, limit) : span.upperBound
      return (column: start - origin, count: Swift.max(1, end - start))
    }
  }

  /// The bytes of `text` that stand above an underline; linear in the text.
  ///
  /// An empty range behind the end where the underline stands below nothing. What is drawn onto the
  /// character in front of it stays with that character.
  func bytes(above underline: (column: Int, count: Int)) -> Range<Int> {
    var start: Int?
    var end: Int?
    var column = 0
    var byte = 0
    var previous: Unicode.Scalar?
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let columns = TerminalText.columns(of: scalar, after: previous)
      if columns > 0 {
        if start == nil, column >= underline.column { start = byte }
        if end == nil, column >= underline.column + underline.count { end = byte }
      }
      column += columns
      byte += UTF8.width(scalar)
      previous = scalar
    }
    return (start ?? text.count)..<Swift.max(start ?? text.count, end ?? text.count)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar == "\t" { return " " }
    return TerminalText.steersTerminal(scalar) ? "\u{FFFD}" : scalar
  }

  /// Decodes bytes to what is shown of them; what is no UTF-8 becomes U+FFFD.
  private static func cells(of bytes: [UInt8], from: Int, to: Int) -> [Cell] {
    guard from < to else { return [] }
    var cells: [Cell] = []
    cells.reserveCapacity(to - from)
    var column = 0
    var previous: Unicode.Scalar?
    var byte = from
    var decoder = UTF8.ForwardParser()
    var rest = bytes[from..<to].makeIterator()
    while true {
      let scalar: Unicode.Scalar
      let length: Int
      switch decoder.parseScalar(from: &rest) {
      case .emptyInput: return cells
      case .valid(let encoded):
        scalar = shown(UTF8.decode(encoded))
        length = encoded.count
      case .error(let count):
        scalar = "\u{FFFD}"
        length = count
      }
      let columns = TerminalText.columns(of: scalar, after: previous)
      cells.append(Cell(byte: byte, scalar: scalar, column: column, columns: columns))
      column += columns
      byte += length
      previous = scalar
    }
  }

  /// The columns that a place covers; up to the last character that is no blank when it goes on
  /// behind the line.
  private static func columns(
    of range: ByteRange, in cells: [Cell], total: Int, endsAtLineEnd: Bool
  ) -> Range<Int> {
    let start = cells.first { $0.byte >= Int(range.start) }?.column ?? total
    var end = total
    if endsAtLineEnd {
      let last = cells.last { $0.scalar != " " && $0.scalar != "\t" }
      end = last.map { $0.column + $0.columns } ?? total
    } else if let next = cells.first(where: { $0.byte >= Int(range.end) }) {
      end = next.column
    }
    return start..<Swift.max(start + 1, end)
  }

  /// The part of a long line to show: the span, and around it as much as there is room for.
  private static func window(around span: Range<Int>, total: Int, width: Int) -> Range<Int> {
    let room = width - span.count
    guard room > 0 else {
      return span.lowerBound..<Swift.min(total, span.lowerBound + width)
    }
    var start = Swift.max(0, span.lowerBound - room / 2)
    let end = Swift.min(total, start + width)
    start = Swift.max(0, Swift.min(start, end - width))
    return start..<Swift.max(start, end)
  }
}
