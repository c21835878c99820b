import YAMLTree

/// Which values a component states: a node for each key but `description`, `none` where absent.
struct ComponentKeys: Sendable {
  private var lanes = SIMD16<Int32>(repeating: -1)

  /// The value at a key.
  subscript(key: ComponentKey) -> NodeIndex {
    get { key == .description ? .none : NodeIndex(raw: lanes[key.rawValue]) }
    set { if key != .description { lanes[key.rawValue] = newValue.raw } }
  }

  /// The value at a shape key.
  subscript(key: ShapeKey) -> NodeIndex { NodeIndex(raw: lanes[Int(key.rawValue)]) }

  /// True when it states a value at this key.
  func has(_ key: ComponentKey) -> Bool { key != .description && lanes[key.rawValue] >= 0 }

  /// True when it states a shape at this key.
  func has(_ key: ShapeKey) -> Bool { lanes[Int(key.rawValue)] >= 0 }

  /// True when it states no shape at all.
  var hasNoShape: Bool { all(lanes.lowHalf .< 0) }

  /// These values, and those of `base` for keys that are absent here.
  func over(_ base: ComponentKeys) -> ComponentKeys {
    var result = self
    result.lanes.replace(with: base.lanes, where: lanes .< 0)
    return result
  }

  /// The key whose shape is drawn: `shape`, else the first of the three that draw.
  var drawnKey: ShapeKey? {
    if has(ShapeKey.shape) { return .shape }
    if has(ShapeKey.background) { return .background }
    if has(ShapeKey.glassEffect) { return .glassEffect }
    return has(ShapeKey.clipShape) ? .clipShape : nil
  }
}
