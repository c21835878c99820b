extension SyntaxTree {
  /// A term of a condition that is a name alone, the name behind `!`, or `has` of a name.
  package struct Term: Hashable, Sendable {
    /// The bytes of the name.
    package let name: Range<Int>
    /// True behind `!`.
    package let isNegated: Bool
    /// True for `has(name)`.
    package let isPresence: Bool
  }

  /// The terms of the outermost `&&` that are names, in no particular order.
  ///
  /// Where one of them is known to be false, so is the whole, whatever else is unknown or fails:
  /// a caller with many conditions need not run those. A condition without `&&` is one term.
  package var terms: [Term] {
    var terms: [Term] = []
    var rest = nodes.indices.contains(root) ? [root] : []
    while let index = rest.popLast() {
      let node = nodes[index]
      switch node.kind {
      case .and: for number in 0..<Int(node.second) { rest.append(child(node, number)) }
      case .not: addTerm(Int(node.first), isNegated: true, to: &terms)
      default: addTerm(index, isNegated: false, to: &terms)
      }
    }
    return terms
  }

  private func addTerm(_ index: Int, isNegated: Bool, to terms: inout [Term]) {
    guard nodes.indices.contains(index) else { return }
    var node = nodes[index]
    let isPresence = node.kind == .has
    if isPresence {
      guard nodes.indices.contains(Int(node.first)) else { return }
      node = nodes[Int(node.first)]
    }
    guard node.kind == .name || node.kind == .select else { return }
    terms.append(Term(name: node.range, isNegated: isNegated, isPresence: isPresence))
  }
}
