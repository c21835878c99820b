import YAMLTree

/// Which values a component states: a node for each key but `description`, `none` where absent.
struct ComponentKeys: Sendable {
  private var lanes = SIMD16<Int32>(repeating: -1)
  /// One bit a key that is there, by `ComponentKey.rawValue`; the shape keys are the lowest eight.
  private(set) var bits: UInt16 = 0

  /// The value at a key.
  subscript(key: ComponentKey) -> NodeIndex {
    key == .description ? .none : NodeIndex(raw: lanes[key.rawValue & 15])
  }

  /// The value at a shape key.
  subscript(key: ShapeKey) -> NodeIndex { NodeIndex(raw: lanes[Int(key.rawValue & 15)]) }

  /// States a value.
  mutating func set(_ key: ComponentKey, _ value: NodeIndex) {
    guard key != .description else { return }
    lanes[key.rawValue & 15] = value.raw
    bits |= 1 << UInt16(truncatingIfNeeded: key.rawValue)
  }

  /// Takes a value away.
  mutating func remove(_ key: ComponentKey) {
    guard key != .description else { return }
    lanes[key.rawValue & 15] = -1
    bits &= ~(1 << UInt16(truncatingIfNeeded: key.rawValue))
  }

  /// True when it states a value at this key.
  func has(_ key: ComponentKey) -> Bool { bits & (1 << UInt16(key.rawValue & 31)) != 0 }

  /// True when it states a shape at this key.
  func has(_ key: ShapeKey) -> Bool { bits & (1 << UInt16(key.rawValue)) != 0 }

  /// The shape keys that are there, one bit a key (`1 << key.rawValue`).
  var shapeBits: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// These values, and those of `base` for keys that are absent here.
  func over(_ base: ComponentKeys) -> ComponentKeys {
    var result = self
    result.lanes.replace(with: base.lanes, where: lanes .< 0)
    result.bits |= base.bits
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
