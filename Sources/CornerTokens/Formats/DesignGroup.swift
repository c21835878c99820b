import YAMLTree

/// A group at the top of a DESIGN.md.
enum DesignGroup: Sendable {
  case colors, typography, rounded, spacing, components
  /// One that DESIGN.md does not know, and leaves alone.
  case other

  /// The group of a key.
  init(_ key: NodeIndex, in tree: YAMLTree) {
    if tree.isScalar(key, "colors") {
      self = .colors
    } else if tree.isScalar(key, "typography") {
      self = .typography
    } else if tree.isScalar(key, "rounded") {
      self = .rounded
    } else if tree.isScalar(key, "spacing") {
      self = .spacing
    } else if tree.isScalar(key, "components") {
      self = .components
    } else {
      self = .other
    }
  }
}
