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
    return target
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
