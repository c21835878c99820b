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
    set(section, .exists, true)
    set(section, .isDisplay, false)
    let index = view.component(at: owner)
    let role = Int(view.components[index].role)
    set(section, .role, role < roles.count ? roles[role] : words.empty)
    let alignment = view.components[index].alignment
    set(section, .alignment, words.alignments[Int(alignment.rawValue)])
    set(section, .isAligned, alignment != .none && alignment != .center)
    set(section, .declaresContainerShape, isPresent(.containerShape, index))
    set(section, .clipsContent, isPresent(.clipShape, index))
    set(section, .hasFallback, isPresent(.fallback, index))
    set(section, .hasTransitionSource, isPresent(.transitionSource, index))
    set(section, .hasRoundedContent, view.placed[owner].hasRoundedContent)
    set(section, .hasContainer, view.placed[owner].container.exists)
    set(section, .isInDisplay, view.placed[owner].enclosing.isDisplay)
    guard let key = view.components[index].drawnKey else {
      set(section, .hasShape, false)
      set(section, .drawnKey, words.empty)
      fillShapeTraits(section, nil)
      return
    }
    set(section, .hasShape, true)
    set(section, .drawnKey, words.keys[Int(key.rawValue)])
    fillShapeTraits(section, Int(view.components[index].keyedShapes[key].shape))
  }

  @inline(__always)
  private func isPresent(_ key: ShapeKey, _ component: Int) -> Bool {
    view.components[component].keyedShapes[key].isPresent
  }

  /// What the drawn shape is; all no for a component that draws none.
  private func fillShapeTraits(_ section: FieldSection, _ shape: Int?) {
    guard let shape, shape >= 0 else {
      set(section, .kind, words.empty)
      set(section, .style, words.empty)
      for slot in Self.shapeTraits { set(section, slot, false) }
      return
    }
    let kind = view.shapes[shape].kind
    guard kind != .broken else {
      set(section, .kind, Self.broken)
      set(section, .style, Self.broken)
      for slot in Self.shapeTraits { set(section, slot, Self.broken) }
      return
    }
    set(section, .kind, words.kinds[Int(kind.rawValue)])
    set(section, .style, words.styles[Int(view.shapes[shape].style.rawValue)])
    let bare = view.shapes[shape].concentricBits & ~view.shapes[shape].minimumBits
    set(section, .isConcentric, kind == .concentric)
    set(section, .isUniform, view.shapes[shape].uniformity.contains(.all))
    set(section, .hasBareCorner, kind == .concentric && bare & 0b1111 != 0)
    set(section, .isRoundedRectangular, view.shapes[shape].isRoundedRectangular)
    set(section, .isSentinel, view.shapes[shape].isSentinel)
  }

  private static let shapeTraits: [ComponentSlot] = [
    .isConcentric, .isUniform, .hasBareCorner, .isRoundedRectangular, .isSentinel,
  ]

  private static let bools: [ComponentSlot] = [
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
      set(section, .roundedContentIsThere, false)
      return
    }
    let name = view.components[content].name
    let text = view.document.tree.withBytes(of: name) { machine.strings.intern($0) }
    set(section, .roundedContentName, text)
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
