import CornerGeometry
import CornerTokens
import Expressions

extension FieldFiller {
  func fillCornerRadii(_ section: FieldSection) {
    let owner = owner(section)
    var pairs = CornerPairs.all
    if owner >= 0 {
      let isContainer = section == .container
      let drawn = view.placed[owner].effective
      set(section, .radius, isContainer ? view.placed[owner].declared : drawn, &pairs)
      set(section, .resolvedRadius, view.placed[owner].resolved, &pairs)
    } else {
      let isDisplay = owner == Int(Surroundings.display)
      let radius = isDisplay ? view.geometry.displayRadius.bitPattern : absence(section)
      set(section, .radius, all: radius)
      set(section, .resolvedRadius, all: radius)
    }
    setPairs(section, .cornerRadii, pairs)
  }

  func fillCornerTraits(_ section: FieldSection) {
    let owner = owner(section)
    guard owner >= 0 else {
      fillCornerTraitsWithoutComponent(section, isDisplay: owner == Int(Surroundings.display))
      return
    }
    var pairs = CornerPairs.all
    defer { setPairs(section, .cornerTraits, pairs) }
    let shape = view.drawnShape(of: view.component(at: owner))
    guard shape >= 0 else {
      setCornerTraits(section, all: 0)
      return
    }
    guard view.shapes[shape].kind != .broken else {
      setCornerTraits(section, all: Self.broken)
      return
    }
    let fixed = view.shapes[shape].fixedBits
    let isConcentric = view.shapes[shape].kind == .concentric
    let concentric = isConcentric ? view.shapes[shape].concentricBits & 0b1111 : 0
    let withMinimum = concentric & view.shapes[shape].minimumBits
    set(section, .isFixed, bits: fixed, &pairs)
    set(section, .isConcentricCorner, bits: concentric, &pairs)
    set(section, .hasMinimum, bits: withMinimum, &pairs)
    set(section, .hasOwnRadius, bits: fixed | concentric, &pairs)
    let written = view.shapes[shape].radii
    let resolved = view.placed[owner].resolved
    var minimums = SIMD4<Double>(repeating: 0)
    var own = SIMD4<Double>(repeating: 0)
    for lane in 0..<4 {
      let bit = UInt8(1) << UInt8(lane)
      if withMinimum & bit != 0 { minimums[lane] = written[lane] }
      own[lane] = fixed & bit != 0 ? resolved[lane] : minimums[lane]
    }
    set(section, .minimum, minimums, &pairs)
    set(section, .ownRadius, own, &pairs)
  }

  private func fillCornerTraitsWithoutComponent(_ section: FieldSection, isDisplay: Bool) {
    setCornerTraits(section, all: isDisplay ? 0 : absence(section))
    setPairs(section, .cornerTraits, CornerPairs.all)
  }

  private func setCornerTraits(_ section: FieldSection, all value: SlotValue) {
    set(section, .isFixed, all: value)
    set(section, .isConcentricCorner, all: value)
    set(section, .hasMinimum, all: value)
    set(section, .minimum, all: value)
    set(section, .hasOwnRadius, all: value)
    set(section, .ownRadius, all: value)
  }

  /// The row of own radii once more, as a list.
  mutating func fillOwnRadii(_ section: FieldSection) {
    fillCornerTraits(section)
    let row = banks.corners + 4 * (section.cornerBase + Int(CornerRow.ownRadius.rawValue))
    var radii = SIMD4<Double>()
    for lane in 0..<4 { radii[lane] = Double(bitPattern: row[lane]) }
    set(section, list: .ownRadii, radii)
    let differ = difference(in: radii)
    set(section, .ownRadiiDiffer, differ)
    let form = differ == 0 ? ownRadiusForm(section, radii[0]) : nil
    set(section, .ownRadiusForm, form.map { machine.strings.intern($0) } ?? Self.undeclared)
    set(section, .ownRadiusFormIsThere, form != nil)
    let name = differ == 0 ? scaleForm(section, radii[0]) : nil
    set(section, .scaleForm, name.map { machine.strings.intern($0) } ?? Self.undeclared)
    set(section, .scaleFormIsThere, name != nil)
  }

  /// The name of the scale for a radius, as a length; nil when there is none or the sides cut it.
  private mutating func scaleForm(_ section: FieldSection, _ radius: Double) -> String? {
    let owner = owner(section)
    guard owner >= 0 else { return nil }
    let drawn = view.placed[owner].effective
    for lane in 0..<4 where !view.geometry.tolerance.same(drawn[lane], radius) { return nil }
    return scaleIndexMade().radius(sameAs: radius)
      .map { TokenForm.text(of: view.document.scale.name(of: $0)) }
  }

  /// What to write for the own radius of a component whose corners are alike.
  ///
  /// A name is kept in its spelling, quotes included; an alias is not, since it may be written
  /// before its anchor.
  private func ownRadiusForm(_ section: FieldSection, _ radius: Double) -> String {
    let number = LengthText.short(radius)
    guard let index = componentIndex(section), case let shape = view.drawnShape(of: index),
      shape >= 0
    else { return number }
    let first = max(0, Int(view.shapes[shape].firstLength))
    let count = max(0, Int(view.shapes[shape].lengthCount))
    var form: String?
    for length in view.lengths[first..<max(first, min(first + count, view.lengths.count))] {
      let tree = view.document.tree
      guard length.traits.contains(.reference), tree.kind(length.node) == .scalar,
        tree.style(length.node) != .literal, tree.style(length.node) != .folded,
        view.geometry.tolerance.same(length.value, radius)
      else { return number }
      let text = tree.source.text(in: tree.range(length.node))
      guard (form ?? text).utf8.elementsEqual(text.utf8),
        !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D })
      else { return number }
      form = text
    }
    return form ?? number
  }

  func fillDistances(_ section: FieldSection) {
    guard placement >= 0 else { return }
    switch section {
    case .enclosing:
      let radii = view.geometry.enclosingRadii(at: placement)
      fillDistances(section, view.placed[placement].enclosing, radii: radii)
    case .container:
      let radii = view.geometry.containerRadii(at: placement)
      fillDistances(section, view.placed[placement].container, radii: radii)
    case .document, .scale, .token, .length, .shape, .own: break
    }
  }

  private func fillDistances(
    _ section: FieldSection, _ surroundings: Surroundings, radii: SIMD4<Double>
  ) {
    var pairs = CornerPairs.all
    defer { setPairs(section, .distances, pairs) }
    guard surroundings.exists else {
      for row: CornerRow in [.dx, .dy, .gap, .depth] { set(section, row, all: absence(section)) }
      for row: CornerRow in [.isAdjacent, .inReach, .isPadded] { set(section, row, all: 0) }
      return
    }
    let tolerance = view.geometry.tolerance
    set(section, .isAdjacent, bits: surroundings.adjacentBits, &pairs)
    set(section, .isPadded, bits: surroundings.paddedBits, &pairs)
    let edges = surroundings.edges
    let isEven =
      CornerPairs.alike(Self.bits(edges)) & CornerPairs.alike(Self.bits(radii)) == CornerPairs.all
    if isEven, surroundings.adjacentBits == 0b1111 || surroundings.adjacentBits == 0 {
      // All corners are alike: what holds for the first holds for all.
      let distance = edges[0].bitPattern
      for row: CornerRow in [.dx, .dy, .gap, .depth] { set(section, row, all: distance) }
      let inReach = surroundings.isInReach(.topLeading, of: radii[0], tolerance: tolerance)
      set(section, .inReach, all: inReach.slot)
      return
    }
    let top = edges[Edge.top.lane]
    let bottom = edges[Edge.bottom.lane]
    let leading = edges[Edge.leading.lane]
    let trailing = edges[Edge.trailing.lane]
    set(section, .dx, SIMD4(leading, trailing, leading, trailing), &pairs)
    set(section, .dy, SIMD4(top, top, bottom, bottom), &pairs)
    var gap = SIMD4<Double>(repeating: 0)
    var depth = gap
    var inReach = SIMD4<UInt64>(repeating: 0)
    for corner in Corner.allCases {
      let lane = corner.lane
      gap[lane] = surroundings.gap(corner)
      depth[lane] = surroundings.depth(corner)
      guard surroundings.adjacentBits & (1 << corner.rawValue) != 0 else { continue }
      inReach[lane] =
        surroundings.isInReach(corner, of: radii[lane], tolerance: tolerance).slot
    }
    set(section, .gap, gap, &pairs)
    set(section, .depth, depth, &pairs)
    set(row: section.cornerBase + Int(CornerRow.inReach.rawValue), inReach, &pairs)
  }

  /// The bits of four numbers.
  @inline(__always)
  private static func bits(_ lanes: SIMD4<Double>) -> SIMD4<UInt64> {
    unsafeBitCast(lanes, to: SIMD4<UInt64>.self)
  }

  func fillCornerNames() {
    let ids = words.corners
    var pairs = CornerPairs.all
    set(row: CornerRow.cornerName, SIMD4(ids[0], ids[1], ids[2], ids[3]), &pairs)
    setPairs(.document, .cornerName, pairs)
  }
}
