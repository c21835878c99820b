/// What lines and signs of a document mean, in words: of those that occur in it.
enum SVGLegend {
  /// Pixels that the lines may take.
  static let width = 480.0

  /// The lines; empty when nothing needs a word.
  static func lines(of views: [FigureView]) -> [String] {
    let outlines = views.flatMap { view in view.shown.map { view.figure.outlines[$0] } }
    var lines: [String] = []
    if outlines.contains(where: { $0.owner != nil }) {
      lines.append(
        "dots: centres of the curves; ringed: one centre; joined: two. Lengths in points")
    }
    if outlines.contains(where: { $0.chosenBits != 0 }) {
      lines.append("black or blue dashes: a radius that the file leaves open")
    }
    if outlines.contains(where: \.isVariant) {
      lines.append("violet dashes: another shape of the component than the one drawn")
    }
    if outlines.contains(where: { $0.kind == .layout || $0.kind == .implied }) {
      lines.append("dotted: a component that draws nothing, or any content")
    }
    return lines
  }
}
