import CornerTokens

/// A rectangle of a figure, in points.
struct Frame: Hashable, Sendable {
  /// Its leading edge.
  var x: Double
  /// Its top edge.
  var y: Double
  /// At least 0.
  var width: Double
  /// At least 0.
  var height: Double

  /// Its trailing edge.
  var maxX: Double { x + width }
  /// Its bottom edge.
  var maxY: Double { y + height }

  /// The place where two edges meet, which a rounded corner leaves out.
  func vertex(_ corner: Corner) -> Point {
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

  /// Whether places and sizes are numbers that go no further than this, in points.
  func isDrawable(upTo most: Double) -> Bool {
    [x, y, maxX, maxY].allSatisfy { $0.magnitude <= most }
  }

  /// The frame grown by so many points on each side.
  func grown(by margin: Double) -> Frame {
    Frame(
      x: x - margin, y: y - margin, width: max(0, width + 2 * margin),
      height: max(0, height + 2 * margin))
  }
}
