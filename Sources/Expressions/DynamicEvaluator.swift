/// Evaluates an expression without checking it first, as CEL does.
package enum DynamicEvaluator {
  /// The value of an expression.
  ///
  /// - Parameters:
  ///   - tree: the parsed expression.
  ///   - bindings: values by name; of a dotted name the longest bound prefix counts.
  /// - Throws: the error that `&&`, `||` and `?:` did not absorb.
  package static func evaluate(
    _ tree: SyntaxTree, bindings: [String: Value]
  ) throws(ExpressionError) -> Value {
    var evaluator = Evaluator(tree: tree, environment: .bindings(bindings), tolerance: Tolerance())
    return try evaluator.evaluate(tree.root)
  }
}
