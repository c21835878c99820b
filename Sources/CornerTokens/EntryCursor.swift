import YAMLTree

/// Walks the effective entries of a mapping through a `TreeView`.
struct EntryCursor {
  private let view: TreeView
  private let isMerged: Bool
  private var place: Int
  private let end: Int

  /// Stands before the first entry; a node that is no mapping has none.
  init(_ view: TreeView, _ mapping: NodeIndex) {
    let node = view[mapping]
    self.view = view
    isMerged = node.has(.isMerged)
    if !node.isMapping {
      place = 0
      end = 0
    } else if isMerged {
      place = Int(node.valueOffset)
      end = place + Int(node.valueLength)
    } else {
      place = Int(mapping.raw) + 1
      end = Int(node.next)
    }
  }

  /// The next key with its value, which is not resolved.
  mutating func next() -> (key: NodeIndex, value: NodeIndex)? {
    while place < end {
      if isMerged {
        guard let entry = view.mergedEntry(place) else { return nil }
        place += 1
        return (entry.key, entry.value)
      }
      let key = NodeIndex(raw: Int32(truncatingIfNeeded: place))
      let keyNode = view[key]
      let value = NodeIndex(raw: keyNode.next)
      let after = Int(view[value].next)
      // Preorder: everything lies further on; anything else is no tree.
      guard Int(value.raw) > place, after > Int(value.raw) else { return nil }
      place = after
      if !keyNode.has(.isIgnored) { return (key, value) }
    }
    return nil
  }
}
