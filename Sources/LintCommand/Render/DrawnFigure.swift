import Drawings

/// A figure, and what is at fault in it.
struct DrawnFigure: Sendable {
  /// What is drawn.
  var figure: Figure
  /// The corners at fault.
  let marks: [CornerMark]
  /// The violations that the marks show, each once, as indexes into those of the file.
  var violations: Set<Int> = []
}
