import CornerGeometry
import CornerTokens
import Expressions
import YAMLTree

extension FieldFiller {
  /// The index of the component of a section; nil for the display and for nothing.
  func componentIndex(_ section: FieldSection) -> Int? {
    let owner = owner(section)
    return owner >= 0 ? view.component(at: owner) : nil
  }

  func fillName(_ section: FieldSection) {
    let owner = owner(section)
    if owner >= 0 {
      let name = view.components[view.component(at: owner)].name
      let text = view.document.tree.withBytes(of: name) { machine.strings.intern($0) }
      set(section, .name, text)
    } else {
      set(section, .name, owner == Int(Surroundings.display) ? words.display : absence(section))
    }
  }

  func fillPath(_ section: FieldSection) {
    let owner = owner(section)
    if owner >= 0 {
      let path = ComponentPath.text(of: owner, in: view.document)
      set(section, .path, machine.strings.intern(path))
    } else {
      set(section, .path, owner == Int(Surroundings.display) ? words.display : absence(section))
    }
  }

  func fillTraits(_ section: FieldSection) {
    let owner = owner(section)
    guard owner >= 0 else {
      fillTraitsWithoutComponent(section, isDisplay: owner == Int(Surroundings.display))
      return
    }
    let slots = banks.slots + section.base
    slots[.exists] = 1
    slots[.isDisplay] = 0
    let index = view.component(at: owner)
    let role = Int(view.components[index].role)
    slots[.role] = role >= 0 && role < roles.count ? roles[role] : words.empty
    let alignment = view.components[index].alignment
    slots[.alignment] = words.alignments[Int(alignment.rawValue)]
    slots[.isImplied] = view.components[index].isImplied ? 1 : 0
    slots[.isAligned] = alignment != .none && alignment != .center ? 1 : 0
    let keyed = view.components[index].keyedShapes
    slots[.declaresContainerShape] = keyed[.containerShape].isPresent ? 1 : 0
    slots[.clipsContent] = keyed[.clipShape].isPresent ? 1 : 0
    slots[.hasFallback] = keyed[.fallback].isPresent ? 1 : 0
    slots[.hasTransitionSource] = keyed[.transitionSource].isPresent ? 1 : 0
    slots[.hasRoundedContent] = view.placed[owner].hasRoundedContent ? 1 : 0
    slots[.hasContainer] = view.placed[owner].container.owner != Surroundings.none ? 1 : 0
    slots[.isInDisplay] = view.placed[owner].enclosing.owner == Surroundings.display ? 1 : 0
    guard let key = view.components[index].drawnKey else {
      slots[.hasShape] = 0
      slots[.drawnKey] = words.empty
      fillShapeTraits(slots, -1)
      return
    }
    slots[.hasShape] = 1
    slots[.drawnKey] = words.keys[Int(key.rawValue)]
    fillShapeTraits(slots, Int(keyed[key].shape))
  }

  /// What the drawn shape is; all no for a component that draws none.
  @inline(__always)
  private func fillShapeTraits(_ slots: UnsafeMutablePointer<SlotValue>, _ shape: Int) {
    guard shape >= 0, view.shapes[shape].kind != .broken else {
      let isBroken = shape >= 0
      slots[.kind] = isBroken ? Self.broken : words.empty
      slots[.style] = isBroken ? Self.broken : words.empty
      for slot in Self.shapeTraits { slots[slot] = isBroken ? Self.broken : 0 }
      return
    }
    let kind = view.shapes[shape].kind
    slots[.kind] = words.kinds[Int(kind.rawValue)]
    slots[.style] = words.styles[Int(view.shapes[shape].style.rawValue)]
    let bare = view.shapes[shape].concentricBits & ~view.shapes[shape].minimumBits
    let isConcentric = kind == .concentric
    slots[.isConcentric] = isConcentric ? 1 : 0
    slots[.isUniform] = view.shapes[shape].uniformity.contains(.all) ? 1 : 0
    slots[.hasBareCorner] = isConcentric && bare & 0b1111 != 0 ? 1 : 0
    slots[.isRoundedRectangular] = view.shapes[shape].isRoundedRectangular ? 1 : 0
    slots[.isSentinel] = view.shapes[shape].isSentinel ? 1 : 0
  }

  private static let shapeTraits: [ComponentSlot] = [
    .isConcentric, .isUniform, .hasBareCorner, .isRoundedRectangular, .isSentinel,
  ]

  private static let bools: [ComponentSlot] = [
    .isImplied,
    .isAligned, .declaresContainerShape, .clipsContent, .hasFallback, .hasTransitionSource,
    .hasRoundedContent, .hasContainer, .isInDisplay, .hasShape, .isConcentric, .isUniform,
    .hasBareCorner, .isRoundedRectangular, .isSentinel,
  ]

  private static let texts: [ComponentSlot] = [.role, .alignment, .drawnKey, .kind, .style]

  private func fillTraitsWithoutComponent(_ section: FieldSection, isDisplay: Bool) {
    set(section, .exists, isDisplay)
    set(section, .isDisplay, isDisplay)
    let absence = absence(section)
    for slot in Self.bools { set(section, slot, isDisplay ? 0 : absence) }
    for slot in Self.texts { set(section, slot, isDisplay ? words.empty : absence) }
  }

  func fillLiteral(_ section: FieldSection) {
    let owner = owner(section)
    guard owner >= 0 else {
      set(section, .isLiteral, owner == Int(Surroundings.display) ? 0 : absence(section))
      return
    }
    let drawn = view.drawnShape(of: view.component(at: owner))
    guard drawn >= 0 else {
      set(section, .isLiteral, false)
      return
    }
    let first = Int(view.shapes[drawn].firstLength)
    let count = Int(view.shapes[drawn].lengthCount)
    var isLiteral = count > 0
    for index in first..<max(first, first + count) where index < view.lengths.count {
      isLiteral = isLiteral && view.lengths[index].traits.contains(.literal)
    }
    set(section, .isLiteral, isLiteral)
  }

  func fillRoundedContent(_ section: FieldSection) {
    guard let index = componentIndex(section), let content = roundedContent(of: index) else {
      set(section, .roundedContentName, absence(section))
      set(section, .roundedContentIsFixed, absence(section))
      set(section, .roundedContentIsThere, false)
      return
    }
    let name = view.components[content].name
    let text = view.document.tree.withBytes(of: name) { machine.strings.intern($0) }
    set(section, .roundedContentName, text)
    let shape = view.drawnShape(of: content)
    let isFixed =
      shape >= 0 && view.shapes[shape].kind != .containerRelative
      && view.shapes[shape].concentricBits == 0
    set(section, .roundedContentIsFixed, isFixed)
    set(section, .roundedContentIsThere, true)
  }

  func fillPlaces(_ section: FieldSection) {
    for kind in Place.Kind.allCases.prefix(Place.Kind.componentCount) {
      let isThere = node(at: Place(section, kind)) != .none
      let first = section.base + Int(ComponentSlot.placePresence.rawValue)
      banks.slots[first + Int(kind.rawValue)] = isThere ? 1 : 0
    }
  }
}
