import CornerGeometry
import CornerTokens
import Expressions

extension FieldFiller {
  /// The slots of one of a component's other shapes.
  struct KeyedSlots {
    var kind: ComponentSlot
    var style: ComponentSlot
    var radii: ComponentSlot
    var radius: CornerRow
  }

  func fillContainerShape(_ section: FieldSection) {
    let slots = KeyedSlots(
      kind: .containerShapeKind, style: .containerShapeStyle, radii: .containerShapeRadii,
      radius: .containerShapeRadius)
    let shape = fill(section, .containerShape, slots, .containerShape)
    guard let shape, let index = componentIndex(section) else {
      let absence = componentIndex(section) == nil ? absence(section) : Self.undeclared
      set(section, .containerShapeIsSupported, absence)
      set(section, .containerShapeIsNamed, absence)
      return
    }
    let isBroken = view.shapes[shape].kind == .broken
    let isSupported: SlotValue = view.shapes[shape].isRoundedRectangular ? 1 : 0
    set(section, .containerShapeIsSupported, isBroken ? Self.broken : isSupported)
    set(
      section, .containerShapeIsNamed, view.components[index].keyedShapes[.containerShape].isNamed)
  }

  func fillFallback(_ section: FieldSection) {
    let slots = KeyedSlots(
      kind: .fallbackKind, style: .fallbackStyle, radii: .fallbackRadii, radius: .fallbackRadius)
    fill(section, .fallback, slots, .fallback)
  }

  func fillTransitionSource(_ section: FieldSection) {
    let slots = KeyedSlots(
      kind: .transitionSourceKind, style: .transitionSourceStyle, radii: .transitionSourceRadii,
      radius: .transitionSourceRadius)
    fill(section, .transitionSource, slots, .transitionSource)
  }

  /// Fills what all keyed shapes have; nil when the key is absent.
  @discardableResult
  private func fill(
    _ section: FieldSection, _ key: ShapeKey, _ slots: KeyedSlots, _ group: FieldGroup
  ) -> Int? {
    let index = componentIndex(section)
    guard let index, case let shape = Int(view.components[index].keyedShapes[key].shape),
      shape >= 0
    else {
      let absence = index == nil ? absence(section) : Self.undeclared
      set(section, slots.kind, absence)
      set(section, slots.style, absence)
      set(section, list: slots.radii, SIMD4(repeating: Double(bitPattern: absence)))
      set(section, slots.radius, all: absence)
      setPairs(section, group, CornerPairs.all)
      return nil
    }
    let kind = view.shapes[shape].kind
    let isBroken = kind == .broken
    set(section, slots.kind, isBroken ? Self.broken : words.kinds[Int(kind.rawValue)])
    let style = words.styles[Int(view.shapes[shape].style.rawValue)]
    set(section, slots.style, isBroken ? Self.broken : style)
    let radii = resolvedRadii(of: shape, at: owner(section))
    var pairs = CornerPairs.all
    set(section, list: slots.radii, radii)
    set(section, slots.radius, radii, &pairs)
    setPairs(section, group, pairs)
    return shape
  }

  /// The resolved radii of any shape of the component at a placement.
  func resolvedRadii(of shape: Int, at placement: Int) -> SIMD4<Double> {
    guard view.shapes[shape].kind != .broken else {
      return SIMD4(repeating: Double(bitPattern: Self.broken))
    }
    if view.drawnShape(of: view.component(at: placement)) == shape {
      return view.placed[placement].resolved
    }
    return view.geometry.radii(of: Int32(shape), at: placement, in: view.document).resolved
  }
}
