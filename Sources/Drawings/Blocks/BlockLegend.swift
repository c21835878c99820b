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

  private let lines: [Line]

  /// Describes the outlines at a corner.
  init(_ view: FigureView, corner: Corner) {
    lines = view.shown.flatMap { Self.lines(view.figure.outlines[$0], in: view.figure, corner) }
  }

  /// The lines, the outermost outline first, or so many of them that it takes no more.
  func lines(most: Int) -> [Line] {
    guard lines.count > most, most > 0 else { return lines }
    let rest = Line(words: "and \(lines.count - most + 1) more lines", fault: nil)
    return lines.prefix(most - 1) + [rest]
  }

  private static func lines(
    _ outline: Outline, in figure: Figure, _ corner: Corner
  ) -> [Line] {
    let fault = outline.fault(at: corner)
    let sign = outline.level.isMultiple(of: 2) ? "█" : "□"
    // The fault comes first: a long name may be cut.
    let radius = "\(fault.map { "\($0.word): " } ?? "")radius \(outline.radiusText(corner))"
    var lines = [Line(words: "\(sign) \(radius) \(outline.title)", fault: fault)]
    guard outline.owner != nil, outline.isAdjacent(corner) else { return lines }
    lines.append(Line(words: "  " + distance(of: outline, corner, figure.tolerance), fault: nil))
    guard let around = figure.centreAround(outline, at: corner) else { return lines }
    let words =
      switch around {
      case .same: "one centre"
      case .other(let centre): apart(centre.distance(to: outline.curves[corner.lane].centre))
      }
    lines.append(Line(words: "  " + words, fault: outline.faults[corner.lane]))
    return lines
  }

  private static func apart(_ points: Double) -> String {
    "centres \(LengthText.short((points * 100).rounded() / 100)) apart"
  }

  /// `12 from the edges`, or both distances where they differ.
  private static func distance(
    of outline: Outline, _ corner: Corner, _ tolerance: Tolerance
  ) -> String {
    let across = sum(outline.distances[corner.horizontalEdge.lane])
    let down = sum(outline.distances[corner.verticalEdge.lane])
    if tolerance.same(across, down) { return "\(LengthText.short(across)) from the edges" }
    return "\(LengthText.short(down)) from the \(corner.verticalEdge.word), "
      + "\(LengthText.short(across)) from the \(corner.horizontalEdge.word) edge"
  }

  private static func sum(_ parts: [DistancePart]) -> Double {
    parts.reduce(0) { $0 + $1.points }
  }
}
