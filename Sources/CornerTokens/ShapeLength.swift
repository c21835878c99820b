import YAMLTree

/// A radius or a minimum inside a shape of one component.
package struct ShapeLength: Sendable {
  /// The index of the component into `TokenDocument.components`.
  package var component: Int32
  /// The index of the shape that holds it into `TokenDocument.shapes`.
  package var shape: Int32
  /// The key at which the shape stands.
  package var key: ShapeKey
  /// What is known of the text.
  package var traits: LengthTraits
  /// The value in the file.
  package var node: NodeIndex
  /// Points; `UnknownReason.brokenValue.measure` when it could not be read.
  package var value: Double

  /// Makes a length.
  package init(
    component: Int32, shape: Int32, key: ShapeKey, traits: LengthTraits, node: NodeIndex,
    value: Double
  ) {
    self.component = component
    self.shape = shape
    self.key = key
    self.traits = traits
    self.node = node
    self.value = value
  }
}
