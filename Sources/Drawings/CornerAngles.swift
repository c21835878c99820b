#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the cubic of a continuous corner of radius 1 meets the circle, and how long its handles are.
///
/// The circle keeps 90° · (1 - s) around the diagonal, so it begins β = 45° · s from the side's
/// direction. There the tangent rises by tan β, and the last handle ends where it meets the side:
///
///     reach  = 1 - sin β                               along the side
///     depth  = 1 - cos β                               away from the side
///     handle = (1 + s - reach - depth / tan β) / 3     a third of what is left on the side
struct CornerAngles {
  /// How far along the side the meeting point lies from the vertex.
  let reach: Double
  /// How far from the side it lies.
  let depth: Double
  /// A third of the way from the end of the curve to the last handle.
  let handle: Double

  /// Works them out; nil for a smoothing that is not between 0 and 1.
  init?(smoothing: Double) {
    guard smoothing > 0, smoothing < 1 else { return nil }
    let angle = smoothing * Double.pi / 4
    reach = 1 - sin(angle)
    depth = 1 - cos(angle)
    handle = (1 + smoothing - reach - depth / tan(angle)) / 3
  }
}
