/// What the contents of a component need along one axis, in points.
struct AxisNeed {
  /// The largest content of a known size that fills the axis, with its distances; 0 where none does.
  private(set) var fitted = 0.0
  /// The largest content that fills it.
  private var filling = 0.0
  /// The largest content at the near edge, at the far edge, and in the middle.
  private var near = 0.0
  private var far = 0.0
  private var middle = 0.0

  /// Points between contents that sit at different edges.
  private static let gap = 8.0

  /// How a content sits on the axis.
  enum Seat {
    case fills
    case near
    case far
    case middle
  }

  /// Takes in a content with its distances.
  mutating func add(_ points: Double, _ seat: Seat, isKnown: Bool) {
    switch seat {
    case .fills:
      filling = max(filling, points)
      if isKnown { fitted = max(fitted, points) }
    case .near: near = max(near, points)
    case .far: far = max(far, points)
    case .middle: middle = max(middle, points)
    }
  }

  /// Room for all of them: what sits at one edge alone has half as much left beside it, so that one
  /// can see it does; what sits at different edges lies side by side.
  var room: Double {
    let beside = max(near, far)
    if beside == 0 { return max(filling, middle) }
    if middle > 0 { return max(filling, middle + 2 * (beside + Self.gap)) }
    return max(filling, near > 0 && far > 0 ? near + far + Self.gap : beside * 1.5)
  }
}
