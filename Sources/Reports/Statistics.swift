import Diagnostics

/// How often each rule was violated, as a table for people.
package enum Statistics {
  /// The violations of one rule.
  private struct Row {
    let rule: String
    var count = 0
    var safe = 0
    var unsafe = 0
    /// The severities by `rawValue`; files may give a rule different ones.
    var severities = [Bool](repeating: false, count: Severity.allCases.count)

    /// The greatest severity.
    var worst: Severity {
      Severity.allCases.last { severities[Int($0.rawValue)] } ?? .info
    }
    /// The words of the severities, the greatest first.
    var words: String {
      Severity.allCases.reversed().filter { severities[Int($0.rawValue)] }.map(\.word)
        .joined(separator: ", ")
    }
  }

  /// A cell of the table.
  private struct Cell {
    let words: String
    var isNumber = false
    var role: TextWriter.Role?
  }

  /// The table of the violations shown, the most frequent rule first, then by id, and the total;
  /// empty when there are none.
  package static func text(_ report: RunReport, isColoured: Bool) -> String {
    let rows = rows(of: report)
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

  private static func rows(of report: RunReport) -> [Row] {
    var rows: [Row] = []
    var indices: [String: Int] = [:]
    for file in report.files {
      for violation in file.violations where report.shows(violation) {
        let index: Int
        if let known = indices[violation.rule] {
          index = known
        } else {
          index = rows.count
          indices[violation.rule] = index
          rows.append(Row(rule: violation.rule))
        }
        rows[index].count += 1
        rows[index].severities[Int(violation.severity.rawValue)] = true
        switch violation.fix?.safety {
        case .safe: rows[index].safe += 1
        case .unsafe: rows[index].unsafe += 1
        case nil: break
        }
      }
    }
    return rows.sorted { left, right in
      if left.count != right.count { return left.count > right.count }
      return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8)
    }
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
