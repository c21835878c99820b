import CornerTokens
import Diagnostics

/// A radius beside the figure, with a line that leads to its curve.
struct SVGLabel {
  /// The words.
  let text: String
  /// Where the line ends.
  let target: Point
  /// The corner that it speaks of.
  let corner: Corner
  /// The level of the outline.
  let level: Int
  /// The fault at the corner.
  let fault: Severity?

  /// The labels of a view: a radius once where all corners share it, else at each corner, and always
  /// at those at fault.
  ///
  /// - Parameter longestName: the most columns of a name.
  static func labels(of view: SVGView, longestName: Int) -> [SVGLabel] {
    view.shown.flatMap { labels(of: view.figure.outlines[$0], in: view, longestName) }
  }

  private static func labels(
    of outline: Outline, in view: SVGView, _ longestName: Int
  ) -> [SVGLabel] {
    let name = clipped(outline.title, longestName)
    let first =
      view.corners.first { outline.isAdjacent($0) } ?? view.corners.first ?? .topLeading
    let curves = outline.curves
    let isOne = outline.isUniform
    return view.corners.compactMap { corner in
      let fault = outline.faults[corner.lane] ?? (corner == first ? outline.fault : nil)
      guard !isOne || corner == first || outline.faults[corner.lane] != nil else { return nil }
      let curve = curves[corner.lane]
      let words = words(for: outline, corner, name)
      return SVGLabel(
        text: fault.map { "\(words), \($0.word)" } ?? words, target: curve.middle, corner: corner,
        level: outline.level, fault: fault)
    }
  }

  private static func words(for outline: Outline, _ corner: Corner, _ name: String) -> String {
    outline.kind == .layout ? "\(name) (layout only)" : "\(outline.radiusText(corner)) \(name)"
  }

  private static func clipped(_ name: String, _ longest: Int) -> String {
    guard TerminalText.columns(of: name) > longest else { return name }
    var result = ""
    var columns = 0
    for scalar in name.unicodeScalars {
      columns += max(1, TerminalText.columns(of: String(scalar)))
      if columns >= longest { break }
      result.unicodeScalars.append(scalar)
    }
    return result + "…"
  }
}

extension Outline {
  /// Whether all corners are alike, known or not.
  var isUniform: Bool {
    Corner.allCases.allSatisfy {
      radii[$0.lane] == radii[0] && isKnown($0) == isKnown(.topLeading)
    }
  }
}
