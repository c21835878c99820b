import YAMLTree

extension DocumentReader {
  /// Adds `{ unevenRoundedRectangle: { topLeading: L, … } }`.
  mutating func unevenShape(
    at value: NodeIndex, _ node: NodeIndex, _ key: ShapeKey, _ style: CornerStyle
  ) -> Int32 {
    guard isReadableMapping(value, .unevenCorners) else { return addBroken(at: node) }
    let firstLength = document.lengths.count
    var radii = SIMD4<Double>(repeating: 0)
    var entries = view.entries(value)
    while let (name, radius) = entries.next() {
      if let lane = words.corners.index(of: view.bytes(name)) {
        radii[lane] = shapeLength(at: radius, key)
      } else if !isExtension(name) {
        reportUnknownKey(
          name, of: words.corners, or: .corners, in: "an `unevenRoundedRectangle`")
      }
    }
    let sentinels = radii .>= Shape.fullyRound
    var shape = Shape(kind: all(sentinels) ? .capsule : .unevenRoundedRectangle, node: node)
    shape.isSentinel = any(sentinels)
    shape.style = all(sentinels) ? .none : style
    shape.radii = radii
    return add(shape, firstLength: firstLength)
  }

  /// Adds `{ concentric: { minimum: L, isUniform: false } }`.
  mutating func concentricShape(
    at value: NodeIndex, _ node: NodeIndex, _ key: ShapeKey
  ) -> Int32 {
    guard isReadableMapping(value, .concentric) else { return addBroken(at: node) }
    let firstLength = document.lengths.count
    var shape = Shape(kind: .concentric, node: node)
    var entries = view.entries(value)
    while let (name, part) = entries.next() {
      switch words.concentric.index(of: view.bytes(name)) {
      case 0:
        shape.radii = SIMD4(
          repeating: shapeLength(at: part, key, isMinimum: true))
        shape.minimumBits = 0b1111
      case 1:
        guard let isUniform = truth(at: resolve(part)) else {
          shape.kind = .broken
          continue
        }
        shape.uniformity = isUniform ? .all : []
      default:
        guard !isExtension(name) else { continue }
        reportUnknownKey(name, of: words.concentric, or: .concentric, in: "a `concentric` shape")
      }
    }
    return add(shape, firstLength: firstLength)
  }

  /// Adds `{ concentricRectangle: { uniformTopCorners: S, … } }`.
  mutating func concentricRectangle(
    at value: NodeIndex, _ node: NodeIndex, _ key: ShapeKey
  ) -> Int32 {
    guard isReadableMapping(value, .concentricCorners) else { return addBroken(at: node) }
    let firstLength = document.lengths.count
    var shape = Shape(kind: .concentric, node: node)
    var named: UInt8 = 0
    var entries = view.entries(value)
    while let (name, style) = entries.next() {
      guard let index = words.labels.index(of: view.bytes(name)),
        let label = CornerLabel(rawValue: index)
      else {
        guard !isExtension(name) else { continue }
        reportUnknownKey(name, of: words.labels, in: "a `concentricRectangle`")
        continue
      }
      guard named & label.bits == 0 else {
        report(.cornerTwice(label.word), at: resolve(style))
        continue
      }
      named |= label.bits
      shape.uniformity.formUnion(label.uniformity)
      readCornerStyle(at: style, label, into: &shape, key)
    }
    return add(shape, firstLength: firstLength)
  }

  /// Reads the style of the corners that a label names.
  private mutating func readCornerStyle(
    at value: NodeIndex, _ label: CornerLabel, into shape: inout Shape, _ key: ShapeKey
  ) {
    let node = resolve(value)
    if view[node].isScalar {
      if let word = words.shapes.index(of: view.bytes(node)),
        ShapeWord.allCases[word] == .concentric
      {
        return
      }
      return setFixed(shapeLength(at: value, key), label, &shape)
    }
    guard isReadableMapping(node, .cornerStyle) else { return setUnreadable(label, &shape) }
    var form: Int?
    var entries = view.entries(node)
    while let (name, value) = entries.next() {
      guard let index = words.cornerStyles.index(of: view.bytes(name)) else {
        guard !isExtension(name) else { continue }
        reportUnknownKey(name, of: words.cornerStyles, in: "the style of a corner")
        form = form ?? -1
        continue
      }
      if let form, form >= 0 {
        report(.twoForms(words.cornerStyles.words[form], words.cornerStyles.words[index]), at: node)
        return setUnreadable(label, &shape)
      }
      form = index
      if index == 1 {
        setFixed(shapeLength(at: value, key), label, &shape)
      } else {
        readCornerMinimum(at: resolve(value), label, into: &shape, key)
      }
    }
    if form == nil {
      report(.wrong(.cornerStyle, found: "this mapping", suggestion: nil), at: node)
    }
    if form == nil || form == -1 { setUnreadable(label, &shape) }
  }

  private mutating func readCornerMinimum(
    at node: NodeIndex, _ label: CornerLabel, into shape: inout Shape, _ key: ShapeKey
  ) {
    guard isReadableMapping(node, .concentric) else { return setUnreadable(label, &shape) }
    var entries = view.entries(node)
    while let (name, value) = entries.next() {
      if words.concentric.index(of: view.bytes(name)) == 0 {
        let minimum = shapeLength(at: value, key, isMinimum: true)
        setRadius(minimum, label, &shape)
        shape.minimumBits |= label.bits
      } else if !isExtension(name) {
        let suggestion = tree.isScalar(name, "minimum") ? nil : "minimum"
        let problem = TokenProblem.unknownKey(
          excerpt(view.bytes(name)), place: "the style of a corner", suggestion: suggestion)
        report(problem, at: name)
      }
    }
  }

  private func setFixed(_ radius: Double, _ label: CornerLabel, _ shape: inout Shape) {
    setRadius(radius, label, &shape)
    shape.concentricBits &= ~label.bits
    if radius >= Shape.fullyRound { shape.isSentinel = true }
  }

  private func setUnreadable(_ label: CornerLabel, _ shape: inout Shape) {
    setFixed(UnknownReason.brokenValue.measure, label, &shape)
  }

  private func setRadius(_ radius: Double, _ label: CornerLabel, _ shape: inout Shape) {
    for lane in 0..<4 where label.bits & (1 << UInt8(lane)) != 0 { shape.radii[lane] = radius }
  }

  /// Adds `{ custom: Name, roundedRectangular: true, radius: L }`.
  mutating func customShape(
    at value: NodeIndex, _ parts: ShapeParts, _ node: NodeIndex, _ key: ShapeKey
  ) -> Int32 {
    let firstLength = document.lengths.count
    var shape = Shape(kind: .custom, node: node)
    if !view[value].isScalar || isNull(value) || view.bytes(value).isEmpty {
      reportWrong(.customName, at: value)
      shape.kind = .broken
    }
    if parts.roundedRectangular != .none {
      if let isRounded = truth(at: resolve(parts.roundedRectangular)) {
        shape.isRoundedRectangular = isRounded
      } else {
        shape.kind = .broken
      }
    }
    if parts.radius != .none {
      let radius = shapeLength(at: parts.radius, key)
      shape.radii = SIMD4(repeating: radius)
      shape.isSentinel = radius >= Shape.fullyRound
    } else {
      shape.radii = SIMD4(repeating: UnknownReason.customShapeWithoutRadius.measure)
      shape.hasUnknownRadius = true
    }
    return add(shape, firstLength: firstLength)
  }

  /// True for a mapping that can be read; anything else is reported.
  mutating func isReadableMapping(
    _ node: NodeIndex, _ expectation: TokenProblem.Expectation
  ) -> Bool {
    if view[node].isMapping, !view[node].has(.isFaulty) { return true }
    reportWrong(expectation, at: node)
    return false
  }
}
