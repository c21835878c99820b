import CornerTokens
import Expressions

/// Where a placement lies relative to one ancestor, or to the display.
///
///     owner ┌──────────────────────────┐
///           │     edges[top]           │
///           │      ┌────────┐          │      at the corner topLeading:
///           │<────>│        │<────────>│      dx = edges[leading], dy = edges[top],
///           │      └────────┘          │      gap the smaller, depth the larger
///           │ edges[leading]           │
///           └──────────────────────────┘
public struct Surroundings: Sendable {
  /// Points from the owner's edges to its own, by `Edge`; an unknown lane carries its reason.
  public var edges: SIMD4<Double>
  /// The index of the ancestor's placement, `none` or `display`.
  ///
  /// With `none`, nothing else in this value means anything.
  public var owner: Int32
  /// The corners that lie at a corner of the owner, one bit a corner (`1 << corner.rawValue`).
  public var adjacentBits: UInt8
  /// Of the adjacent corners, those whose distances are padding and inset alone, with no room left
  /// over by centring.
  public var paddedBits: UInt8
  /// The edges at which it lies on every level (`1 << edge.rawValue`): along an axis without an
  /// alignment both, else the one that is named.
  public var heldEdgeBits: UInt8
  /// The edges that an alignment names on any level.
  public var namedEdgeBits: UInt8

  /// The owner of a placement that has nothing around it.
  @inlinable
  public static var none: Int32 { -1 }
  /// The owner of a placement that lies in the display.
  @inlinable
  public static var display: Int32 { -2 }

  /// Makes the surroundings of a placement.
  @inlinable
  public init(
    edges: SIMD4<Double>, owner: Int32, adjacentBits: UInt8, paddedBits: UInt8,
    heldEdgeBits: UInt8, namedEdgeBits: UInt8
  ) {
    self.edges = edges
    self.owner = owner
    self.adjacentBits = adjacentBits
    self.paddedBits = paddedBits
    self.heldEdgeBits = heldEdgeBits
    self.namedEdgeBits = namedEdgeBits
  }

  /// Where a component lies in the one directly around it.
  @inline(__always)
  init(_ step: PlacementStep, owner: Int32) {
    self.init(
      edges: step.edges, owner: owner, adjacentBits: step.adjacentBits,
      paddedBits: step.paddedBits, heldEdgeBits: step.heldEdgeBits,
      namedEdgeBits: step.namedEdgeBits)
  }

  /// The edges it is aligned to; all at which it lies when nothing on the way is aligned.
  @inlinable
  public var alignedEdgeBits: UInt8 {
    namedEdgeBits == 0 ? heldEdgeBits : heldEdgeBits & namedEdgeBits
  }

  /// True when there is an ancestor or a display of this kind.
  @inlinable
  public var exists: Bool { owner != Surroundings.none }

  /// True when it lies in the display.
  @inlinable
  public var isDisplay: Bool { owner == Surroundings.display }

  /// True when the corner lies at the same corner of the owner.
  @inlinable
  public func isAdjacent(_ corner: Corner) -> Bool {
    exists && adjacentBits & (1 << corner.rawValue) != 0
  }

  /// True when the corner is adjacent and its distances are padding and inset alone.
  @inlinable
  public func isPadded(_ corner: Corner) -> Bool {
    exists && paddedBits & (1 << corner.rawValue) != 0
  }

  /// Points from the owner's leading or trailing edge to the corner; unknown with its reason.
  @inlinable
  public func dx(_ corner: Corner) -> Double { edges[corner.horizontalEdge.lane] }

  /// Points from the owner's top or bottom edge to the corner; unknown with its reason.
  @inlinable
  public func dy(_ corner: Corner) -> Double { edges[corner.verticalEdge.lane] }

  /// The smaller of both distances, for comparing two radii; unknown when either is.
  @inlinable
  public func gap(_ corner: Corner) -> Double {
    let dx = dx(corner)
    let dy = dy(corner)
    if dx.isNaN { return dx }
    if dy.isNaN { return dy }
    return dx < dy ? dx : dy
  }

  /// The larger of both distances, for resolving a radius; unknown when either is.
  @inlinable
  public func depth(_ corner: Corner) -> Double {
    let dx = dx(corner)
    let dy = dy(corner)
    if dx.isNaN { return dx }
    if dy.isNaN { return dy }
    return dx > dy ? dx : dy
  }

  /// Whether the owner still curves where the corner lies: adjacent, and its depth below the radius.
  ///
  /// `radius` is the owner's effective radius at that corner. Where it is 0 there is no curve.
  @inlinable
  public func isInReach(_ corner: Corner, of radius: Double, tolerance: Tolerance) -> Answer {
    guard isAdjacent(corner) else { return .no }
    if radius.isNaN { return Answer(unknown: radius) }
    guard radius > 0 else { return .no }
    let depth = depth(corner)
    if depth.isNaN { return Answer(unknown: depth) }
    return Answer(tolerance.exceeds(radius, depth))
  }
}
