extension ExpressionParser {
  /// A function of the imported dialect with its arguments; names stand in braces there.
  ///
  /// What no function has is refused here already, before its arguments: of `var(--radius)` it is
  /// the function that says most.
  mutating func parseImportedCall() throws(ExpressionError) -> Int32 {
    let name = token
    let bytes = UnsafeBufferPointer(rebasing: lexer.text[name.start..<name.end])
    let whole = lexer.wholeName(name.start..<name.end)
    let word = lexer.excerpt(whole)
    guard lexer.isCalled(whole.upperBound) else {
      let isNoNumber = ["nan", "inf", "infinity"].contains { NumberSpelling.equals(bytes, $0) }
      throw ExpressionError(isNoNumber ? .notANumber(word) : .bareName(word), whole)
    }
    let isCalc = NumberSpelling.equals(bytes, "calc")
    guard whole.upperBound == name.end, isCalc || Function.imported(word) != .unknown else {
      throw ExpressionError(
        .unknownFunction(word), whole,
        suggestion: Spelling.nearest(to: word, among: Function.importedNames))
    }
    try advance()
    return isCalc ? try parsePrimary() : try parseCall(name, receiver: nil)
  }
}
