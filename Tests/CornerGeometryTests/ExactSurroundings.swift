import CornerTokens

/// A placement relative to what is around it, exactly.
struct ExactSurroundings {
  var owner: ExactOwner
  var edges: [Edge: Rational?]
  var adjacent: Set<Corner>
  var padded: Set<Corner>
  /// The owner's effective radius by corner.
  var radii: [Corner: Rational?]

  /// The owner is a container in which minimums get lost.
  var dropsMinimum: Bool {
    if case .ancestor(let placement) = owner { return placement.dropsMinimum }
    return false
  }

  func depth(_ corner: Corner) -> Rational? {
    larger(known(edges, corner.horizontalEdge), known(edges, corner.verticalEdge))
  }

  /// Nil is unknown.
  func isInReach(_ corner: Corner) -> Bool? {
    guard adjacent.contains(corner) else { return false }
    guard let radius = known(radii, corner) else { return nil }
    if radius == .zero { return false }
    guard let depth = depth(corner) else { return nil }
    return exceeds(radius, depth)
  }
}
