/// The effective entries of a mapping, in order; see `YAMLTree.entries(of:)`.
///
/// Nothing is allocated, and mappings without merge keys are read straight from the nodes.
package struct Entries: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: YAMLTree
  @usableFromInline let isMerged: Bool
  /// The place of the next entry: in the nodes, or in the merged entries.
  @usableFromInline var place: Int
  @usableFromInline let end: Int

  @inlinable
  init(_ tree: YAMLTree, mapping: NodeIndex) {
    let node = tree[mapping]
    self.tree = tree
    isMerged = node.kind == .mapping && node.flags.contains(.isMerged)
    if isMerged {
      place = Int(node.valueOffset)
      end = place + Int(node.valueLength)
    } else if node.kind == .mapping {
      place = Int(mapping.raw) + 1
      end = Int(node.next)
    } else {
      place = 0
      end = 0
    }
  }

  /// The next entry.
  @inlinable
  package mutating func next() -> (key: NodeIndex, value: NodeIndex)? {
    if isMerged {
      guard place < end, place < tree.mergedEntries.count else { return nil }
      let entry = tree.mergedEntries[place]
      place += 1
      return (entry.key, entry.value)
    }
    while place < end, place < tree.nodes.count {
      let key = tree.nodes[place]
      let value = key.next
      let found = NodeIndex(raw: Int32(truncatingIfNeeded: place))
      guard value > 0, Int(value) < tree.nodes.count else { return nil }
      place = Int(tree.nodes[Int(value)].next)
      if !key.flags.contains(.isIgnored) { return (found, NodeIndex(raw: value)) }
    }
    return nil
  }
}
