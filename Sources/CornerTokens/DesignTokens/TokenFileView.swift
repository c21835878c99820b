import YAMLTree

/// The first document of a file, for formats to look at.
struct TokenFileView {
  /// The file.
  let tree: YAMLTree
  /// Its nodes.
  let view: TreeView
  /// The first node of its first document.
  let root: NodeIndex

  /// True for YAML in front of Markdown.
  var isFrontMatter: Bool { tree.isFrontMatter }

  /// The value at a key of a mapping, an alias followed; nil when there is none.
  func value(of key: StaticString, in mapping: NodeIndex) -> NodeIndex? {
    var entries = view.entries(tree.resolved(mapping))
    while let (name, value) = entries.next() {
      if tree.isScalar(name, key) { return tree.resolved(value) }
    }
    return nil
  }

  /// Whether a mapping has a key.
  func has(_ key: StaticString, in mapping: NodeIndex) -> Bool {
    value(of: key, in: mapping) != nil
  }

  /// Whether some mapping up to a depth has the key; looks at 2,000 nodes at most.
  func has(_ key: StaticString, within depth: Int) -> Bool {
    var budget = 2_000
    var open = [view.entries(root)]
    while budget > 0, let last = open.indices.last {
      guard let (name, value) = open[last].next() else {
        open.removeLast()
        continue
      }
      budget -= 1
      if tree.isScalar(name, key) { return true }
      if open.count < depth, view[value].isMapping { open.append(view.entries(value)) }
    }
    return false
  }
}
