import CornerGeometry
import CornerTokens

/// How large each placement of a figure has to be so that its corners show.
///
/// What the file states counts. What it leaves open fits the content of a stated size that fills it,
/// with its padding and inset; else it is the smallest size that holds the content, and the radii with
/// a piece of straight side between them.
struct FigureSizes {
  /// Points, in the order of the members.
  private(set) var widths: [Double]
  /// Points, in the order of the members.
  private(set) var heights: [Double]

  private let document: TokenDocument
  private let geometry: DocumentGeometry
  /// For each member the widths and heights that its content of a stated size fills; 0 where none
  /// does.
  private var fitted: [(width: Double, height: Double)]

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
    fitted = [(width: Double, height: Double)](
      repeating: (0, 0), count: members.placements.count)
    for place in members.placements.indices.reversed() {
      let placement = members.placements[place]
      let floor = place == 0 ? least : nil
      let own = leastSize(of: placement, holds: (widths[place], heights[place]))
      let sums = radiusSums(of: placement)
      let placed = geometry.placements[placement]
      widths[place] = Self.size(
        placed.width, fitted: fitted[place].width, least: sums.width,
        else: max(widths[place], own.width, floor?.width ?? 0))
      heights[place] = Self.size(
        placed.height, fitted: fitted[place].height, least: sums.height,
        else: max(heights[place], own.height, floor?.height ?? 0))
      guard let parent = members.parents[place] else { continue }
      let room = room(for: placement, width: widths[place], height: heights[place])
      widths[parent] = max(widths[parent], room.width)
      heights[parent] = max(heights[parent], room.height)
      let bits = document.component(of: placement)?.alignment.edgeBits ?? 0
      let isCentred = document.component(of: placement)?.alignment == .center
      if !placed.width.isNaN || fitted[place].width > 0, bits & 0b1010 == 0, !isCentred {
        fitted[parent].width = max(fitted[parent].width, room.width)
      }
      if !placed.height.isNaN || fitted[place].height > 0, bits & 0b0101 == 0, !isCentred {
        fitted[parent].height = max(fitted[parent].height, room.height)
      }
    }
  }

  /// A size that is known, or fits the content, or is as large as need be.
  private static func size(
    _ known: Double, fitted: Double, least: Double, else free: Double
  ) -> Double {
    if !known.isNaN { return known }
    return fitted > 0 && fitted >= least ? fitted : free
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
    let sums = radiusSums(of: placement)
    let smoothing = 1 + CornerCurve.fullSmoothing
    return (max(sums.width * smoothing + 40, 72), max(sums.height * smoothing + 16, 44))
  }

  /// The larger sum of the radii along the horizontal and along the vertical sides, in points.
  private func radiusSums(of placement: Int) -> (width: Double, height: Double) {
    let resolved = geometry.placements[placement].resolved
    let radii = resolved.replacing(with: 0, where: resolved .!= resolved)
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
