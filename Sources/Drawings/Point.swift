/// A place in a figure, in points: `x` grows to the trailing side, `y` downwards.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  /// Makes a point.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Points from here to another place.
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
