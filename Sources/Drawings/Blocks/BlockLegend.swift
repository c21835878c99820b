import CornerTokens
import Diagnostics
import Expressions

/// What stands beside a picture in blocks: radii, distances, and whether curves share a centre.
struct BlockLegend {
  /// A line of it.
  struct Line {
    let words: String
    let fault: Severity?
  }

  /// The lines, the outermost outline first.
  let lines: [Line]

  /// Describes the outlines at a corner.
  init(_ view: SVGView, corner: Corner) {
    lines = view.shown.flatMap { Self.lines(view.figure.outlines[$0], in: view.figure, corner) }
  }

  private static func lines(
    _ outline: Outline, in figure: Figure, _ corner: Corner
  ) -> [Line] {
    let fault = outline.faults[corner.lane] ?? outline.fault
    let sign = outline.level.isMultiple(of: 2) ? "█" : "□"
    let name = outline.title
    let words = "\(sign) radius \(outline.radiusText(corner)) \(name)"
    var lines = [Line(words: fault.map { "\(words), \($0.word)" } ?? words, fault: fault)]
    guard let owner = outline.owner.map({ figure.outlines[$0] }), outline.isAdjacent(corner) else {
      return lines
    }
    lines.append(Line(words: "  " + distance(of: outline, corner), fault: nil))
    let inner = outline.curves[corner.lane]
    let outer = owner.curves[corner.lane]
    guard inner.radius > 0, outer.radius > 0 else { return lines }
    let apart = inner.centre.distance(to: outer.centre)
    lines.append(
      Line(
        words: apart > Tolerance.standard
          ? "  centres \(LengthText.short((apart * 100).rounded() / 100)) apart"
          : "  one centre", fault: nil))
    return lines
  }

  /// `12 from the edge`, or both distances where they differ.
  private static func distance(of outline: Outline, _ corner: Corner) -> String {
    let across = sum(outline.distances[corner.horizontalEdge.lane])
    let down = sum(outline.distances[corner.verticalEdge.lane])
    if Tolerance().same(across, down) { return "\(LengthText.short(across)) from the edges" }
    return "\(LengthText.short(down)) from the \(corner.verticalEdge.word), "
      + "\(LengthText.short(across)) from the \(corner.horizontalEdge.word) edge"
  }

  private static func sum(_ parts: [DistancePart]) -> Double {
    parts.reduce(0) { $0 + $1.points }
  }

  /// The words, cut to so many columns.
  static func clipped(_ words: String, to columns: Int) -> String {
    guard TerminalText.columns(of: words) > columns else { return words }
    var result = ""
    var used = 1
    for scalar in words.unicodeScalars {
      used += TerminalText.columns(of: String(scalar))
      if used > columns { break }
      result.unicodeScalars.append(scalar)
    }
    return result + "…"
  }
}
