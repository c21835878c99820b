import YAMLTree

/// The eight shape keys of a component, side by side: one lane a key.
public struct KeyedShapes: Sendable {
  /// By `ShapeKey.rawValue` the indexes into `TokenDocument.shapes`, negative where absent.
  @usableFromInline var shapes: SIMD8<Int32>
  /// By `ShapeKey.rawValue` the places of the values in the file.
  @usableFromInline var nodes: SIMD8<Int32>
  /// The keys whose value is the word `shape`, one bit a key.
  @usableFromInline var namedBits: UInt8

  /// All keys absent.
  public init() {
    shapes = SIMD8(repeating: KeyedShape.absent.shape)
    nodes = SIMD8(repeating: KeyedShape.absent.node.raw)
    namedBits = 0
  }

  /// What stands at a key.
  @inlinable
  public subscript(key: ShapeKey) -> KeyedShape {
    @inline(__always) get {
      let lane = Int(key.rawValue)
      return KeyedShape(
        shape: shapes[lane], node: NodeIndex(raw: nodes[lane]),
        isNamed: namedBits >> key.rawValue & 1 != 0)
    }
    set {
      let lane = Int(key.rawValue)
      shapes[lane] = newValue.shape
      nodes[lane] = newValue.node.raw
      let bit = UInt8(1) << key.rawValue
      namedBits = newValue.isNamed ? namedBits | bit : namedBits & ~bit
    }
  }
}
