import CornerTokens
import Diagnostics

extension Figure {
  /// The corner to show where only one is shown: the one with the gravest fault, without any the one
  /// in which most outlines lie; of several the first in corner order.
  package var tellingCorner: Corner {
    var best = Corner.topLeading
    var most: (severity: Int, outlines: Int) = (-1, -1)
    for corner in Corner.allCases {
      let severity = outlines.compactMap { $0.gravity(at: corner) }.max() ?? -1
      let found = (severity, outlineCount(at: corner))
      if found > most { (best, most) = (corner, found) }
    }
    return best
  }

  /// How many outlines lie in one another at a corner, around the one that is shown there.
  package func outlineCount(at corner: Corner) -> Int {
    focus(at: corner).map { nested(at: corner, around: $0).count } ?? 0
  }

  /// The place of the outline to look at in a corner; nil when nothing has a corner.
  func focus(at corner: Corner) -> Int? {
    var best: (place: Int, gravity: Int, depth: Int)?
    var depths: [Int] = []
    for (place, outline) in outlines.enumerated() {
      let around = outline.isAdjacent(corner) ? outline.owner : nil
      depths.append(around.map { depths[$0] + 1 } ?? 0)
      guard outline.hasCorners else { continue }
      let found = (place, outline.gravity(at: corner) ?? -1, depths[place])
      if best.map({ (found.1, found.2) > ($0.gravity, $0.depth) }) ?? true { best = found }
    }
    return best?.place
  }

  /// The outlines that lie in one another at a corner, from the outermost around one of them on.
  func nested(at corner: Corner, around focus: Int) -> [Int] {
    var top = focus
    while outlines[top].isAdjacent(corner), let owner = outlines[top].owner { top = owner }
    var shown = [top]
    var isShown: Set<Int> = [top]
    for (place, outline) in outlines.enumerated() where place > top {
      let isNested = outline.isAdjacent(corner) && outline.owner.map(isShown.contains) == true
      guard isNested || outline.isVariant(ofOneIn: isShown, outlines) else { continue }
      isShown.insert(place)
      shown.append(place)
    }
    return shown
  }
}

extension Outline {
  /// Whether it is a line of its own that may be rounded.
  fileprivate var hasCorners: Bool {
    switch kind {
    case .shape, .implied, .display: true
    case .layout, .variant: false
    }
  }

  /// The weight of the gravest fault that shows at a corner.
  fileprivate func gravity(at corner: Corner) -> Int? {
    [faults[corner.lane], fault(at: corner)].compactMap { $0.map { Int($0.rawValue) } }.max()
  }

  /// Whether it is another shape of a component that is shown.
  fileprivate func isVariant(ofOneIn shown: Set<Int>, _ outlines: [Outline]) -> Bool {
    guard isVariant else { return false }
    return shown.contains { outlines[$0].placement == placement }
  }
}
