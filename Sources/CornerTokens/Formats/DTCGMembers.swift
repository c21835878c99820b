import YAMLTree

/// What an object of the format says of itself, whatever the order of its keys.
struct DTCGMembers {
  /// The value of `$value`; `none` for a group.
  private(set) var value = NodeIndex.none
  /// The value of `$type`.
  private(set) var type = NodeIndex.none
  /// The value of `$ref`.
  private(set) var reference = NodeIndex.none
  /// The key `$ref`.
  private(set) var referenceKey = NodeIndex.none
  /// The value of `$deprecated`.
  private(set) var deprecated = NodeIndex.none
  /// The value of `$description`.
  private(set) var description = NodeIndex.none
  /// The value of `$extensions`.
  private(set) var extensions = NodeIndex.none
  /// The value of `$extends`.
  private(set) var extends = NodeIndex.none
  /// The value of a `unit` of the object's own.
  private(set) var unit = NodeIndex.none
  /// Whether a key begins with `$` that the format does not know.
  private(set) var hasStrangeKeys = false
  /// Whether a member with a plain name is an object.
  private(set) var hasObjects = false

  /// Looks at the keys of an object; linear in their number.
  init(_ mapping: NodeIndex, in view: TreeView) {
    var entries = view.entries(mapping)
    while let (key, value) = entries.next() {
      let name = view.bytes(key)
      guard name.first == UInt8(ascii: "$") else {
        if view[value].isMapping { hasObjects = true }
        if name.count == 4, name.elementsEqual("unit".utf8) { unit = value }
        continue
      }
      switch DTCGKey(name) {
      case .value: self.value = value
      case .type: type = value
      case .reference:
        reference = value
        referenceKey = key
      case .deprecated: deprecated = value
      case .description: description = value
      case .extensions: extensions = value
      case .extends: extends = value
      case .root: hasObjects = true
      case .schema: break
      case nil: hasStrangeKeys = true
      }
    }
  }

  /// Whether the object is a token for certain.
  var hasValue: Bool { value != .none }
}
