import CornerGeometry
import CornerTokens
import Diagnostics

/// Turns the placements of a figure into outlines.
struct FigureBuilder {
  private let document: TokenDocument
  private let geometry: DocumentGeometry
  private let members: FigureMembers
  private let frames: FigureFrames
  /// The outlines so far, the one around before what lies in it.
  private(set) var outlines: [Outline] = []
  /// For each member the place of its outline.
  private var places: [Int] = []
  /// The styles of the outlines, to be taken over by concentric content.
  private var displayPlace: Int?

  /// Lays out the members and draws them.
  ///
  /// - Parameter least: how large the outermost is at least, where its size is open.
  init(
    _ members: FigureMembers, in document: TokenDocument, _ geometry: DocumentGeometry,
    least: Frame?
  ) {
    self.members = members
    self.document = document
    self.geometry = geometry
    frames = FigureFrames(members, in: document, geometry, least: least)
    if members.hasDisplay { addDisplay() }
    for place in members.placements.indices { add(place) }
  }

  /// What a viewer should know beside.
  var remarks: [String] {
    var remarks = frames.stretched.prefix(3).map { place in
      "\(name(of: place)) is drawn larger than its size: it fills what is around it, and nothing "
        + "says how large that is"
    }
    if frames.stretched.count > 3 {
      remarks.append("\(frames.stretched.count - 3) more are drawn larger than their sizes")
    }
    if members.omitted > 0 {
      remarks.append(
        "\(members.omitted) more components inside are not drawn; name one of them with "
          + "--component")
    }
    return remarks
  }

  /// Puts marks on the outlines of the placements they speak of; the heaviest of each corner stays.
  mutating func mark(_ marks: [CornerMark]) {
    for mark in marks {
      guard let member = members.placements.firstIndex(of: mark.placement) else { continue }
      let place = places[member]
      if mark.corners == 0 {
        outlines[place].fault = max(outlines[place].fault ?? mark.severity, mark.severity)
      }
      for corner in Corner.allCases where mark.corners & (1 << corner.rawValue) != 0 {
        let known = outlines[place].faults[corner.lane] ?? mark.severity
        outlines[place].faults[corner.lane] = max(known, mark.severity)
      }
    }
  }

  private mutating func addDisplay() {
    guard let root = members.placements.first, let first = frames.frames.first else { return }
    let surroundings = geometry.placements[root].enclosing
    let edges = surroundings.edges.replacing(
      with: 16, where: surroundings.edges .!= surroundings.edges)
    let alignment = document.component(of: root)?.alignment ?? .none
    let radius = geometry.displayRadius
    let drawn = radius.isNaN ? 0 : radius
    // A display is larger than what sits at one of its edges.
    let free = max(2 * drawn, first.height) * 0.75
    let bits = alignment.edgeBits
    let top = edges[Edge.top.lane] + (bits & 0b0101 == 0b0100 ? free : 0)
    let bottom = edges[Edge.bottom.lane] + (bits & 0b0101 == 0b0001 ? free : 0)
    let leading = edges[Edge.leading.lane] + (bits & 0b1010 == 0b1000 ? free : 0)
    let trailing = edges[Edge.trailing.lane] + (bits & 0b1010 == 0b0010 ? free : 0)
    displayPlace = 0
    outlines.append(
      Outline(
        kind: .display, placement: nil, names: ["display"],
        frame: Frame(
          x: first.x - leading, y: first.y - top, width: max(0, first.width + leading + trailing),
          height: max(0, first.height + top + bottom)),
        radii: SIMD4(repeating: drawn), chosenBits: radius.isNaN ? 0b1111 : 0, isContinuous: true,
        level: 0, owner: nil, adjacentBits: 0, distances: [[], [], [], []]))
  }

  private mutating func add(_ place: Int) {
    let placement = members.placements[place]
    let placed = geometry.placements[placement]
    let owner = ownerPlace(of: placed)
    let frame = frames.frames[place]
    let shape = document.drawnShape(of: placement)
    let isImplied = document.component(of: placement)?.isImplied ?? false
    let around = owner.map { (outlines[$0].frame, outlines[$0].radii) }
    let radii = shape.map {
      FigureRadii($0, effective: placed.effective, frame: frame, owner: around)
    }
    let style = shape.map { isContinuous($0, in: owner) } ?? false
    places.append(outlines.count)
    outlines.append(
      Outline(
        kind: shape == nil ? .layout : isImplied ? .implied : .shape, placement: placement,
        names: [isImplied ? "any content" : name(of: place)], frame: frame,
        radii: radii?.radii ?? SIMD4(repeating: 0), chosenBits: radii?.chosenBits ?? 0,
        isContinuous: style, level: owner.map { outlines[$0].level + 1 } ?? 0,
        owner: shape == nil ? nil : owner,
        adjacentBits: shape == nil || owner == nil ? 0 : placed.enclosing.adjacentBits,
        distances: shape == nil ? [[], [], [], []] : distances(place, to: owner)))
  }

  /// The outline around a placement, if the figure shows it.
  private func ownerPlace(of placed: PlacedGeometry) -> Int? {
    if placed.enclosing.isDisplay { return displayPlace }
    let owner = Int(placed.enclosing.owner)
    guard owner >= 0, let member = members.placements.firstIndex(of: owner),
      member < places.count
    else { return nil }
    return places[member]
  }

  /// Shapes without a style of their own go along with what is around them.
  private func isContinuous(_ shape: Shape, in owner: Int?) -> Bool {
    switch shape.kind {
    case .roundedRectangle, .unevenRoundedRectangle: shape.style != .circular
    case .concentric, .containerRelative: owner.map { outlines[$0].isContinuous } ?? true
    case .broken, .rectangle, .capsule, .circle: false
    case .custom: true
    }
  }

  /// What the distance to the owner is made of, by `Edge`, from outside to inside.
  private func distances(_ place: Int, to owner: Int?) -> [[DistancePart]] {
    guard let owner else { return [[], [], [], []] }
    var parts: [[DistancePart]] = [[], [], [], []]
    var member: Int? = place
    while let current = member {
      let placement = members.placements[current]
      guard placement != outlines[owner].placement else { break }
      let component = document.component(of: placement)
      let parent = members.parents[current]
      let around = parent.flatMap { document.component(of: members.placements[$0]) }
      for edge in Edge.allCases {
        let inset = component?.inset[edge.lane] ?? 0
        let padding = around?.padding[edge.lane] ?? 0
        if inset != 0, !inset.isNaN {
          parts[edge.lane].insert(DistancePart(points: inset, source: .inset), at: 0)
        }
        if padding != 0, !padding.isNaN {
          parts[edge.lane].insert(DistancePart(points: padding, source: .padding), at: 0)
        }
      }
      member = parent
    }
    return withRoom(parts, from: outlines[owner].frame, to: frames.frames[place])
  }

  /// Adds what is left between two frames beside padding and inset.
  private func withRoom(
    _ parts: [[DistancePart]], from outer: Frame, to inner: Frame
  ) -> [[DistancePart]] {
    var parts = parts
    let whole = [
      inner.y - outer.y, inner.x - outer.x, outer.maxY - inner.maxY, outer.maxX - inner.maxX,
    ]
    for edge in Edge.allCases {
      let stated = parts[edge.lane].reduce(0) { $0 + $1.points }
      let rest = whole[edge.lane] - stated
      guard rest.magnitude > 0.005 else { continue }
      parts[edge.lane].append(DistancePart(points: rest, source: .room))
    }
    return parts
  }

  private func name(of place: Int) -> String {
    guard let component = document.component(of: members.placements[place]) else { return "" }
    return document.tree.string(component.name)
  }
}
