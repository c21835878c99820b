import YAMLTree

/// What tells a token file of another format that happens to have `corners` or `components`.
enum ForeignSigns {
  /// The most nodes that are looked at below each key.
  private static var limit: Int { 64 }

  /// Whether a document cannot be a nesting spec; constant time but for the keys at its top.
  static func areThere(in root: NodeIndex, _ view: TreeView, _ tree: YAMLTree) -> Bool {
    if tree.isFrontMatter { return true }
    var entries = view.entries(root)
    while let (key, value) = entries.next() {
      if tree.isScalar(key, "resolutionOrder") { return true }
      guard tree.isScalar(key, "corners") || tree.isScalar(key, "components") else { continue }
      if haveValues(tree.resolved(value), view, tree) { return true }
    }
    return false
  }

  /// Whether there is a `$value`, a `$type`, or a `value` that is a length with a unit or a reference.
  private static func haveValues(
    _ mapping: NodeIndex, _ view: TreeView, _ tree: YAMLTree
  ) -> Bool {
    var left = limit
    var open = [view.entries(mapping)]
    while left > 0, let last = open.indices.last {
      guard let (key, value) = open[last].next() else {
        open.removeLast()
        continue
      }
      left -= 1
      if tree.isScalar(key, "$value") || tree.isScalar(key, "$type") { return true }
      if view[value].isMapping {
        if open.count < 6 { open.append(view.entries(value)) }
      } else if tree.isScalar(key, "value"), isForeign(view.bytes(value)) {
        return true
      }
    }
    return false
  }

  /// Whether a text is a value that only other formats have: `12px`, `1rem`, `{a.b}`, `#fff`.
  static func isForeign(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "#") { return true }
    return ["px", "rem", "em", "%"].contains { unit in
      first <= UInt8(ascii: "9") && text.count > unit.utf8.count
        && text.suffix(unit.utf8.count).elementsEqual(unit.utf8)
    }
  }
}
