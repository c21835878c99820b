import YAMLTree

/// What stands at one of a component's shape keys.
package struct KeyedShape: Sendable {
  /// The index into `TokenDocument.shapes`; negative when the key is absent.
  ///
  /// A value `shape` gives the index of the component's own shape.
  package var shape: Int32
  /// The value in the file, or `none` when the key is absent.
  package var node: NodeIndex
  /// True when the value is the word `shape`.
  package var isNamed: Bool

  /// An absent key.
  @inlinable
  package static var absent: KeyedShape {
    KeyedShape(shape: -1, node: .none, isNamed: false)
  }

  /// Makes an entry.
  @inlinable
  package init(shape: Int32, node: NodeIndex, isNamed: Bool) {
    self.shape = shape
    self.node = node
    self.isNamed = isNamed
  }

  /// True when the key is there, readable or not.
  @inlinable
  package var isPresent: Bool { shape >= 0 }
}
