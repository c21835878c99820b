import Expressions

/// Tells arithmetic without names of tokens from texts that have its signs: dates, ratios, versions,
/// lists of fonts.
enum ArithmeticText {
  /// Functions of arithmetic, each with its bracket.
  private static let functions: [StaticString] = [
    "min(", "max(", "floor(", "ceil(", "round(", "roundTo(", "abs(", "calc(",
  ]

  /// Whether a text calls a function of arithmetic at an index.
  static func hasFunction(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    functions.contains { word in
      let count = word.utf8CodeUnitCount
      guard index + count < text.count else { return false }
      return (0..<count).allSatisfy { text[index + $0] == word.utf8Start[$0] }
    }
  }

  /// Whether a text has a comma outside brackets, as lists of fonts and curves have.
  static func hasComma(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var depth = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: return true
      default: break
      }
    }
    return false
  }

  /// Whether a text is numbers with signs of arithmetic between them, or calls a function; linear.
  ///
  /// Where no number has a unit of length, what only divides is a ratio, a place in a grid or a
  /// date, and a `-` or `+` without blanks around it joins the parts of a date or a number.
  static func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (hasLength, hasSum, hasProduct, isGlued) = (false, false, false, false)
    var last: UInt8?
    var isOperandNext = true
    var depth = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case 0x20, 0x09: index += 1
      case UInt8(ascii: "(") where isOperandNext:
        depth += 1
        index += 1
      case UInt8(ascii: ")") where !isOperandNext && depth > 0:
        depth -= 1
        index += 1
      case UInt8(ascii: "*"), UInt8(ascii: "/"):
        guard !isOperandNext else { return false }
        if byte == UInt8(ascii: "*") { hasProduct = true }
        (last, isOperandNext) = (byte, true)
        index += 1
      case UInt8(ascii: "-") where !isOperandNext, UInt8(ascii: "+") where !isOperandNext:
        hasSum = true
        if !isBlank(text, index - 1) || !isBlank(text, index + 1) { isGlued = true }
        (last, isOperandNext) = (byte, true)
        index += 1
      case UInt8(ascii: "-") where !startsNumber(text, index + 1):
        // The sign of what stands in brackets, or of a function.
        last = byte
        index += 1
      default:
        guard isOperandNext else { return false }
        if hasFunction(text, at: index) { return true }
        guard let (unit, end) = number(in: text, at: index) else { return false }
        if isLength(unit) {
          // A length over a length is how CSS parts the two radii of an ellipse.
          if last == UInt8(ascii: "/") { return false }
          hasLength = true
        }
        isOperandNext = false
        index = end
      }
    }
    guard !isOperandNext, depth == 0, last != nil else { return false }
    return hasLength || hasProduct || hasSum && !isGlued
  }

  /// The number, with a sign of its own or none, that begins at an index, and where it ends.
  private static func number(
    in text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (unit: DimensionUnit, end: Int)? {
    var end = start + 1
    while end < text.count, !endsNumber(text[end]) { end += 1 }
    let part = UnsafeBufferPointer(rebasing: text[start..<end])
    guard case .dimension(_, let unit) = DimensionSpelling.read(part) else { return nil }
    return (unit, end)
  }

  private static func startsNumber(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index < text.count else { return false }
    return text[index] == UInt8(ascii: ".") || text[index] &- UInt8(ascii: "0") < 10
  }

  private static func endsNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isLength(_ unit: DimensionUnit) -> Bool {
    switch unit {
    case .px, .dp, .pt, .rem, .em: true
    case .none, .percent, .other: false
    }
  }

  private static func isBlank(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index >= 0 && index < text.count && (text[index] == 0x20 || text[index] == 0x09)
  }
}
