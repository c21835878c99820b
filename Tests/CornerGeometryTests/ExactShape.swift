import CornerTokens

/// The radii of a shape in its container, exactly.
struct ExactShape {
  let width: Rational?
  let height: Rational?
  let container: ExactSurroundings
  private(set) var radii: [Corner: Rational?] = [:]

  init(
    _ shape: ShapeSketch, width: Rational?, height: Rational?,
    container: ExactSurroundings
  ) {
    self.width = width
    self.height = height
    self.container = container
    switch shape {
    case .broken: radii = byCorner { _ in nil }
    case .rectangle: radii = byCorner { _ in .zero }
    case .rounded(let radius): radii = byCorner { _ in fixed(radius) }
    case .uneven(let numbers): radii = byCorner { fixed(numbers[$0.lane]) }
    case .capsule: radii = byCorner { _ in capsule }
    case .circle: radii = byCorner { _ in width == nil ? nil : half(width, height) }
    case .containerRelative: radii = byCorner { less($0) }
    case .custom(let radius, _): radii = byCorner { _ in radius.flatMap(fixed) }
    case .concentric(let corners, let uniformity):
      let single = byCorner { concentric(corners[$0.lane], $0) }
      radii = byCorner { corner in
        ExactShape.group(of: corner, uniformity).reduce(.zero) { larger($0, known(single, $1)) }
      }
    }
  }

  /// The corners whose largest radius a corner takes.
  private static func group(of corner: Corner, _ uniformity: Uniformity) -> [Corner] {
    let edges: [(Uniformity, Edge)] = [
      (.top, .top), (.bottom, .bottom), (.leading, .leading), (.trailing, .trailing),
    ]
    func touches(_ corner: Corner, _ edge: Edge) -> Bool {
      corner.horizontalEdge == edge || corner.verticalEdge == edge
    }
    if uniformity.contains(.all) { return Corner.allCases }
    for (member, edge) in edges where uniformity.contains(member) && touches(corner, edge) {
      return Corner.allCases.filter { touches($0, edge) }
    }
    return [corner]
  }

  /// Half the shorter side; half the height when the width is unknown.
  private func half(_ width: Rational?, _ height: Rational?) -> Rational? {
    height.map { min(width ?? $0, $0) / Rational(2) }
  }

  private var capsule: Rational? { half(width, height) }

  private func fixed(_ radius: Double) -> Rational? {
    radius >= 999 ? capsule : max(Rational(length: radius), .zero)
  }

  /// The container's radius less the depth.
  private func less(_ corner: Corner) -> Rational? {
    guard case .nothing = container.owner else {
      guard container.adjacent.contains(corner) else { return .zero }
      return larger(
        sum(known(container.radii, corner), container.depth(corner).map { -$0 }), .zero)
    }
    return .zero
  }

  private func concentric(_ sketch: CornerSketch, _ corner: Corner) -> Rational? {
    switch sketch {
    case .fixed(let radius): return fixed(radius)
    case .concentric(let minimum):
      if container.dropsMinimum { return less(corner) }
      if let minimum, minimum >= 999 { return capsule }
      return larger(less(corner), fixed(minimum ?? 0))
    }
  }
}
