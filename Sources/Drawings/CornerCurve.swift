import CornerTokens
import Expressions

/// The curve of one corner, from the one side to the other.
///
/// A circular corner is a quarter of a circle. A continuous one lengthens both ends, so that the bend
/// grows and fades, and keeps a piece of the same circle in the middle; on the diagonal, where
/// nested corners are compared, both lie in the same place.
///
///     vertex ┬──────── b ──── a ── o ──────   o to a, a to b   handles of the cubic, on the side
///            │    c                           c  where the cubic meets the circle
///            │  ·      ·                      centre of the circle: (radius, radius)
///            o    ·  centre
///
/// With a smoothing of `s` the curve takes `(1 + s) · radius` of each side, and the circle keeps an
/// angle of `90° · (1 - s)`. The cubic leaves the side with no bend (its first three points lie on
/// it) and meets the circle in its tangent; the handle on the side is split 2 : 1, which keeps the
/// bend from swinging. The form is that of D. Furse, "Desperately Seeking Squircles" (2018); a
/// smoothing of 0.528665 takes as much of a side as the continuous corners that UIKit draws, and
/// keeps within 0.8 % of the radius of their published curve.
///
/// Where the side is shorter the smoothing shrinks, down to the circle.
struct CornerCurve: Hashable, Sendable {
  /// How much of the radius a continuous corner takes of a side beside the radius itself.
  static let fullSmoothing = 0.528665

  /// The corner.
  let corner: Corner
  /// Where the two edges meet.
  let vertex: Point
  /// Points, at least 0.
  let radius: Double
  /// 0 for a quarter of a circle, to `fullSmoothing`.
  let smoothing: Double

  /// Makes a curve.
  init(_ corner: Corner, vertex: Point, radius: Double, smoothing: Double) {
    self.corner = corner
    self.vertex = vertex
    self.radius = radius
    self.smoothing = smoothing
  }

  /// How much of each side it takes, in points.
  var extent: Double { radius * (1 + smoothing) }

  /// The centre of its circle.
  var centre: Point { point(radius, radius) }

  /// Where it crosses the diagonal of the corner.
  var middle: Point {
    let inset = radius * (1 - 0.5.squareRoot())
    return point(inset, inset)
  }

  /// The end on the horizontal side.
  var horizontalEnd: Point { point(extent, 0) }

  /// The end on the vertical side.
  var verticalEnd: Point { point(0, extent) }

  /// Whether a place lies on the inner side of the curve and of both sides that it joins; a
  /// continuous corner counts as the circle in it.
  func contains(_ place: Point) -> Bool {
    let along = (place.x - vertex.x) * corner.inwardX
    let down = (place.y - vertex.y) * corner.inwardY
    let slack = 0.001
    guard along >= -slack, down >= -slack else { return false }
    guard along < radius, down < radius else { return true }
    return place.distance(to: centre) <= radius + slack
  }

  /// The place so many points from the vertex along the horizontal and the vertical side.
  func point(_ along: Double, _ down: Double) -> Point {
    Point(vertex.x + corner.inwardX * along, vertex.y + corner.inwardY * down)
  }

  /// The steps of a path that stands at one end, to the other.
  ///
  /// - Parameter isFromVertical: true when the path comes along the vertical side.
  func steps(isFromVertical: Bool) -> [PathStep] {
    guard radius > 0 else { return [] }
    let isClockwise = (corner.inwardX * corner.inwardY > 0) == isFromVertical
    guard smoothing > 0, let angles = CornerAngles(smoothing: smoothing) else {
      let end = isFromVertical ? horizontalEnd : verticalEnd
      return [.arc(radius: radius, isClockwise: isClockwise, to: end)]
    }
    let far = extent
    let handle = angles.handle * radius
    let reach = angles.reach * radius
    let depth = angles.depth * radius
    let steps: [(Double, Double)] = [
      (far - 2 * handle, 0), (far - 3 * handle, 0), (reach, depth), (depth, reach),
      (0, far - 3 * handle), (0, far - 2 * handle), (0, far),
    ]
    // The list runs from the horizontal side to the vertical one; mirrored, it runs back.
    let points = steps.map { isFromVertical ? point($0.1, $0.0) : point($0.0, $0.1) }
    return [
      .cubic(points[0], points[1], to: points[2]),
      .arc(radius: radius, isClockwise: isClockwise, to: points[3]),
      .cubic(points[4], points[5], to: points[6]),
    ]
  }

  /// What a frame holds of four radii, in points by `Corner`: where two along a side exceed it all
  /// shrink by one factor, as CSS has it (CSS Backgrounds and Borders Level 3, section 4.5).
  static func held(_ radii: SIMD4<Double>, by frame: Frame) -> SIMD4<Double> {
    let positive = radii.replacing(with: 0, where: radii .< 0)
    var factor = 1.0
    for (side, sum) in [
      (frame.width, positive[0] + positive[1]), (frame.width, positive[2] + positive[3]),
      (frame.height, positive[0] + positive[2]), (frame.height, positive[1] + positive[3]),
    ] where sum > side {
      factor = min(factor, side / sum)
    }
    return factor < 1 ? positive * factor : positive
  }

  /// The four curves of an outline, by `Corner`, as far as the sides hold them.
  static func curves(
    of frame: Frame, radii: SIMD4<Double>, isContinuous: Bool
  ) -> [CornerCurve] {
    let held = held(radii, by: frame)
    return Corner.allCases.map { corner in
      CornerCurve(
        corner, vertex: frame.vertex(corner), radius: held[corner.lane],
        smoothing: isContinuous ? smoothing(corner, of: frame, radii: held) : 0)
    }
  }

  /// What both sides of a corner leave for smoothing: the room beside the radii is shared out as the
  /// radii are.
  private static func smoothing(
    _ corner: Corner, of frame: Frame, radii: SIMD4<Double>
  ) -> Double {
    let radius = radii[corner.lane]
    guard radius > 0 else { return 0 }
    let across = radius + radii[corner.horizontalNeighbour.lane]
    let down = radius + radii[corner.verticalNeighbour.lane]
    let room = min(frame.width / across, frame.height / down) - 1
    // What is less than a thousandth would only be noise beside a quarter of a circle.
    return room < 0.001 ? 0 : min(room, fullSmoothing)
  }
}
