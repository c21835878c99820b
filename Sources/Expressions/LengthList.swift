/// A text that may hold several lengths side by side, as `0 24px` does.
package enum LengthList {
  /// The byte ranges of the lengths in a text, in order, without blanks around them.
  ///
  /// Lengths are parted by blanks outside brackets and braces, unless an operator joins what stands
  /// on both sides. A sign that is glued to what follows and parted from what precedes it is part of
  /// a length, as in CSS: `{a} -{b}` are two, `{a} - {b}` is one. A text with a comma outside
  /// brackets is one part. `16 px` are two here: `DimensionSpelling` reads it, and comes first.
  ///
  /// - Complexity: linear in the length of the text.
  package static func split(_ text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start: Int?
    /// Where what was last read ends, blanks not counted.
    var end = 0
    var depth = 0
    var isBraced = false
    var hasComma = false
    for (index, byte) in text.enumerated() {
      let isOutside = depth == 0 && !isBraced
      if isOutside, ASCII.isBlank(byte) { continue }
      if isOutside, let first = start, end < index, !isJoined(text, end, index) {
        parts.append(first..<end)
        start = index
      }
      start = start ?? index
      end = index + 1
      switch byte {
      case UInt8(ascii: "{"): isBraced = true
      case UInt8(ascii: "}"): isBraced = false
      case UInt8(ascii: "("), UInt8(ascii: "["): if !isBraced { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"): if !isBraced { depth = max(0, depth - 1) }
      case UInt8(ascii: ","): hasComma = hasComma || isOutside
      default: break
      }
    }
    guard let first = start else { return [] }
    parts.append(first..<end)
    if hasComma, let whole = parts.first { return [whole.lowerBound..<end] }
    return parts
  }

  /// Splits a text given as a string.
  package static func split(_ text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { split($0) }
  }

  /// Whether the text before the blanks from `end` to `next` goes on behind them.
  private static func isJoined(
    _ text: UnsafeBufferPointer<UInt8>, _ end: Int, _ next: Int
  ) -> Bool {
    let last = text[end - 1]
    let following = text[next]
    // A `%` glued to a number is its unit.
    let isUnit = last == UInt8(ascii: "%") && end > 1 && !ASCII.isBlank(text[end - 2])
    if isOperator(last), !isUnit { return true }
    switch following {
    case UInt8(ascii: "-"):
      return next + 1 == text.count || ASCII.isBlank(text[next + 1])
    case UInt8(ascii: "+"):
      // Only numbers have a plus of their own.
      return !NumberSpelling.startsNumber(UnsafeBufferPointer(rebasing: text[(next + 1)...]))
    case UInt8(ascii: "("):
      return endsWithName(text, end)
    default:
      return isOperator(following)
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "?"),
      UInt8(ascii: ":"):
      true
    default:
      false
    }
  }

  /// Whether the word that ends at an index is a function's name, and no number with a unit.
  private static func endsWithName(_ text: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    var start = end
    while start > 0, ASCII.isInName(text[start - 1]) { start -= 1 }
    return start < end && ASCII.startsName(text[start])
  }
}
