import CornerGeometry
import CornerTokens

/// What the distances between an outline and the one around it are made of.
struct FigureDistances {
  private let document: TokenDocument
  private let members: FigureMembers

  /// Points below which nothing is left over.
  private let tolerance: Double

  /// Looks at the members of a figure.
  init(_ members: FigureMembers, in document: TokenDocument, tolerance: Double) {
    self.members = members
    self.document = document
    self.tolerance = tolerance
  }

  /// The parts by `Edge`, from outside to inside: padding and inset of each component on the way, and
  /// what is left beside them.
  ///
  /// - Parameters:
  ///   - place: the place of the inner one among the members.
  ///   - owner: the placement of the outer one; nil for the display.
  func parts(
    from outer: Frame, of owner: Int?, to inner: Frame, at place: Int
  ) -> [[DistancePart]] {
    var parts: [[DistancePart]] = [[], [], [], []]
    var member: Int? = place
    while let current = member, members.placements[current] != owner {
      let component = document.component(of: members.placements[current])
      let parent = members.parents[current]
      let around = parent.flatMap { document.component(of: members.placements[$0]) }
      for edge in Edge.allCases {
        add(component?.inset[edge.lane], .inset, in: &parts[edge.lane])
        add(around?.padding[edge.lane], .padding, in: &parts[edge.lane])
      }
      member = parent
    }
    let whole = [
      inner.y - outer.y, inner.x - outer.x, outer.maxY - inner.maxY, outer.maxX - inner.maxX,
    ]
    return zip(parts, whole).map { stated, whole in
      let inwards = Array(stated.reversed())
      let rest = whole - stated.reduce(0) { $0 + $1.points }
      return rest.magnitude > tolerance
        ? inwards + [DistancePart(points: rest, source: .room)] : inwards
    }
  }

  /// Adds a part, from inside to outside; what could not be read counts as 0.
  private func add(
    _ points: Double?, _ source: DistancePart.Source, in parts: inout [DistancePart]
  ) {
    guard let points, !points.isNaN, points != 0 else { return }
    parts.append(DistancePart(points: points, source: source))
  }
}
