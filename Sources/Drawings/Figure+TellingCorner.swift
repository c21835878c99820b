import CornerTokens
import Diagnostics

extension Figure {
  /// The corner to show where only one is shown: the one with the gravest fault, without any the one
  /// in which most outlines lie; of several the first in corner order.
  package var tellingCorner: Corner {
    var best = Corner.topLeading
    var most: (severity: Int, outlines: Int) = (-1, 0)
    for corner in Corner.allCases {
      let severity = outlines.compactMap { $0.faults[corner.lane].map { Int($0.rawValue) } }.max()
      let found = (severity ?? -1, outlineCount(at: corner))
      if found > most { (best, most) = (corner, found) }
    }
    return best
  }

  /// How many outlines lie in one another at a corner, from the outermost on.
  package func outlineCount(at corner: Corner) -> Int { SVGView(self, corner: corner).shown.count }
}
