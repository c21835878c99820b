/// A line of a snippet.
enum SnippetLine {
  /// Lines that are left out.
  case gap
  /// A line of the source by its 0-based number, and what is marked on it; `ClippedLine.underlines`
  /// are those of the marks, in their order.
  case source(line: Int, ClippedLine, marks: [Mark])
}
