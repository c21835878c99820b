import YAMLTree

extension DocumentReader {
  /// Reads all shape keys of the component that comes next; the one that draws comes first.
  mutating func shapes(_ keys: ComponentKeys, drawnKey: ShapeKey?) -> KeyedShapes {
    var shapes = KeyedShapes()
    var bits = keys.shapeBits
    guard bits != 0 else { return shapes }
    var drawn = KeyedShape.absent
    if let drawnKey {
      drawn = keyedShape(at: keys[drawnKey], drawnKey, drawnKey: drawnKey, drawn)
      shapes[drawnKey] = drawn
      bits &= ~(1 << drawnKey.rawValue)
    }
    while let key = ShapeKey(rawValue: UInt8(truncatingIfNeeded: bits.trailingZeroBitCount)) {
      bits &= bits - 1
      shapes[key] = keyedShape(at: keys[key], key, drawnKey: drawnKey, drawn)
    }
    return shapes
  }

  private mutating func keyedShape(
    at value: NodeIndex, _ key: ShapeKey, drawnKey: ShapeKey?, _ drawn: KeyedShape
  ) -> KeyedShape {
    let node = resolve(value)
    guard view[node].isScalar, !view[node].has(.isFaulty) else {
      return KeyedShape(shape: mappedShape(at: node, key), node: node, isNamed: false)
    }
    let bytes = view.bytes(node)
    guard let index = words.shapes.index(of: bytes) else {
      let place = place(of: value, leadingTo: node)
      return KeyedShape(
        shape: rounded(at: value, place, key, .continuous), node: place, isNamed: false)
    }
    if let kind = ShapeWord.allCases[index].kind {
      return KeyedShape(shape: add(Shape(kind: kind, node: node)), node: node, isNamed: false)
    }
    if key == .fallback {
      report(.shapeAsFallback, at: node)
    } else if key == .shape || key == drawnKey {
      report(.shapeNamesItself(key.word), at: node)
    } else if drawn.isPresent {
      return KeyedShape(shape: drawn.shape, node: node, isNamed: true)
    } else {
      report(.shapeNamesNothing, at: node)
    }
    return KeyedShape(shape: addBroken(at: node), node: node, isNamed: true)
  }

  /// Reads a shape that is written as a mapping.
  private mutating func mappedShape(at node: NodeIndex, _ key: ShapeKey) -> Int32 {
    guard view[node].isMapping else {
      reportWrong(.shape, at: node)
      return addBroken(at: node)
    }
    var parts = ShapeParts()
    var isReported = view[node].has(.isFaulty)
    var entries = view.entries(node)
    while let (name, value) = entries.next() {
      let bytes = view.bytes(name)
      if let index = words.forms.index(of: bytes), let part = ShapeForm(rawValue: index) {
        if part.saysKind, let form = parts.form {
          report(.twoForms(form.word, part.word), at: node)
          isReported = true
        } else {
          parts.add(part, key: name, value: value)
        }
      } else if isExtension(name) {
        continue
      } else if words.shapes.index(of: bytes) != nil {
        report(.wordAsForm(excerpt(bytes)), at: node)
        isReported = true
      } else if let brace = tree.singleNullEntryFlowMapping(node) {
        report(.bracesAsMapping(tree.source.text(in: brace)), at: node)
        isReported = true
      } else {
        reportUnknownKey(name, of: words.forms, or: .forms, in: "a shape")
        parts.hasUnknownKey = true
      }
    }
    guard !isReported else { return addBroken(at: node) }
    guard let form = parts.form else {
      if !parts.hasUnknownKey { report(.noForm, at: node) }
      return addBroken(at: node)
    }
    if let stray = parts.stray(beside: form) {
      report(
        .unknownKey(stray.part.word, place: "a `\(form.word)`", suggestion: nil), at: stray.key)
    }
    return shape(form, parts, at: node, key)
  }

  private mutating func shape(
    _ form: ShapeForm, _ parts: ShapeParts, at node: NodeIndex, _ key: ShapeKey
  ) -> Int32 {
    switch form {
    case .roundedRectangle:
      guard let style = style(parts) else { return addBroken(at: node) }
      return rounded(at: parts.formValue, node, key, style)
    case .unevenRoundedRectangle:
      guard let style = style(parts) else { return addBroken(at: node) }
      return unevenShape(at: resolve(parts.formValue), node, key, style)
    case .concentric:
      return concentricShape(at: resolve(parts.formValue), node, key)
    case .concentricRectangle:
      return concentricRectangle(at: resolve(parts.formValue), node, key)
    case .custom:
      return customShape(at: resolve(parts.formValue), parts, node, key)
    case .style, .roundedRectangular, .radius:
      return addBroken(at: node)
    }
  }

  /// The stated style, `continuous` when there is none; nil when it cannot be read.
  private mutating func style(_ parts: ShapeParts) -> CornerStyle? {
    guard parts.style != .none else { return .continuous }
    let node = resolve(parts.style)
    guard let index = words.styles.index(of: view.bytes(node)) else {
      reportWrong(.style, at: node, among: words.styles.words)
      return nil
    }
    return CornerStyle(rawValue: UInt8(truncatingIfNeeded: index + 1))
  }

  /// Reads `true` or `false`; nil when it is neither.
  mutating func truth(at node: NodeIndex) -> Bool? {
    guard let index = words.truth.index(of: view.bytes(node)) else {
      reportWrong(.truth, at: node)
      return nil
    }
    return index >= 3
  }

  /// Reads a length of the shape that comes next, and keeps it.
  mutating func shapeLength(
    at value: NodeIndex, _ key: ShapeKey, isMinimum: Bool = false
  ) -> Double {
    let node = resolve(value)
    // A bare value may also be the name of a shape, which matters for what is suggested.
    var length = length(at: node, isMinimum ? .component : .shape)
    if node != value || cornerNodes?.hasValueElsewhere == true, let corner = corner(at: node),
      length.value.bitPattern == cornerSlots[corner]
    {
      // One text for both: the shape says the corner's name in YAML's way.
      length.traits = .reference
    }
    if isMinimum { length.traits.insert(.minimum) }
    document.lengths.append(
      ShapeLength(
        component: Int32(clamping: document.components.count),
        shape: Int32(clamping: document.shapes.count), key: key, traits: length.traits,
        node: place(of: value, leadingTo: node), value: length.value))
    return length.value
  }

  /// Adds a rounded rectangle of one radius.
  private mutating func rounded(
    at value: NodeIndex, _ node: NodeIndex, _ key: ShapeKey, _ style: CornerStyle
  ) -> Int32 {
    let firstLength = document.lengths.count
    let radius = shapeLength(at: value, key)
    var shape = Shape(kind: radius >= Shape.fullyRound ? .capsule : .roundedRectangle, node: node)
    shape.isSentinel = radius >= Shape.fullyRound
    shape.style = shape.isSentinel ? .none : style
    shape.radii = SIMD4(repeating: radius)
    return add(shape, firstLength: firstLength)
  }

  /// Adds a shape whose lengths are the last ones; its index.
  mutating func add(_ shape: Shape, firstLength: Int) -> Int32 {
    var shape = shape
    shape.firstLength = Int32(clamping: firstLength)
    shape.lengthCount = Int32(clamping: document.lengths.count - firstLength)
    document.shapes.append(shape)
    return Int32(clamping: document.shapes.count - 1)
  }

  /// Adds a shape without lengths; its index.
  private mutating func add(_ shape: Shape) -> Int32 {
    add(shape, firstLength: document.lengths.count)
  }

  /// Adds a shape that could not be read; its index.
  mutating func addBroken(at node: NodeIndex) -> Int32 { add(Shape(kind: .broken, node: node)) }
}
