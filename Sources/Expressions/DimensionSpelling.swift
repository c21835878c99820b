/// How a plain text in the file of another token format reads as a dimension.
package enum DimensionSpelling: Sendable, Equatable {
  /// A decimal number with or without a unit: `16`, `16px`, `.25rem`, `-4 PX`, `50%`, `1.5e2`.
  ///
  /// The number is finite, and as it is written: `DimensionUnit.points` turns it into points.
  case dimension(Double, DimensionUnit)
  /// Anything else: a word, a name in braces, a list, arithmetic, and numbers that YAML readers do
  /// not agree on, such as `010`.
  case text

  /// Reads a text without blanks around it, in one pass and without allocation.
  ///
  /// One space may stand before the unit, whose case does not matter. An exponent makes a number
  /// without a unit.
  package static func read(_ text: UnsafeBufferPointer<UInt8>) -> DimensionSpelling {
    guard let first = text.first else { return .text }
    let isNegative = first == UInt8(ascii: "-")
    let start = isNegative || first == UInt8(ascii: "+") ? 1 : 0
    var index = start
    var mantissa: UInt64 = 0
    var digitCount = 0
    while index < text.count, ASCII.isDigit(text[index]) {
      mantissa = mantissa &* 10 &+ UInt64(text[index] &- UInt8(ascii: "0"))
      index += 1
    }
    digitCount = index - start
    if digitCount > 1, text[start] == UInt8(ascii: "0") { return .text }
    var scale = 1.0
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      while index < text.count, ASCII.isDigit(text[index]) {
        mantissa = mantissa &* 10 &+ UInt64(text[index] &- UInt8(ascii: "0"))
        scale *= 10
        digitCount += 1
        index += 1
      }
    }
    guard digitCount > 0 else { return .text }
    let numberEnd = index
    guard let unit = unit(text, from: &index) else { return .text }
    let magnitude: Double
    // Up to fifteen digits and their power of ten are exact, so only the division rounds.
    if digitCount <= 15, unit != .none || index == numberEnd {
      magnitude = Double(mantissa) / scale
    } else {
      magnitude = DecimalReader.double(
        UnsafeBufferPointer(rebasing: text[start..<(unit == .none ? index : numberEnd)]))
      guard magnitude.isFinite else { return .text }
    }
    return .dimension(isNegative ? -magnitude : magnitude, unit)
  }

  /// Reads a text given as a string.
  package static func read(_ text: String) -> DimensionSpelling {
    var text = text
    return text.withUTF8 { read($0) }
  }

  /// The unit from an index to the end of the text, or nil for anything else.
  ///
  /// Behind an exponent, which is no unit, `index` is the end of the text.
  private static func unit(
    _ text: UnsafeBufferPointer<UInt8>, from index: inout Int
  ) -> DimensionUnit? {
    guard index < text.count else { return DimensionUnit.none }
    if isExponent(text, index) {
      index = text.count
      return DimensionUnit.none
    }
    var position = index
    if text[position] == 0x20 { position += 1 }
    guard position < text.count else { return nil }
    if text[position] == UInt8(ascii: "%") {
      return position + 1 == text.count ? .percent : nil
    }
    // The letters in small, the last four of them in one number.
    var letters: UInt32 = 0
    while position < text.count {
      guard ASCII.isLetter(text[position]) else { return nil }
      letters = letters << 8 | UInt32(text[position] | 0x20)
      position += 1
    }
    switch letters {
    case 0x7078: return .px
    case 0x6470: return .dp
    case 0x7074: return .pt
    case 0x72656D: return .rem
    case 0x656D: return .em
    default: return .other
    }
  }

  /// Whether an exponent stands at an index and reaches to the end: `e3`, `E-2`.
  private static func isExponent(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard text[index] | 0x20 == UInt8(ascii: "e"), index + 1 < text.count else { return false }
    let sign = text[index + 1]
    let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    let start = index + (hasSign ? 2 : 1)
    return start < text.count && NumberSpelling.countDigits(text, from: start) == text.count
  }
}
