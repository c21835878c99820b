import CornerGeometry
import CornerTokens

/// Where a placement lies in the one directly around it.
///
/// The distances are those that the rules judge, as far as they are known; where a size is missing
/// the rules of `AxisFit` go on with the one that was chosen.
struct FigureStep {
  private let alignment: Alignment
  /// Padding and inset, by `Edge`; what could not be read counts as 0.
  private let edges: SIMD4<Double>
  /// What the geometry says, by `Edge`; unknown lanes are no numbers.
  private let judged: SIMD4<Double>

  /// Looks up what is known of a placement inside another.
  init(
    _ placement: Int, in parent: Int, of document: TokenDocument, _ geometry: DocumentGeometry
  ) {
    alignment = document.component(of: placement)?.alignment ?? .none
    edges = FigureSizes.stepEdges(of: placement, in: document)
    let inner = geometry.placements[placement]
    let outer = geometry.placements[parent]
    judged =
      Self.difference(inner.enclosing, outer.enclosing, parent)
      ?? Self.difference(inner.container, outer.container, parent)
      ?? SIMD4(repeating: .nan)
  }

  /// The distances to the one directly around, where both lie in the same or that one is the owner.
  private static func difference(
    _ inner: Surroundings, _ outer: Surroundings, _ parent: Int
  ) -> SIMD4<Double>? {
    if Int(inner.owner) == parent { return inner.edges }
    guard inner.exists, inner.owner == outer.owner else { return nil }
    return inner.edges - outer.edges
  }

  /// The start and the end along one axis, in points.
  ///
  /// - Parameters:
  ///   - start: the near edge of what is around.
  ///   - end: its far edge.
  ///   - size: what was chosen for the placement.
  ///   - least: what it takes at least where the room is less.
  ///   - near: the edge at the start.
  ///   - far: the edge at the end.
  func span(
    from start: Double, to end: Double, size: Double, least: Double, near: Edge, far: Edge
  ) -> (start: Double, end: Double) {
    let isNear = alignment.edgeBits & (1 << near.rawValue) != 0
    let isFar = alignment.edgeBits & (1 << far.rawValue) != 0
    let first = start + edges[near.lane]
    let last = end - edges[far.lane]
    let size = min(size, max(last - first, least))
    if isNear { return (first, first + size) }
    if isFar { return (last - size, last) }
    let judgedStart = start + judged[near.lane]
    let judgedEnd = end - judged[far.lane]
    if !judgedStart.isNaN, !judgedEnd.isNaN { return (judgedStart, max(judgedStart, judgedEnd)) }
    guard alignment == .center else { return (first, max(first, last)) }
    let middle = (first + last) / 2
    return (middle - size / 2, middle + size / 2)
  }
}
