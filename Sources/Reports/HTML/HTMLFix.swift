import Diagnostics

/// A fix as the page shows it: how safe it is, and the lines before and after.
struct HTMLFix {
  let fix: Fix
  let positions: PositionTable

  /// Writes a paragraph and the lines.
  func write(to html: inout HTMLWriter) {
    let preview = FixPreview(of: fix, positions: positions, width: HTMLPage.width)
    guard !preview.rows.isEmpty else { return }
    html.write("<p><b>Fix:</b> ")
    switch fix.safety {
    case .safe: html.write("safe, <code>--fix</code> makes it")
    case .unsafe: html.write("needs a look, <code>--unsafe-fixes</code> makes it")
    }
    html.write("\n<pre class=d>")
    for row in preview.rows { write(row, to: &html) }
    if preview.isCut { html.write("<i>…</i>\n") }
    html.write("</pre>\n")
  }

  /// The line ends stand inside the elements, which are blocks.
  private func write(_ row: FixPreview.Row, to html: inout HTMLWriter) {
    switch row.kind {
    case .kept: html.write("<i> </i>")
    case .removed: html.write("<del><i>-</i>")
    case .added: html.write("<ins><i>+</i>")
    }
    let places =
      row.isMarked
      ? row.line.underlines.map { MarkedText.Place(bytes: row.line.bytes(above: $0), isMain: true) }
      : []
    MarkedText(text: row.line.text, places: places).write(to: &html)
    switch row.kind {
    case .kept: html.write("\n")
    case .removed: html.write("\n</del>")
    case .added: html.write("\n</ins>")
    }
  }
}
