import CornerTokens

/// A rectangle of a figure, in points.
package struct Frame: Hashable, Sendable {
  /// Its leading edge.
  package var x: Double
  /// Its top edge.
  package var y: Double
  /// At least 0.
  package var width: Double
  /// At least 0.
  package var height: Double

  /// Its trailing edge.
  package var maxX: Double { x + width }
  /// Its bottom edge.
  package var maxY: Double { y + height }

  /// The place where two edges meet, which a rounded corner leaves out.
  package func vertex(_ corner: Corner) -> Point {
    Point(
      corner.horizontalEdge == .leading ? x : maxX, corner.verticalEdge == .top ? y : maxY)
  }

  /// The frame that encloses this one and another.
  func union(_ other: Frame) -> Frame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Frame(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The frame grown by so many points on each side.
  func grown(by margin: Double) -> Frame {
    Frame(
      x: x - margin, y: y - margin, width: max(0, width + 2 * margin),
      height: max(0, height + 2 * margin))
  }
}

extension Corner {
  /// 1 where the inside lies on the trailing side of the corner's vertex, else -1.
  var inwardX: Double { horizontalEdge == .leading ? 1 : -1 }

  /// 1 where the inside lies below the corner's vertex, else -1.
  var inwardY: Double { verticalEdge == .top ? 1 : -1 }
}
