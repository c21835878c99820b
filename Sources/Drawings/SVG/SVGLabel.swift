import CornerTokens
import Diagnostics

/// A radius beside the figure, with a line that leads to its curve.
struct SVGLabel {
  /// The words.
  let text: String
  /// Where the line ends; nil for words that speak of no curve.
  let target: Point?
  /// The corner that it speaks of.
  let corner: Corner
  /// The level of the outline.
  let level: Int
  /// The fault at the corner.
  let fault: Severity?

  /// The labels of a view: of each outline one for every radius that it has, and for every fault.
  ///
  /// - Parameter longestName: the most columns of a name.
  static func labels(of view: FigureView, longestName: Int) -> [SVGLabel] {
    let all = view.shown.flatMap { labels(of: view.figure.outlines[$0], in: view, longestName) }
    return [Edge.leading, .trailing].flatMap { edge in
      fewest(of: all.filter { $0.corner.horizontalEdge == edge })
    }
  }

  /// The most labels on one side.
  private static let most = 14

  /// The labels of one side, those with faults before others where they are too many.
  private static func fewest(of labels: [SVGLabel]) -> [SVGLabel] {
    guard labels.count > most, let corner = labels.first?.corner else { return labels }
    let grave = labels.filter { $0.fault != nil } + labels.filter { $0.fault == nil }
    let rest = SVGLabel(
      text: "and \(labels.count - most + 1) more", target: nil, corner: corner, level: 0, fault: nil
    )
    return Array(grave.prefix(most - 1)) + [rest]
  }

  private static func labels(
    of outline: Outline, in view: FigureView, _ longestName: Int
  ) -> [SVGLabel] {
    let curves = outline.curves
    var told: Set<String> = []
    // What lies in a corner of something is told there first.
    let corners =
      view.corners.filter(outline.isAdjacent) + view.corners.filter { !outline.isAdjacent($0) }
    return corners.compactMap { corner in
      let words = outline.words(at: corner, longestName: longestName)
      let isSquare = curves[corner.lane].radius == 0 && outline.fault(at: corner) == nil
      // A right angle among round corners needs no word.
      if isSquare, outline.kind != .layout, curves.contains(where: { $0.radius > 0 }) { return nil }
      guard told.insert(words).inserted else { return nil }
      return SVGLabel(
        text: words, target: curves[corner.lane].middle, corner: corner, level: outline.level,
        fault: outline.fault(at: corner))
    }
  }
}
