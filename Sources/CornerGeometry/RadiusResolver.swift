import CornerTokens

/// Resolves the radii of shapes at a placement, against the containers placed before it.
struct RadiusResolver {
  /// The placements worked out so far; all ancestors of the one at hand are among them.
  let placements: UnsafePointer<PlacedGeometry>
  /// Points, or unknown.
  let displayRadius: Double

  /// The resolved radii of a shape, by `Corner`; they depend on the size and the container only.
  @inline(__always)
  func resolved(
    _ shape: UnsafePointer<Shape>, at placed: UnsafePointer<PlacedGeometry>
  ) -> SIMD4<Double> {
    switch shape.pointee.kind {
    case .rectangle: SIMD4(repeating: 0)
    case .roundedRectangle: SIMD4(repeating: fixed(shape.pointee.radii[0], at: placed))
    case .concentric: concentric(shape, at: placed)
    case .unevenRoundedRectangle: fixed(shape.pointee.radii, at: placed)
    case .custom:
      shape.pointee.hasUnknownRadius
        ? SIMD4(repeating: UnknownReason.customShapeWithoutRadius.measure)
        : fixed(shape.pointee.radii, at: placed)
    case .capsule: SIMD4(repeating: capsule(at: placed))
    case .circle: SIMD4(repeating: circle(at: placed))
    case .containerRelative: relative(at: placed)
    case .broken: SIMD4(repeating: UnknownReason.brokenValue.measure)
    }
  }

  /// True when the placement's container, if any, lets concentric corners keep their minimum.
  @inline(__always)
  func keepsMinimum(_ placed: UnsafePointer<PlacedGeometry>) -> Bool {
    let owner = placed.pointee.container.owner
    return owner < 0 || placements[Int(owner)].containerIsRoundedRectangular
  }

  /// Half the shorter side; half the height where only that is known.
  private func capsule(at placed: UnsafePointer<PlacedGeometry>) -> Double {
    let width = placed.pointee.width
    let height = placed.pointee.height
    if height.isNaN || LengthArithmetic.isBroken(width) {
      return LengthArithmetic.unknown(width, height, else: .capsuleWithoutHeight)
    }
    return width < height ? width / 2 : height / 2
  }

  private func circle(at placed: UnsafePointer<PlacedGeometry>) -> Double {
    let width = placed.pointee.width
    let height = placed.pointee.height
    if width.isNaN || height.isNaN {
      return LengthArithmetic.unknown(width, height, else: .circleWithoutSize)
    }
    return width < height ? width / 2 : height / 2
  }

  @inline(__always)
  private func fixed(_ radius: Double, at placed: UnsafePointer<PlacedGeometry>) -> Double {
    if radius >= Shape.fullyRound { return capsule(at: placed) }
    return radius < 0 ? 0 : radius
  }

  private func fixed(
    _ radii: SIMD4<Double>, at placed: UnsafePointer<PlacedGeometry>
  ) -> SIMD4<Double> {
    SIMD4(
      fixed(radii[0], at: placed), fixed(radii[1], at: placed),
      fixed(radii[2], at: placed), fixed(radii[3], at: placed))
  }

  /// The container's radius at a corner less the corner's depth; nil where it is not adjacent.
  private func reduced(
    _ corner: Corner, at placed: UnsafePointer<PlacedGeometry>
  ) -> Double? {
    guard placed.pointee.container.isAdjacent(corner) else { return nil }
    let owner = placed.pointee.container.owner
    let radius = owner >= 0 ? placements[Int(owner)].declared[corner.lane] : displayRadius
    return LengthArithmetic.difference(radius, placed.pointee.container.depth(corner))
  }

  private func relative(
    _ corner: Corner, at placed: UnsafePointer<PlacedGeometry>
  ) -> Double {
    guard let reduced = reduced(corner, at: placed) else { return 0 }
    return reduced < 0 ? 0 : reduced
  }

  private func relative(at placed: UnsafePointer<PlacedGeometry>) -> SIMD4<Double> {
    SIMD4(
      relative(.topLeading, at: placed), relative(.topTrailing, at: placed),
      relative(.bottomLeading, at: placed), relative(.bottomTrailing, at: placed))
  }

  private func concentric(
    _ shape: UnsafePointer<Shape>, at placed: UnsafePointer<PlacedGeometry>
  ) -> SIMD4<Double> {
    let keepsMinimum = keepsMinimum(placed)
    if keepsMinimum, let radii = plainConcentric(shape, at: placed) { return radii }
    let radii = SIMD4(
      corner(.topLeading, of: shape, keepsMinimum: keepsMinimum, at: placed),
      corner(.topTrailing, of: shape, keepsMinimum: keepsMinimum, at: placed),
      corner(.bottomLeading, of: shape, keepsMinimum: keepsMinimum, at: placed),
      corner(.bottomTrailing, of: shape, keepsMinimum: keepsMinimum, at: placed))
    let uniformity = shape.pointee.uniformity
    return uniformity.isEmpty ? radii : uniformity.applied(to: radii)
  }

  /// The common case at once: all four corners concentric and adjacent, all numbers known.
  @inline(__always)
  private func plainConcentric(
    _ shape: UnsafePointer<Shape>, at placed: UnsafePointer<PlacedGeometry>
  ) -> SIMD4<Double>? {
    let minimums = shape.pointee.radii
    let owner = placed.pointee.container.owner
    guard owner >= 0, placed.pointee.container.adjacentBits == 0b1111,
      shape.pointee.concentricBits == 0b1111, shape.pointee.uniformity.isEmpty,
      minimums[0] < Shape.fullyRound, minimums[1] < Shape.fullyRound,
      minimums[2] < Shape.fullyRound, minimums[3] < Shape.fullyRound
    else { return nil }
    let edges = placed.pointee.container.edges
    let across = SIMD4(edges[1], edges[3], edges[1], edges[3])
    let down = SIMD4(edges[0], edges[0], edges[2], edges[2])
    let reduced =
      placements[Int(owner)].declared - across.replacing(with: down, where: across .< down)
    // An unknown distance may lose against a known one; the edges themselves tell.
    guard LengthArithmetic.isKnown(edges), LengthArithmetic.isKnown(reduced) else { return nil }
    let larger = reduced.replacing(with: minimums, where: reduced .< minimums)
    return larger.replacing(with: 0, where: larger .< 0)
  }

  private func corner(
    _ corner: Corner, of shape: UnsafePointer<Shape>, keepsMinimum: Bool,
    at placed: UnsafePointer<PlacedGeometry>
  ) -> Double {
    let number = shape.pointee.radii[corner.lane]
    let isConcentric = shape.pointee.concentricBits & (1 << corner.rawValue) != 0
    guard isConcentric else { return fixed(number, at: placed) }
    guard keepsMinimum else { return relative(corner, at: placed) }
    let minimum = fixed(number, at: placed)
    // An unreadable minimum leaves nothing to know; one that means "fully round" always wins.
    guard number < Shape.fullyRound, let reduced = reduced(corner, at: placed) else {
      return minimum
    }
    return reduced < minimum ? minimum : reduced
  }
}
