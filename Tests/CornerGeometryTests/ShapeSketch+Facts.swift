extension ShapeSketch {
  /// Rounded whatever the numbers are.
  var isRoundWithoutNumbers: Bool {
    switch self {
    case .capsule, .circle: true
    case .rounded(let radius): radius >= 999
    default: false
    }
  }

  /// A fixed radius above 0, or a minimum that counts.
  func hasPositiveNumber(minimumsCount: Bool) -> Bool {
    switch self {
    case .broken, .rectangle, .capsule, .circle, .containerRelative: return false
    case .rounded(let radius): return radius > 0
    case .uneven(let radii): return radii.max() > 0
    case .custom(let radius, _): return (radius ?? 0) > 0
    case .concentric(let corners, _):
      return corners.contains {
        switch $0 {
        case .fixed(let radius): radius > 0
        case .concentric(let minimum): minimumsCount && (minimum ?? 0) > 0
        }
      }
    }
  }

  /// A fixed radius above 0, concentric or container-relative.
  var countsAsRoundedContent: Bool {
    switch self {
    case .broken, .rectangle, .capsule, .circle: return false
    case .containerRelative: return true
    case .rounded(let radius): return radius > 0 && radius < 999
    case .uneven, .custom: return hasPositiveNumber(minimumsCount: false)
    case .concentric(let corners, _):
      return corners.contains {
        if case .concentric = $0 { true } else { hasPositiveNumber(minimumsCount: false) }
      }
    }
  }

  /// Fit for a container, or unreadable and not judged.
  var isSupportedContainer: Bool {
    switch self {
    case .broken, .rectangle, .rounded, .uneven, .capsule, .circle: true
    case .custom(_, let roundedRectangular): roundedRectangular
    case .containerRelative, .concentric: false
    }
  }
}
