import CornerTokens
import Drawings

extension Figure {
  /// The corner to show where only one is shown: the one with the gravest fault, without any the one
  /// in which most outlines lie; of several the first in corner order.
  func tellingCorner(_ marks: [CornerMark]) -> Corner {
    var best = Corner.topLeading
    var most: (severity: Int, outlines: Int) = (-1, 0)
    for corner in Corner.allCases {
      let severity =
        marks.filter { $0.corners & (1 << corner.rawValue) != 0 }
        .map { Int($0.severity.rawValue) }.max() ?? -1
      let found = (severity, outlineCount(at: corner))
      if found > most { (best, most) = (corner, found) }
    }
    return best
  }

  /// How many outlines lie in one another at a corner, from the outermost on.
  func outlineCount(at corner: Corner) -> Int {
    var isThere = [Bool](repeating: false, count: outlines.count)
    for (place, outline) in outlines.enumerated() {
      guard let owner = outline.owner else {
        isThere[place] = true
        continue
      }
      isThere[place] =
        outline.isAdjacent(corner) && isThere.indices.contains(owner) && isThere[owner]
    }
    return isThere.count { $0 }
  }
}
