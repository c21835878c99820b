import CornerTokens
import Diagnostics
import Expressions

extension Figure {
  /// The most columns of a name in a label.
  private static var longestName: Int { 40 }

  /// What it shows, in a few words for those who do not see it: `photo in card: radius 16 in 24, 12
  /// apart, at fault`; what is unknown is left out.
  ///
  /// - Parameters:
  ///   - corner: whose numbers are told.
  ///   - isNamed: false to tell the corner in place of the components.
  package func label(at corner: Corner, isNamed: Bool) -> String {
    guard let focus = focus(at: corner) else { return corner.word }
    let outline = outlines[focus]
    let owner = outline.owner.map { outlines[$0] }
    var text = corner.word
    if isNamed {
      text = TerminalText.clipped(outline.title, columns: Self.longestName)
      if let owner {
        let name = TerminalText.clipped(owner.title, columns: Self.longestName)
        text += owner.kind == .display ? " in the display" : " in \(name)"
      }
    }
    var facts: [String] = []
    if outline.isKnown(corner) {
      let around = owner.flatMap { $0.isKnown(corner) ? " in \($0.radiusText(corner))" : nil }
      facts.append("radius \(outline.radiusText(corner))\(around ?? "")")
    }
    if outline.isAdjacent(corner) {
      let distances = [corner.horizontalEdge, corner.verticalEdge].map { edge in
        outline.distances[edge.lane].reduce(0) { $0 + $1.points }
      }
      facts.append("\(LengthText.short(distances.min() ?? 0)) apart")
    }
    let isAtFault = outlines.contains { outline in
      outline.fault != nil || outline.faults[corner.lane] != nil
        || outline.curveFaults[corner.lane] != nil
    }
    if isAtFault { facts.append("at fault") }
    return facts.isEmpty ? text : "\(text): \(facts.joined(separator: ", "))"
  }
}
