import CornerGeometry
import CornerTokens

/// The placements that a figure shows, each after the one around it.
struct FigureMembers {
  /// The most placements of a figure; more could not be told apart.
  private static let most = 200

  /// The placements.
  let placements: [Int]
  /// For each its place among `placements` of the one directly around it; nil for the first.
  let parents: [Int?]
  /// Whether the display is drawn around the first.
  let hasDisplay: Bool
  /// How many were left out.
  let omitted: Int

  /// Gathers them; linear in the placements below and around the one to show.
  init(
    of placement: Int, in document: TokenDocument, _ geometry: DocumentGeometry,
    extent: Figure.Extent
  ) {
    var list = Self.chain(to: placement, in: document, geometry)
    var rest = 0
    if extent == .component {
      let below = document.subtree(of: placement).dropFirst()
      let shown = below.prefix(max(0, Self.most - list.count))
      list += shown
      rest = below.count - shown.count
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

  /// The shape around a placement and what lies in between, down to the placement itself.
  private static func chain(
    to placement: Int, in document: TokenDocument, _ geometry: DocumentGeometry
  ) -> [Int] {
    let placed = geometry.placements[placement]
    let owners = [placed.enclosing.owner, placed.container.owner].map(Int.init)
    let top = owners.first { $0 >= 0 }
    // In the display the outermost component says where it lies.
    guard top != nil || placed.enclosing.isDisplay else { return [placement] }
    var list = [placement]
    var parent = Int(document.placements[placement].parent)
    while parent >= 0, let last = list.last, last != top, list.count < most {
      list.append(parent)
      let next = Int(document.placements[parent].parent)
      if next >= parent { break }
      parent = next
    }
    return list.reversed()
  }
}
