import YAMLTree

/// A `use` inside a content, which places a top-level component.
struct ComponentUse: Sendable {
  /// The component that it makes, in `TokenDocument.components`.
  let component: Int32
  /// The top-level component that it names.
  let target: Int32
  /// The name of the target where it is used.
  let node: NodeIndex
  /// True when the target's content comes with it.
  let hasTargetContent: Bool
}
