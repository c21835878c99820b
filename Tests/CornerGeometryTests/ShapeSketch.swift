import CornerTokens
import YAMLTree

/// A shape as a test writes it down; numbers by corner.
enum ShapeSketch: Sendable {
  case broken
  case rectangle
  case rounded(Double)
  case uneven(SIMD4<Double>)
  case capsule
  case circle
  case containerRelative
  /// One entry a corner.
  case concentric([CornerSketch], Uniformity)
  case custom(radius: Double?, roundedRectangular: Bool)

  /// `concentric` with the same minimum at all corners.
  static func concentric(minimum: Double? = nil, isUniform: Bool = false) -> ShapeSketch {
    .concentric(
      [CornerSketch](repeating: .concentric(minimum: minimum), count: 4), isUniform ? .all : [])
  }

  /// The shape as the loader makes it.
  var shape: Shape {
    switch self {
    case .broken: return Shape(kind: .broken, node: .none)
    case .rectangle: return Shape(kind: .rectangle, node: .none)
    case .rounded(let radius):
      var shape = Shape(kind: radius >= 999 ? .capsule : .roundedRectangle, node: .none)
      shape.isSentinel = radius >= 999
      shape.radii = SIMD4(repeating: radius)
      return shape
    case .uneven(let radii):
      var shape = Shape(kind: .unevenRoundedRectangle, node: .none)
      shape.radii = radii
      return shape
    case .capsule: return Shape(kind: .capsule, node: .none)
    case .circle: return Shape(kind: .circle, node: .none)
    case .containerRelative: return Shape(kind: .containerRelative, node: .none)
    case .concentric(let corners, let uniformity):
      var shape = Shape(kind: .concentric, node: .none)
      shape.concentricBits = 0
      shape.uniformity = uniformity
      for (lane, corner) in corners.enumerated() {
        switch corner {
        case .fixed(let radius): shape.radii[lane] = radius
        case .concentric(let minimum):
          shape.concentricBits |= 1 << UInt8(lane)
          shape.radii[lane] = minimum ?? 0
          if minimum != nil { shape.minimumBits |= 1 << UInt8(lane) }
        }
      }
      return shape
    case .custom(let radius, let roundedRectangular):
      var shape = Shape(kind: .custom, node: .none)
      shape.isRoundedRectangular = roundedRectangular
      shape.hasUnknownRadius = radius == nil
      shape.radii = SIMD4(repeating: radius ?? 0)
      return shape
    }
  }
}
