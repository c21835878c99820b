import YAMLTree

/// What a mapping says of itself as a token: `{ "value": "4px", "type": "borderRadius" }`.
struct TokenEntry {
  /// The value, an alias of YAML not followed; `none` for a group.
  private(set) var value = NodeIndex.none
  /// The unit that stands beside the value, a scalar; `none` when there is none.
  private(set) var unit = NodeIndex.none
  /// The type, a scalar, which a group hands to its tokens; `none` when there is none.
  private(set) var type = NodeIndex.none
  /// What calls the token deprecated: its reason where there is one.
  private(set) var deprecation = NodeIndex.none
  /// Whether the value stands at `$value`.
  private(set) var hasDollar = false
  /// Whether Tokens Studio has left something of its own in `$extensions`.
  private(set) var hasStudioExtension = false

  /// Whether it is a token, and no group.
  var isToken: Bool { value.raw >= 0 }

  /// Looks at the entries of a mapping once.
  init(_ mapping: NodeIndex, _ view: TreeView, _ tree: YAMLTree) {
    var flag = NodeIndex.none
    var comment = NodeIndex.none
    var entries = view.entries(mapping)
    while let (key, value) = entries.next() {
      switch Self.keys.index(of: view.bytes(key)) {
      case 0:
        self.value = value
        hasDollar = true
      case 1: if !hasDollar { self.value = value }
      case 2, 3: if view[tree.resolved(value)].isScalar { type = tree.resolved(value) }
      case 4, 5: flag = tree.resolved(value)
      case 6: comment = tree.resolved(value)
      case 7: hasStudioExtension = Self.has("studio.tokens", in: value, view, tree)
      case 8: if view[tree.resolved(value)].isScalar { unit = tree.resolved(value) }
      default: break
      }
    }
    if type.raw < 0, value.raw >= 0, isGroup(value, view, tree) { value = .none }
    let isFalse = tree.isScalar(flag, "false") || tree.isNull(flag)
    if flag.raw < 0 || tree.isScalar(flag, "true"), comment.raw >= 0 {
      deprecation = comment
    } else if flag.raw >= 0, !isFalse {
      deprecation = flag
    }
  }

  /// Whether a value is itself a token, so that what has it is a group with a token named `value`.
  private func isGroup(_ value: NodeIndex, _ view: TreeView, _ tree: YAMLTree) -> Bool {
    Self.has("value", in: value, view, tree) || Self.has("$value", in: value, view, tree)
  }

  private static func has(
    _ key: StaticString, in mapping: NodeIndex, _ view: TreeView, _ tree: YAMLTree
  ) -> Bool {
    var entries = view.entries(tree.resolved(mapping))
    while let (name, _) = entries.next() {
      if tree.isScalar(name, key) { return true }
    }
    return false
  }

  private static let keys = Vocabulary([
    "$value", "value", "$type", "type", "$deprecated", "deprecated", "deprecated_comment",
    "$extensions", "unit",
  ])
}
