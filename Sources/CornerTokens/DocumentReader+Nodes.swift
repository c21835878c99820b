import YAMLTree

extension DocumentReader {
  /// Follows an alias, and counts what it repeats.
  ///
  /// An alias that leads nowhere, or beyond the budget, stays an alias: it has been reported, and
  /// nothing more is to be said about it.
  mutating func resolve(_ node: NodeIndex) -> NodeIndex {
    guard view[node].isAlias else { return node }
    let target = tree.resolved(node)
    guard !view[target].isAlias else { return .none }
    guard spend(view.size(target), at: node) else { return .none }
    if !cornerSlots.isEmpty, let corner = corner(at: target) {
      document.scale.values[corner].isReferenced = true
    }
    return target
  }

  /// The corner whose value stands at a node: an alias to that node refers to the corner.
  ///
  /// Asked for by aliases alone, so that a file without them pays nothing.
  mutating func corner(at node: NodeIndex) -> Int? {
    if let cornerNodes { return cornerNodes.corner(at: node) }
    let nodes = CornerNodes(document.scale, in: view)
    cornerNodes = nodes
    return nodes.corner(at: node)
  }

  /// The node to show for a value: an alias to a corner for itself, since the text of the corner is
  /// not the component's to change; anything else for what it leads to.
  mutating func place(of value: NodeIndex, leadingTo node: NodeIndex) -> NodeIndex {
    node != value && node != .none && corner(at: node) != nil ? value : node
  }

  /// Counts nodes that are read again; false, and one report, when there are too many.
  mutating func spend(_ count: Int, at node: NodeIndex) -> Bool {
    guard budget.repeats >= 0 else { return false }
    budget.repeats -= count
    if budget.repeats < 0 { report(.tooManyAliases, at: node) }
    return budget.repeats >= 0
  }

  /// True for a value that is there but empty: `~`, `null`, or nothing.
  func isNull(_ node: NodeIndex) -> Bool {
    let found = view[node]
    guard found.isScalar, found.isPlain else { return false }
    return found.valueLength == 0 || (found.valueLength <= 4 && tree.isNull(node))
  }
}
