import CornerGeometry
import CornerTokens

/// How large each placement of a figure has to be so that its corners show.
///
/// What the file states counts. What it leaves open fits the content of a known size that fills it,
/// with its padding and inset; else it is the smallest size that holds the contents, and the radii
/// with a piece of straight side between them.
struct FigureSizes {
  /// Points, in the order of the members.
  private(set) var widths: [Double]
  /// Points, in the order of the members.
  private(set) var heights: [Double]

  private let document: TokenDocument
  private let geometry: DocumentGeometry

  /// Works them out from the innermost outwards; linear in the members.
  ///
  /// - Parameter least: how large the outermost is at least, where its size is open.
  init(
    _ members: FigureMembers, in document: TokenDocument, _ geometry: DocumentGeometry,
    least: Frame?
  ) {
    self.document = document
    self.geometry = geometry
    widths = [Double](repeating: 0, count: members.placements.count)
    heights = widths
    var across = [AxisNeed](repeating: AxisNeed(), count: members.placements.count)
    var down = across
    for place in members.placements.indices.reversed() {
      let placement = members.placements[place]
      let floor = place == 0 ? least : nil
      let own = leastSize(of: placement, holds: (across[place].room, down[place].room))
      let sums = Self.radiusSums(geometry.placements[placement])
      let placed = geometry.placements[placement]
      widths[place] = Self.size(
        placed.width, fitted: across[place].fitted, sum: sums.width, room: across[place].room,
        else: max(across[place].room, own.width, floor?.width ?? 0))
      heights[place] = Self.size(
        placed.height, fitted: down[place].fitted, sum: sums.height, room: down[place].room,
        else: max(down[place].room, own.height, floor?.height ?? 0))
      guard let parent = members.parents[place] else { continue }
      let edges = Self.stepEdges(of: placement, in: document)
      let alignment = document.component(of: placement)?.alignment ?? .none
      across[parent].add(
        widths[place] + edges[Edge.leading.lane] + edges[Edge.trailing.lane],
        Self.seat(alignment, near: .leading, far: .trailing),
        isKnown: !placed.width.isNaN || across[place].fitted > 0)
      down[parent].add(
        heights[place] + edges[Edge.top.lane] + edges[Edge.bottom.lane],
        Self.seat(alignment, near: .top, far: .bottom),
        isKnown: !placed.height.isNaN || down[place].fitted > 0)
    }
  }

  /// A size that is known, or fits the content, or is as large as need be.
  private static func size(
    _ known: Double, fitted: Double, sum: Double, room: Double, else free: Double
  ) -> Double {
    if !known.isNaN { return known }
    return fitted > 0 && fitted >= sum ? max(fitted, room) : free
  }

  private static func seat(_ alignment: Alignment, near: Edge, far: Edge) -> AxisNeed.Seat {
    if alignment == .center { return .middle }
    if alignment.edgeBits & (1 << near.rawValue) != 0 { return .near }
    return alignment.edgeBits & (1 << far.rawValue) != 0 ? .far : .fills
  }

  private func leastSize(
    of placement: Int, holds content: (Double, Double)
  ) -> (width: Double, height: Double) {
    let placed = geometry.placements[placement]
    guard let shape = document.drawnShape(of: placement) else {
      return content.0 > 0 ? (0, 0) : (48, 32)
    }
    switch shape.kind {
    case .capsule:
      let height = placed.height.isNaN ? max(44, content.1) : placed.height
      return (height * 2.5, height)
    case .circle:
      let known = placed.height.isNaN ? placed.width : placed.height
      let side = known.isNaN ? max(56, content.0, content.1) : known
      return (side, side)
    case .broken, .rectangle, .roundedRectangle, .unevenRoundedRectangle, .containerRelative,
      .concentric, .custom:
      break
    }
    let sums = Self.radiusSums(placed)
    let smoothing = 1 + CornerCurve.fullSmoothing
    return (max(sums.width * smoothing + 40, 72), max(sums.height * smoothing + 16, 44))
  }

  /// The larger sum of the radii along the horizontal and along the vertical sides, in points; what is
  /// unknown counts as 0.
  static func radiusSums(_ placed: PlacedGeometry) -> (width: Double, height: Double) {
    let known = placed.effective
    let radii = known.replacing(with: 0, where: known .!= known)
    return (
      max(radii[0] + radii[1], radii[2] + radii[3]), max(radii[0] + radii[2], radii[1] + radii[3])
    )
  }

  /// Points between the edges of a placement and those of the one directly around it, by `Edge`: its
  /// padding and the own inset; what could not be read counts as 0.
  static func stepEdges(of placement: Int, in document: TokenDocument) -> SIMD4<Double> {
    guard let component = document.component(of: placement) else { return SIMD4(repeating: 0) }
    var edges = component.inset
    if let around = document.component(of: Int(document.placements[placement].parent)) {
      edges += around.padding
    }
    return edges.replacing(with: 0, where: edges .!= edges)
  }
}
