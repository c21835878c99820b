import Diagnostics

/// How often each rule was violated, as a table for people.
package enum Statistics {
  /// A cell of the table.
  private struct Cell {
    let words: String
    var isNumber = false
    var role: TextWriter.Role?
  }

  /// The table of the violations shown, the most frequent rule first, then by id, and the total;
  /// empty when there are none.
  package static func text(_ report: RunReport, isColoured: Bool) -> String {
    let rows = RuleCount.all(in: report)
    guard !rows.isEmpty else { return "" }
    var table: [[Cell]] = [
      [
        Cell(words: "count", isNumber: true, role: .strong), Cell(words: "rule", role: .strong),
        Cell(words: "severity", role: .strong),
        Cell(words: "safe fixes", isNumber: true, role: .strong),
        Cell(words: "unsafe fixes", isNumber: true, role: .strong),
      ]
    ]
    table += rows.map { row in
      cells(
        count: row.count, rule: row.rule, severity: row.words, role: .severity(row.worst),
        safe: row.safe, unsafe: row.unsafe)
    }
    table.append(
      cells(
        count: rows.reduce(0) { $0 + $1.count }, rule: "total", severity: "", role: nil,
        safe: rows.reduce(0) { $0 + $1.safe }, unsafe: rows.reduce(0) { $0 + $1.unsafe }))
    var writer = TextWriter(isColoured: isColoured)
    write(table, to: &writer)
    return String(decoding: writer.output.bytes, as: UTF8.self)
  }

  private static func cells(
    count: Int, rule: String, severity: String, role: TextWriter.Role?, safe: Int, unsafe: Int
  ) -> [Cell] {
    [
      Cell(words: String(count), isNumber: true), Cell(words: TerminalText.printable(rule)),
      Cell(words: severity, role: role), Cell(words: String(safe), isNumber: true),
      Cell(words: String(unsafe), isNumber: true),
    ]
  }

  /// Numbers stand to the right of their column, words to the left.
  private static func write(_ table: [[Cell]], to text: inout TextWriter) {
    var widths: [Int] = []
    for row in table {
      for (column, cell) in row.enumerated() {
        let width = TerminalText.columns(of: cell.words)
        if column < widths.count {
          widths[column] = Swift.max(widths[column], width)
        } else {
          widths.append(width)
        }
      }
    }
    for row in table {
      for (column, (cell, width)) in zip(row, widths).enumerated() {
        if column > 0 { text.writeSpaces(2) }
        let padding = width - TerminalText.columns(of: cell.words)
        if cell.isNumber { text.writeSpaces(padding) }
        if let role = cell.role {
          text.writePrintable(cell.words, as: role)
        } else {
          text.writePrintable(cell.words)
        }
        if !cell.isNumber { text.writeSpaces(padding) }
      }
      text.write("\n")
    }
  }
}
