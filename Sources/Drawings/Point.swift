/// A place in a figure, in points: `x` grows to the trailing side, `y` downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  /// Makes a point.
  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Points from here to another place.
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
