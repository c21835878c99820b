import CornerGeometry
import CornerTokens

/// How large each placement of a figure has to be so that its corners show.
///
/// What the file states counts. What it leaves open is the smallest size that holds the radii with a
/// piece of straight side between them, and the content with its padding and inset.
struct FigureSizes {
  /// Points, in the order of the members.
  private(set) var widths: [Double]
  /// Points, in the order of the members.
  private(set) var heights: [Double]

  private let document: TokenDocument
  private let geometry: DocumentGeometry

  /// Works them out from the innermost outwards; linear in the members.
  init(_ members: FigureMembers, in document: TokenDocument, _ geometry: DocumentGeometry) {
    self.document = document
    self.geometry = geometry
    widths = [Double](repeating: 0, count: members.placements.count)
    heights = widths
    for place in members.placements.indices.reversed() {
      let placement = members.placements[place]
      let own = leastSize(of: placement, holds: (widths[place], heights[place]))
      let placed = geometry.placements[placement]
      widths[place] = placed.width.isNaN ? max(widths[place], own.width) : placed.width
      heights[place] = placed.height.isNaN ? max(heights[place], own.height) : placed.height
      guard let parent = members.parents[place] else { continue }
      let room = room(for: placement, width: widths[place], height: heights[place])
      widths[parent] = max(widths[parent], room.width)
      heights[parent] = max(heights[parent], room.height)
    }
  }

  /// What a placement needs around it: itself, the distances, and where it sits at an edge so much
  /// more that one can see it does.
  private func room(
    for placement: Int, width: Double, height: Double
  ) -> (width: Double, height: Double) {
    let edges = FigureSizes.stepEdges(of: placement, in: document)
    let alignment = document.component(of: placement)?.alignment ?? .none
    let isHeldAcross = alignment.edgeBits & 0b1010 != 0
    let isHeldDown = alignment.edgeBits & 0b0101 != 0
    return (
      width + edges[Edge.leading.lane] + edges[Edge.trailing.lane]
        + (isHeldAcross ? width / 2 : 0),
      height + edges[Edge.top.lane] + edges[Edge.bottom.lane] + (isHeldDown ? height / 2 : 0)
    )
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
    let radii = placed.resolved.replacing(with: 0, where: placed.resolved .!= placed.resolved)
    let across = max(radii[0] + radii[1], radii[2] + radii[3])
    let down = max(radii[0] + radii[2], radii[1] + radii[3])
    let smoothing = 1 + CornerCurve.fullSmoothing
    return (max(across * smoothing + 40, 72), max(down * smoothing + 16, 44))
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

extension TokenDocument {
  /// The component at a placement; nil when there is none.
  func component(of placement: Int) -> Component? {
    guard placements.indices.contains(placement) else { return nil }
    let index = Int(placements[placement].component)
    return components.indices.contains(index) ? components[index] : nil
  }

  /// The shape that a placement draws; nil for one that only lays out.
  func drawnShape(of placement: Int) -> Shape? {
    guard let keyed = component(of: placement)?.drawn, keyed.isPresent else { return nil }
    return shapes.indices.contains(Int(keyed.shape)) ? shapes[Int(keyed.shape)] : nil
  }
}
