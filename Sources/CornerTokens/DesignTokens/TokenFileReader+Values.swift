import Expressions
import YAMLTree

extension TokenFileReader {
  /// Reads a value that most formats write alike: `16`, `"16px"`, `.25rem`, `{a.b}`, `{a} * 2`,
  /// `0 24px`; all that is no length is `other`: dates, fonts, ratios, curves, shadows.
  ///
  /// - Parameter node: the value, an alias of YAML not followed.
  mutating func value(at node: NodeIndex) -> WrittenValue {
    let found = resolve(node)
    let isAlias = view[node].isAlias
    var value = WrittenValue(form(at: found), at: isAlias ? node : found)
    if isAlias { value.aliasTarget = found }
    return value
  }

  private func form(at node: NodeIndex) -> WrittenValue.Form {
    guard view[node].isScalar else { return .other }
    return Self.form(of: view.bytes(node))
  }

  /// How a text is written.
  static func form(of text: UnsafeBufferPointer<UInt8>) -> WrittenValue.Form {
    let text = trimmed(text)
    guard let first = text.first else { return .other }
    if case .dimension(let number, let unit) = DimensionSpelling.read(text) {
      return .number(number, unit)
    }
    if first == UInt8(ascii: "{"), let name = singleName(text) { return .reference(Array(name)) }
    guard mayBeArithmetic(first), text.contains(where: isTelling) else { return .other }
    let parts = LengthList.split(text)
    if parts.count > 1 {
      let areLengths = parts.allSatisfy { part in
        isLength(UnsafeBufferPointer(rebasing: text[part]))
      }
      return areLengths && parts.count <= 4 ? .list(Array(text)) : .other
    }
    return isLength(text) && !ArithmeticText.hasComma(text) ? .expression(Array(text)) : .other
  }

  /// The name in a text that is one name in braces and nothing else, without blanks around it.
  static func singleName(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard text.count > 2, text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") else {
      return nil
    }
    let name = UnsafeBufferPointer(rebasing: text[1..<text.count - 1])
    if name.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) { return nil }
    let inner = trimmed(name)
    return inner.isEmpty ? nil : inner
  }

  /// Whether a text can be one length: a dimension, something with names, or arithmetic.
  private static func isLength(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if case .dimension = DimensionSpelling.read(text) { return true }
    guard let first = text.first, mayBeArithmetic(first) else { return false }
    let isWord = (first | 0x20) &- UInt8(ascii: "a") < 26
    if !isWord, text.contains(UInt8(ascii: "{")) { return true }
    return ArithmeticText.matches(text)
  }

  /// Whether a text that starts like this may be arithmetic: no `#fff`, no quote.
  private static func mayBeArithmetic(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "m"),
      UInt8(ascii: "f"), UInt8(ascii: "c"), UInt8(ascii: "r"), UInt8(ascii: "a"):
      true
    default: false
    }
  }

  /// Whether a byte occurs in arithmetic and lists and in few other texts.
  private static func isTelling(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == 0x20 || isOperator(byte)
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-")
  }

  /// A text without blanks at its ends.
  static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }
    var (start, end) = (0, text.count)
    while start < end, isBlank(text[start]) { start += 1 }
    while end > start, isBlank(text[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: text[start..<end])
  }
}
