/// The functions of CSS whose value may be a length, and those that arithmetic has here.
///
/// Source: CSS Values and Units Module Level 4, https://www.w3.org/TR/css-values-4/#math.
enum CSSFunction {
  /// Whether a text calls one of them, and closes all brackets that it opens; linear.
  static func isCalled(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isFound = false
    var depth = 0
    var start: Int?
    for (index, byte) in text.enumerated() {
      let isInName =
        byte == UInt8(ascii: "-") || (byte | 0x20) &- UInt8(ascii: "a") < 26
        || start != nil && byte &- UInt8(ascii: "0") < 10
      if byte == UInt8(ascii: "(") {
        depth += 1
        if let start {
          isFound = isFound || isName(UnsafeBufferPointer(rebasing: text[start..<index]))
        }
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth < 0 { return false }
      }
      start = isInName ? start ?? index : nil
    }
    return isFound && depth == 0
  }

  /// Whether a word names one; a sign may stand before it.
  private static func isName(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let isSigned = word.first == UInt8(ascii: "-")
    return names.index(of: isSigned ? UnsafeBufferPointer(rebasing: word.dropFirst()) : word) != nil
  }

  private static let names = Vocabulary([
    "calc", "calc-size", "min", "max", "clamp", "round", "mod", "rem", "sin", "cos", "tan", "asin",
    "acos", "atan", "atan2", "pow", "sqrt", "hypot", "log", "exp", "abs", "sign", "var", "env",
    "attr", "fit-content", "minmax", "anchor", "anchor-size", "floor", "ceil", "roundTo",
  ])
}
