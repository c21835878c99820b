import YAMLTree

/// A component at the top level, with what it takes from the one that it is a variant of.
struct TopLevelComponent: Sendable {
  /// Its key.
  let name: NodeIndex
  /// Its mapping, or the empty value.
  let node: NodeIndex
  /// Its values; once variants are resolved, with those of the component that it uses.
  var keys: ComponentKeys
  /// The name where the shape that it draws is defined.
  var definitionName: NodeIndex
  /// The index of the component that it is a variant of; negative for none.
  var base: Int32 = -1
  /// The index of the top-level component whose content it has: its own, or that of its base.
  var contentOwner: Int32
  /// True when it cannot be read or uses something that cannot: it is placed nowhere.
  var isBroken = false
  /// The index into `TokenDocument.components`; negative when it is broken.
  var component: Int32 = -1
  /// The uses in its own content, in `DocumentReader.uses`.
  var firstUse: Int32 = 0
  var useEnd: Int32 = 0
}
