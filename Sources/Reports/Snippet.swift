import Diagnostics

/// The lines of one source text that a violation points at, with carets and dashes under the places.
///
/// ```
///   --> tokens/card.yaml:8:12
///    |
///  8 |     shape: 24
///    |            ^^ radius of card
/// ...
/// 12 |         shape: inner
///    |                ----- content radius 16
///    |
/// ```
struct Snippet {
  /// One line to show with the marks that start on it; the same line stands twice when its marks
  /// lie too far apart to be seen together.
  private struct Row {
    let line: Int
    var marks: [Mark]
  }

  private let rows: [Row]
  /// Where the first mark starts.
  let start: SourcePosition
  /// The text, and where its lines are.
  let positions: PositionTable
  private let severity: Severity
  private let width: Int
  /// How many columns line numbers take; what the largest here takes unless more was set.
  var gutterWidth: Int

  /// Collects the lines of marks in file order.
  ///
  /// - Parameters:
  ///   - marks: the places to underline; the first is where the snippet says it is from.
  ///   - severity: how much the violation weighs, which colours its own place.
  ///   - width: the columns that a line of the source may take.
  init(of marks: [Mark], positions: PositionTable, severity: Severity, width: Int) {
    self.positions = positions
    self.severity = severity
    self.width = width
    start = positions.position(at: marks.first?.range.start ?? 0)
    var rows: [Row] = []
    for mark in marks {
      let line = positions.lines.lineIndex(at: mark.range.start)
      let near = rows.firstIndex {
        $0.line == line && Self.fits(mark, with: $0.marks, width: width)
      }
      if let near {
        rows[near].marks.append(mark)
      } else {
        rows.append(Row(line: line, marks: [mark]))
      }
    }
    self.rows = rows.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
    gutterWidth = String((self.rows.last?.line ?? 0) + 1).utf8.count
  }

  /// Whether all places can be seen in one cut of a line.
  private static func fits(_ mark: Mark, with others: [Mark], width: Int) -> Bool {
    let starts = (others + [mark]).map { Int($0.range.start) }
    let ends = (others + [mark]).map { Int($0.range.start) + Swift.min($0.range.count, width / 2) }
    return (ends.max() ?? 0) - (starts.min() ?? 0) <= width - 2
  }

  /// The lines from the first to the last that is marked; each is cut when its turn comes.
  ///
  /// A single line between two marked ones is shown, more of them are a gap.
  var lines: [SnippetLine] {
    var lines: [SnippetLine] = []
    var previous: Int?
    for row in rows {
      if let previous, row.line == previous + 2 {
        let line = positions.range(ofLine: previous + 1)
        let start = ByteRange(start: line.start, end: line.start)
        let clipped = ClippedLine(line, marks: [start], in: positions.source, width: width)
        lines.append(.source(line: previous + 1, clipped, marks: []))
      } else if let previous, row.line > previous + 1 {
        lines.append(.gap)
      }
      previous = row.line
      let clipped = ClippedLine(
        positions.range(ofLine: row.line), marks: row.marks.map(\.range), in: positions.source,
        width: width)
      lines.append(.source(line: row.line, clipped, marks: row.marks))
    }
    return lines
  }

  /// Writes the snippet from its path to its last bar.
  func write(to text: inout TextWriter) {
    writeHeading(to: &text)
    writeBar(to: &text)
    text.write("\n")
    for line in lines {
      switch line {
      case .gap:
        text.write("...", as: .gutter)
        text.write("\n")
      case .source(let line, let clipped, let marks):
        writeLine(line, clipped, to: &text)
        writeUnderlines(of: marks, in: clipped, to: &text)
      }
    }
    writeBar(to: &text)
    text.write("\n")
  }

  private func writeHeading(to text: inout TextWriter) {
    text.writeSpaces(gutterWidth)
    text.write("-->", as: .gutter)
    text.write(" ")
    text.writePrintable(positions.source.path)
    text.write(":")
    text.write(start.line)
    text.write(":")
    text.write(start.column)
    text.write("\n")
  }

  private func writeUnderlines(
    of marks: [Mark], in clipped: ClippedLine, to text: inout TextWriter
  ) {
    for (mark, underline) in zip(marks, clipped.underlines) {
      writeBar(to: &text)
      text.writeSpaces(underline.column + 1)
      let role: TextWriter.Role = mark.isMain ? .severity(severity) : .gutter
      let byte = UInt8(ascii: mark.isMain ? "^" : "-")
      text.write(byte, count: underline.count, as: role)
      if !mark.words.isEmpty {
        text.write(" ")
        text.writePrintable(mark.words, as: role)
      }
      text.write("\n")
    }
  }

  private func writeLine(_ line: Int, _ clipped: ClippedLine, to text: inout TextWriter) {
    let number = String(line + 1)
    text.writeSpaces(gutterWidth - number.utf8.count)
    text.write(number + " |", as: .gutter)
    if !clipped.text.isEmpty {
      text.write(" ")
      text.write(clipped.text)
    }
    text.write("\n")
  }

  private func writeBar(to text: inout TextWriter) {
    text.writeSpaces(gutterWidth + 1)
    text.write("|", as: .gutter)
  }
}
