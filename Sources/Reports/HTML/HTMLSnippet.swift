/// The lines of a snippet as a box that scrolls by itself where lines are long.
struct HTMLSnippet {
  let snippet: Snippet

  /// Writes the box.
  ///
  /// - Parameters:
  ///   - label: what the box is called where it cannot be seen; no other box is called so.
  ///   - path: the path of the file; nil for that of the violation.
  func write(label: String, path: String?, to html: inout HTMLWriter) {
    if let path {
      html.write("<p class=m><span><bdi>")
      html.writeText(path)
      html.write("</bdi>:")
      html.write(snippet.start.line)
      html.write(":")
      html.write(snippet.start.column)
      html.write("</span>\n")
    }
    html.write("<div class=s tabindex=0 role=region")
    html.writeAttribute("aria-label", label)
    html.write("><pre>")
    for line in snippet.lines {
      switch line {
      case .gap: html.write("<i>…</i>\n")
      case .source(let line, let clipped, let marks): write(clipped, marks, line: line, to: &html)
      }
    }
    html.write("</pre></div>\n")
  }

  private func write(
    _ line: ClippedLine, _ marks: [Mark], line number: Int, to html: inout HTMLWriter
  ) {
    let digits = String(number + 1)
    html.write("<i>")
    html.writeSpaces(snippet.gutterWidth - digits.utf8.count)
    html.writePlain(digits)
    html.write("</i>")
    let places = zip(marks, line.underlines).map { mark, underline in
      MarkedText.Place(bytes: line.bytes(above: underline), isMain: mark.isMain)
    }
    MarkedText(text: line.text, places: places).write(to: &html)
    html.write("\n")
    for (mark, underline) in zip(marks, line.underlines) where !mark.words.isEmpty {
      // A column more, since that is the space behind the number of a line.
      html.writeSpaces(snippet.gutterWidth + 1 + underline.column)
      html.write(mark.isMain ? "<em>" : "<small>")
      html.writeText(mark.words)
      html.write(mark.isMain ? "</em>\n" : "</small>\n")
    }
  }
}
