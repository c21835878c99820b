/// The nodes of a document whose text counts in several places: what aliases lead to, and what merge
/// keys bring in, each with all within it.
///
/// Who changes such a text changes more than the place at hand.
package struct SharedNodes: Sendable {
  /// The first node of each run of shared ones, ascending, and the node after its last.
  private var starts: [Int32] = []
  private var ends: [Int32] = []

  /// Looks through a document; linear in its nodes, but for sorting its aliases.
  package init(_ tree: YAMLTree, document root: NodeIndex) {
    var found: [(start: Int32, end: Int32)] = []
    let first = max(Int(root.raw), 0)
    for place in first..<max(first, Int(tree[root].next)) {
      let index = NodeIndex(raw: Int32(truncatingIfNeeded: place))
      let node = tree[index]
      if node.kind == .alias {
        let target = tree.resolved(index)
        if target != index { found.append((target.raw, tree[target].next)) }
      } else if node.flags.contains(.isIgnored), tree.isScalar(index, "<<"), node.style == .plain {
        found.append((node.next, tree[NodeIndex(raw: node.next)].next))
      }
    }
    found.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    for (start, end) in found {
      if let last = ends.last, start < last {
        // Nodes lie within each other or apart.
        ends[ends.count - 1] = max(last, end)
      } else {
        starts.append(start)
        ends.append(end)
      }
    }
  }

  /// True for a shared node, or one within; logarithmic.
  package func contains(_ node: NodeIndex) -> Bool {
    let count = runs(upTo: node.raw)
    return count > 0 && node.raw < ends[count - 1]
  }

  /// True for a shared node, one within, and one with a shared node within; logarithmic.
  package func meet(_ node: NodeIndex, of tree: YAMLTree) -> Bool {
    runs(upTo: node.raw) < runs(upTo: max(tree[node].next - 1, node.raw)) || contains(node)
  }

  /// How many runs start at a node or before it.
  private func runs(upTo node: Int32) -> Int {
    starts.firstPlace { $0 <= node }
  }
}
