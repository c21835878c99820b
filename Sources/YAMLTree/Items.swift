/// The items of a sequence, in order; see `YAMLTree.items(of:)`.
package struct Items: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: YAMLTree
  @usableFromInline var place: Int
  @usableFromInline let end: Int

  @inlinable
  init(_ tree: YAMLTree, sequence: NodeIndex) {
    let node = tree[sequence]
    self.tree = tree
    place = Int(sequence.raw) + 1
    end = node.kind == .sequence ? Int(node.next) : 0
  }

  /// The next item.
  @inlinable
  package mutating func next() -> NodeIndex? {
    guard place >= 0, place < end, place < tree.nodes.count else { return nil }
    let item = NodeIndex(raw: Int32(truncatingIfNeeded: place))
    place = Int(tree.nodes[place].next)
    return item
  }
}
