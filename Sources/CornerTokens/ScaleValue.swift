import YAMLTree

/// One named value of the corner scale.
package struct ScaleValue: Sendable {
  /// The first byte of its dotted name in `Scale.names`.
  package var nameStart: Int32
  /// The length of the dotted name in bytes.
  package var nameCount: Int32
  /// The key in the file.
  package var key: NodeIndex
  /// The value in the file.
  package var node: NodeIndex
  /// What is known of the text; never `minimum`.
  package var traits: LengthTraits
  /// True when a component or another value of the scale refers to it.
  package var isReferenced: Bool
  /// Points; `UnknownReason.brokenValue.measure` when it could not be worked out.
  package var value: Double

  /// Makes a value that is not worked out yet.
  package init(nameStart: Int32, nameCount: Int32, key: NodeIndex, node: NodeIndex) {
    self.nameStart = nameStart
    self.nameCount = nameCount
    self.key = key
    self.node = node
    traits = []
    isReferenced = false
    value = UnknownReason.brokenValue.measure
  }
}
