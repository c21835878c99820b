import CornerTokens
import Diagnostics
import Expressions

extension FieldFiller {
  private func set(token slot: TokenSlot, _ value: SlotValue) {
    banks.slots[FieldSection.token.base + Int(slot.rawValue)] = value
  }

  private func set(length slot: LengthSlot, _ value: SlotValue) {
    banks.slots[FieldSection.length.base + Int(slot.rawValue)] = value
  }

  private func set(shape slot: ShapeSlot, _ value: SlotValue) {
    banks.slots[FieldSection.shape.base + Int(slot.rawValue)] = value
  }

  // MARK: Values of the scale

  func fillToken() {
    let value = view.document.scale.values[token]
    set(token: .value, value.value.bitPattern)
    set(token: .isLiteral, value.traits.contains(.literal) ? 1 : 0)
    set(token: .isReference, value.traits.contains(.reference) ? 1 : 0)
    set(token: .isReferenced, value.isReferenced ? 1 : 0)
    set(token: .usesSentinel, value.traits.contains(.sentinelArithmetic) ? 1 : 0)
    set(token: .namesInset, ScaleIndex.namesInset(token, in: view.document.scale) ? 1 : 0)
  }

  func fillTokenName() {
    set(token: .name, machine.strings.intern(view.document.scale.name(of: token)))
  }

  mutating func fillTokenRepeat() {
    let original = originalToken
    set(token: .isRepeated, original == nil ? 0 : 1)
    set(token: .originalIsThere, original == nil ? 0 : 1)
    let name = original.map { machine.strings.intern(view.document.scale.name(of: $0)) }
    set(token: .originalName, name ?? Self.undeclared)
  }

  /// The index of the value that the one at hand repeats.
  var originalToken: Int? {
    mutating get { scaleIndexMade().original(of: token) }
  }

  mutating func scaleIndexMade() -> ScaleIndex {
    if let scaleIndex { return scaleIndex }
    let imported = view.document.isSpec ? view.document.tokens?.radii ?? [] : []
    let index = ScaleIndex(
      view.document.scale, imported: imported, tolerance: view.geometry.tolerance)
    scaleIndex = index
    return index
  }

  // MARK: Lengths

  func fillLength() {
    let traits: LengthTraits
    if placement < 0 {
      traits = view.document.scale.values[length].traits
      set(length: .value, view.document.scale.values[length].value.bitPattern)
      set(length: .isDrawn, 0)
      set(length: .key, words.scaleKey)
    } else {
      traits = view.lengths[length].traits
      set(length: .value, view.lengths[length].value.bitPattern)
      let key = view.lengths[length].key
      set(length: .isDrawn, view.components[component].drawnKey == key ? 1 : 0)
      set(length: .key, words.keys[Int(key.rawValue)])
    }
    set(length: .isOnScale, placement < 0 ? 1 : 0)
    set(length: .isLiteral, traits.contains(.literal) ? 1 : 0)
    set(length: .isReference, traits.contains(.reference) ? 1 : 0)
    set(length: .isImported, traits.contains(.imported) ? 1 : 0)
    set(length: .isShare, traits.contains(.share) ? 1 : 0)
    set(length: .isMinimum, traits.contains(.minimum) ? 1 : 0)
    set(length: .usesSentinel, traits.contains(.sentinelArithmetic) ? 1 : 0)
  }

  private var lengthValue: Double {
    placement < 0 ? view.document.scale.values[length].value : view.lengths[length].value
  }

  mutating func fillLengthMatch() {
    let value = lengthValue
    guard !value.isNaN else {
      set(length: .isScaleValue, value.bitPattern)
      set(length: .isScaleRadius, value.bitPattern)
      set(length: .isInnerPlusPadding, value.bitPattern)
      return
    }
    let isRadius =
      scaleIndexMade().radius(sameAs: value) != nil
      || scaleIndexMade().importedRadius(sameAs: value) != nil
    set(length: .isScaleRadius, isRadius ? 1 : 0)
    let isValue = isRadius || scaleIndexMade().value(sameAs: value) != nil
    set(length: .isScaleValue, isValue ? 1 : 0)
    set(length: .isInnerPlusPadding, isInnerPlusPadding(value) ? 1 : 0)
  }

  private func isInnerPlusPadding(_ value: Double) -> Bool {
    guard component >= 0, let inner = view.document.scale.inner,
      view.document.scale.values.indices.contains(Int(inner))
    else { return false }
    let padding = view.components[component].padding
    guard padding[0] == padding[1], padding[1] == padding[2], padding[2] == padding[3] else {
      return false
    }
    let sum = view.document.scale.values[Int(inner)].value + padding[0]
    return !sum.isNaN && view.geometry.tolerance.same(value, sum)
  }

  mutating func fillLengthForm() {
    let value = lengthValue
    var form: String?
    if !value.isNaN {
      if let match = scaleIndexMade().radius(sameAs: value) {
        form = TokenForm.text(of: view.document.scale.name(of: match))
      } else if isInnerPlusPadding(value) {
        form = "inner + padding"
      } else if let match = scaleIndexMade().importedRadius(sameAs: value),
        let tokens = view.document.tokens
      {
        form = TokenForm.text(of: tokens.name(of: match))
      }
    }
    set(length: .tokenForm, form.map { machine.strings.intern($0) } ?? Self.undeclared)
    set(length: .tokenFormIsThere, form == nil ? 0 : 1)
  }

  // MARK: Shapes

  /// The index of the shape at hand; nil when the key is absent.
  var shape: Int? {
    guard component >= 0 else { return nil }
    let index = Int(view.components[component].keyedShapes[shapeKey].shape)
    return index < 0 ? nil : index
  }

  func fillShapeFlags() {
    set(shape: .key, words.keys[Int(shapeKey.rawValue)])
    guard component >= 0 else {
      set(shape: .isDrawn, Self.undeclared)
      set(shape: .isNamed, Self.undeclared)
      return
    }
    set(shape: .isDrawn, view.components[component].drawnKey == shapeKey ? 1 : 0)
    set(shape: .isNamed, view.components[component].keyedShapes[shapeKey].isNamed ? 1 : 0)
  }

  func fillShape() {
    guard let shape else {
      set(shape: .kind, Self.undeclared)
      set(shape: .style, Self.undeclared)
      return
    }
    let kind = view.shapes[shape].kind
    let style = words.styles[Int(view.shapes[shape].style.rawValue)]
    set(shape: .kind, kind == .broken ? Self.broken : words.kinds[Int(kind.rawValue)])
    set(shape: .style, kind == .broken ? Self.broken : style)
  }

  func fillShapeRadii() {
    let absent = SIMD4(repeating: Double(bitPattern: Self.undeclared))
    let radii = shape.map { resolvedRadii(of: $0, at: placement) } ?? absent
    var pairs = CornerPairs.all
    var bits = SIMD4<UInt64>(repeating: 0)
    for lane in 0..<4 {
      bits[lane] = radii[lane].bitPattern
      banks.slots[FieldSection.shape.base + Int(ShapeSlot.radii.rawValue) + lane] = bits[lane]
    }
    set(row: CornerRow.shapeRadius, bits, &pairs)
    setPairs(.shape, .shapeRadii, pairs)
  }
}
