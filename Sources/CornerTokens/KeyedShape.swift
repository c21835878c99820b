import YAMLTree

/// What stands at one of a component's shape keys.
public struct KeyedShape: Sendable {
  /// The index into `TokenDocument.shapes`; negative when the key is absent.
  ///
  /// A value `shape` gives the index of the component's own shape.
  public var shape: Int32
  /// The value in the file, or `none` when the key is absent.
  public var node: NodeIndex
  /// True when the value is the word `shape`.
  public var isNamed: Bool

  /// An absent key.
  @inlinable
  public static var absent: KeyedShape {
    KeyedShape(shape: -1, node: .none, isNamed: false)
  }

  /// Makes an entry.
  @inlinable
  public init(shape: Int32, node: NodeIndex, isNamed: Bool) {
    self.shape = shape
    self.node = node
    self.isNamed = isNamed
  }

  /// True when the key is there, readable or not.
  @inlinable
  public var isPresent: Bool { shape >= 0 }
}
