/// Turns the text of an expression into a syntax tree.
package enum Parser {
  /// Parses an expression, given as UTF-8 bytes, in time linear in its length.
  ///
  /// - Parameters:
  ///   - text: the expression.
  ///   - dialect: what it is written for.
  ///   - rem: how many points a `rem` or `em` of the `imported` dialect is; finite.
  /// - Throws: the first fault, with its byte range inside `text`.
  package static func parse(
    _ text: UnsafeBufferPointer<UInt8>, dialect: Dialect, rem: Double = 16
  ) throws(ExpressionError) -> SyntaxTree {
    guard isShort(text) else { throw ExpressionError(.tooLong, 0..<text.count) }
    var parser = try ExpressionParser(text, dialect: dialect, rem: rem)
    return try parser.parse()
  }

  /// Parses an expression given as a string.
  package static func parse(
    _ text: String, dialect: Dialect, rem: Double = 16
  ) throws(ExpressionError) -> SyntaxTree {
    var text = text
    let result = text.withUTF8 { bytes -> Result<SyntaxTree, ExpressionError> in
      do throws(ExpressionError) {
        return .success(try parse(bytes, dialect: dialect, rem: rem))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func isShort(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count <= Limits.codePoints { return true }
    // No code point is longer than four bytes, and broken UTF-8 must not slip through.
    guard text.count <= Limits.codePoints * 4 else { return false }
    var count = 0
    for byte in text where !ASCII.isContinuation(byte) { count += 1 }
    return count <= Limits.codePoints
  }
}
