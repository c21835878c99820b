/// A syntax tree with what the checker found out about it.
struct CheckedTree {
  let tree: SyntaxTree
  /// The type of each node.
  var types: [ExpressionType]
  /// Which nodes are computed with boxed values, with everything in them.
  var isBoxed: [Bool]
  var resolutions: Resolutions
}
