import CornerGeometry
import CornerTokens
import Diagnostics

/// Turns the placements of a figure into outlines.
struct FigureBuilder {
  private let document: TokenDocument
  private let geometry: DocumentGeometry
  private let members: FigureMembers
  private let frames: FigureFrames
  private let distances: FigureDistances
  /// The outlines so far, the one around before what lies in it.
  private(set) var outlines: [Outline] = []
  /// The place of the outline of each placement.
  private(set) var places: [Int: Int] = [:]
  /// The members, by place, whose frame holds less than the radii that they have.
  private var cut: [Int] = []
  /// The place of the display's outline; nil where none is drawn.
  private var displayPlace: Int?

  /// Other shapes of a component that are drawn where they are not like the one drawn.
  private static let variants: [ShapeKey] = [
    .containerShape, .clipShape, .contentShape, .background, .glassEffect,
  ]

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
    distances = FigureDistances(members, in: document, tolerance: geometry.tolerance.value)
    if members.hasDisplay { addDisplay() }
    for place in members.placements.indices { add(place) }
  }

  /// What a viewer should know beside.
  var remarks: [String] {
    var remarks = frames.stretched.prefix(3).map { place in
      "\(clippedName(of: place)) is drawn larger than its size: it fills what is around it, and nothing "
        + "says how large that is"
    }
    if frames.stretched.count > 3 {
      remarks.append("\(frames.stretched.count - 3) more are drawn larger than their sizes")
    }
    remarks += frames.squeezed.prefix(3).map { place in
      "\(clippedName(of: place)) is drawn smaller than its size: what is around it leaves no more room"
    }
    if frames.squeezed.count > 3 {
      remarks.append("\(frames.squeezed.count - 3) more are drawn smaller than their sizes")
    }
    remarks += cut.prefix(3).map { place in
      "\(clippedName(of: place)) is drawn smaller than its corners need: nothing says how large what "
        + "is around it is"
    }
    if cut.count > 3 {
      remarks.append("\(cut.count - 3) more are drawn smaller than their corners need")
    }
    if members.omitted > 0 {
      remarks.append(
        "\(members.omitted) more components inside are not drawn; name one of them with "
          + "--component")
    }
    return remarks
  }

  private mutating func addDisplay() {
    guard let root = members.placements.first, let first = frames.frames.first else { return }
    let radius = geometry.displayRadius
    let drawn = radius.isNaN ? 0 : radius
    displayPlace = 0
    outlines.append(
      Outline(
        kind: .display, placement: nil, names: ["display"],
        frame: displayFrame(around: first, of: root, radius: drawn),
        radii: SIMD4(repeating: drawn), asked: SIMD4(repeating: drawn),
        chosenBits: radius.isNaN ? 0b1111 : 0, openWord: "?", isContinuous: true, level: 0,
        owner: nil, adjacentBits: 0, distances: [[], [], [], []], isStretched: false))
  }

  /// A frame at the distances that the root says, and larger on the side at which it does not sit.
  private func displayFrame(around first: Frame, of root: Int, radius: Double) -> Frame {
    let known = geometry.placements[root].enclosing.edges
    var edges = known.replacing(with: 16, where: known .!= known)
    let bits = document.component(of: root)?.alignment.edgeBits ?? 0
    let free = max(2 * radius, first.height) * 0.75
    let isHeldDown = bits & 0b0101 != 0
    let isHeldAcross = bits & 0b1010 != 0
    for edge in Edge.allCases where bits & (1 << edge.rawValue) == 0 {
      let isDown = edge == .top || edge == .bottom
      if isDown ? isHeldDown : isHeldAcross { edges[edge.lane] += free }
    }
    return Frame(
      x: first.x - edges[Edge.leading.lane], y: first.y - edges[Edge.top.lane],
      width: max(0, first.width + edges[Edge.leading.lane] + edges[Edge.trailing.lane]),
      height: max(0, first.height + edges[Edge.top.lane] + edges[Edge.bottom.lane]))
  }

  private mutating func add(_ place: Int) {
    let placement = members.placements[place]
    let placed = geometry.placements[placement]
    let frame = frames.frames[place]
    guard let shape = document.drawnShape(of: placement) else {
      addLayout(place, frame, owner: ownerPlace(of: placed))
      return
    }
    let owner = ownerPlace(of: placed).map { (place: $0, outline: outlines[$0]) }
    let radii = FigureRadii(
      shape, effective: placed.effective, frame: frame,
      owner: owner.map { ($0.outline.frame, $0.outline.radii) })
    if radii.isCut { cut.append(place) }
    let isImplied = document.component(of: placement)?.isImplied ?? false
    places[placement] = outlines.count
    outlines.append(
      Outline(
        kind: isImplied ? .implied : .shape, placement: placement,
        names: [isImplied ? "any content" : name(of: place)], frame: frame, radii: radii.radii,
        asked: placed.resolved, chosenBits: radii.chosenBits, openWord: Self.openWord(of: shape),
        isContinuous: isContinuous(shape, in: owner?.outline),
        level: owner.map { $0.outline.level + 1 } ?? 0, owner: owner?.place,
        adjacentBits: owner == nil ? 0 : placed.enclosing.adjacentBits,
        distances: owner.map {
          distances.parts(
            from: $0.outline.frame, of: $0.outline.placement, to: frame, at: place)
        } ?? [[], [], [], []],
        isStretched: frames.stretched.contains(place)))
    addVariants(of: placement, like: outlines[outlines.count - 1])
  }

  private mutating func addLayout(_ place: Int, _ frame: Frame, owner: Int?) {
    places[members.placements[place]] = outlines.count
    outlines.append(
      Outline(
        kind: .layout, placement: members.placements[place], names: [name(of: place)],
        frame: frame, radii: SIMD4(repeating: 0), asked: SIMD4(repeating: 0), chosenBits: 0,
        openWord: "", isContinuous: false, level: owner.map { outlines[$0].level + 1 } ?? 0,
        owner: nil, adjacentBits: 0, distances: [[], [], [], []], isStretched: false))
    addVariants(of: members.placements[place], like: outlines[outlines.count - 1])
  }

  /// The other shapes of a component whose radii are known and that are not like the shape drawn; those
  /// that are like one another become one outline.
  private mutating func addVariants(of placement: Int, like drawn: Outline) {
    guard let component = document.component(of: placement) else { return }
    let around = drawn.owner.map { outlines[$0] }
    var variants: [(radii: SIMD4<Double>, isContinuous: Bool, keys: [ShapeKey])] = []
    for key in Self.variants where key != component.drawnKey {
      let keyed = component[key]
      guard let shape = document.shape(of: keyed), keyed.shape != component.drawn.shape,
        // What follows a container is no container itself.
        key != .containerShape || shape.isRoundedRectangular
      else { continue }
      let radii = geometry.radii(of: keyed.shape, at: placement, in: document).effective
      let style = isContinuous(shape, in: around)
      guard !(0..<4).contains(where: { radii[$0].isNaN }) else { continue }
      if drawn.kind != .layout, isSame(radii, drawn.radii),
        style == drawn.isContinuous || shape.style == .none
      {
        continue
      }
      let twin = variants.firstIndex { isSame(radii, $0.radii) && style == $0.isContinuous }
      if let twin {
        variants[twin].keys.append(key)
      } else {
        variants.append((radii, style, [key]))
      }
    }
    for variant in variants {
      outlines.append(
        Outline(
          kind: .variant(variant.keys), placement: placement, names: drawn.names,
          frame: drawn.frame, radii: variant.radii, asked: variant.radii, chosenBits: 0,
          openWord: "", isContinuous: variant.isContinuous, level: drawn.level, owner: nil,
          adjacentBits: 0, distances: [[], [], [], []], isStretched: false))
    }
  }

  private func isSame(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Bool {
    (0..<4).allSatisfy { geometry.tolerance.same(first[$0], second[$0]) }
  }

  /// The outline around a placement, if the figure shows it.
  private func ownerPlace(of placed: PlacedGeometry) -> Int? {
    placed.enclosing.isDisplay ? displayPlace : places[Int(placed.enclosing.owner)]
  }

  /// Shapes without a style of their own go along with what is around them.
  private func isContinuous(_ shape: Shape, in owner: Outline?) -> Bool {
    switch shape.kind {
    case .roundedRectangle, .unevenRoundedRectangle: shape.style != .circular
    case .concentric, .containerRelative: owner?.isContinuous ?? true
    case .broken, .rectangle, .capsule, .circle: false
    case .custom: true
    }
  }

  private static func openWord(of shape: Shape) -> String {
    switch shape.kind {
    case .capsule, .circle: shape.kind.word
    case .broken, .rectangle, .roundedRectangle, .unevenRoundedRectangle, .containerRelative,
      .concentric, .custom:
      "?"
    }
  }

  private func name(of place: Int) -> String {
    guard let component = document.component(of: members.placements[place]) else { return "" }
    return document.tree.string(component.name)
  }

  /// The name as sentences have it.
  private func clippedName(of place: Int) -> String {
    TerminalText.clipped(name(of: place), columns: 60)
  }
}
