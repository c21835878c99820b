import CornerGeometry
import CornerTokens

/// The placements that a figure shows, each after the one around it.
struct FigureMembers {
  /// The most placements of a figure; more could not be told apart.
  static let most = 200

  /// The placements.
  let placements: [Int]
  /// For each its place among `placements` of the one directly around it; nil for the first.
  let parents: [Int?]
  /// Whether the display is drawn around the first.
  let hasDisplay: Bool
  /// How many were left out.
  let omitted: Int

  /// Gathers them; linear in what is shown.
  init(
    of placement: Int, in document: TokenDocument, _ geometry: DocumentGeometry,
    extent: Figure.Extent
  ) {
    let list: [Int]
    let rest: Int
    switch extent {
    case .component:
      (list, rest) = Self.below(placement, in: document)
    case .nesting:
      (list, rest) = (Self.chain(to: placement, in: document, geometry), 0)
    }
    placements = list
    omitted = rest
    var places: [Int: Int] = [:]
    for (place, placement) in list.enumerated() { places[placement] = place }
    parents = list.map { places[Int(document.placements[$0].parent)] }
    hasDisplay =
      list.first.map { geometry.placements[$0].enclosing.isDisplay && document.display != nil }
      ?? false
  }

  /// A placement and all below it: they stand side by side.
  private static func below(_ placement: Int, in document: TokenDocument) -> ([Int], Int) {
    var end = placement + 1
    while end < document.placements.count, Int(document.placements[end].parent) >= placement {
      end += 1
    }
    let shown = min(end, placement + most)
    return (Array(placement..<shown), end - shown)
  }

  /// What is around a placement, down to it.
  private static func chain(
    to placement: Int, in document: TokenDocument, _ geometry: DocumentGeometry
  ) -> [Int] {
    let placed = geometry.placements[placement]
    var top = Int(placed.enclosing.owner)
    if top < 0 { top = Int(placed.container.owner) }
    var list = [placement]
    var parent = Int(document.placements[placement].parent)
    // Without a shape around it the outermost component says where it lies.
    while parent >= 0, let last = list.last, last != top, list.count < most {
      list.append(parent)
      let next = Int(document.placements[parent].parent)
      if next >= parent { break }
      parent = next
    }
    if top < 0, placed.enclosing.owner != Surroundings.display { return [placement] }
    return list.reversed()
  }
}
