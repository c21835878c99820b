/// Checks a parsed expression against the names of a scope and turns it into typed code.
package enum Compiler {
  /// Compiles an expression.
  ///
  /// - Parameters:
  ///   - tree: the parsed expression, of the same dialect.
  ///   - scope: the names it may use.
  ///   - dialect: `rule` or `token`; `cel` is compiled like `rule`.
  ///   - expecting: the type the result must have; `double` also takes an int, which is converted.
  /// - Throws: the first fault in the text: an unknown name, a wrong type, an unknown function.
  package static func compile<S: Scope>(
    _ tree: SyntaxTree, in scope: S, dialect: Dialect, expecting: ExpressionType?
  ) throws(ExpressionError) -> Program {
    var checker = Checker(tree: tree, scope: scope, dialect: dialect)
    var type = try checker.check(tree.root)
    if let expecting {
      guard accepts(expecting, type) else {
        throw ExpressionError(
          .typeMismatch(expected: expecting.words, found: type.words), tree.range)
      }
      // A list stays what it was found to be.
      if expecting.isScalar { type = expecting }
    }
    var emitter = Emitter(checker.result, dialect: dialect)
    emitter.emitProgram(type)
    return emitter.program(type: type, usedSlots: checker.usedSlots)
  }

  private static func accepts(_ expected: ExpressionType, _ found: ExpressionType) -> Bool {
    switch (expected, found) {
    case (.dyn, _), (_, .dyn), (.double, .int): true
    case (.list(let expected), .list(let found)): accepts(expected, found)
    case (.map(let key, let value), .map(let foundKey, let foundValue)):
      accepts(key, foundKey) && accepts(value, foundValue)
    default: expected == found
    }
  }
}
