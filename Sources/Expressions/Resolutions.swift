/// What the checker found out about the nodes of a tree.
struct Resolutions: Sendable {
  /// For each node its index in `declarations`, or -1.
  var indexes: [Int32]
  /// The declarations of the names that are used.
  var declarations: [Declaration] = []
  /// Patterns given as literals, by the node of the call.
  var patterns: [Int: Pattern] = [:]
  /// Whether a double divided by zero is an error, as it is in lengths.
  var refusesZeroDivision = false

  init(nodeCount: Int) {
    indexes = [Int32](repeating: -1, count: nodeCount)
  }

  /// The declaration of the name that ends with a node, or nil.
  subscript(node: Int) -> Declaration? {
    let index = Int(indexes[node])
    return index < 0 ? nil : declarations[index]
  }
}
