/// One step of a path that stands somewhere.
enum PathStep: Hashable, Sendable {
  /// A cubic Bézier curve over two handles.
  case cubic(Point, Point, to: Point)
  /// A piece of a circle, the shorter one, in points; clockwise as seen on the screen.
  case arc(radius: Double, isClockwise: Bool, to: Point)
}
