/// Tells what CSS takes for a length, though it is no number of points, from what is none at all.
enum LengthSense {
  /// Whether a text that is no length here may well be one in CSS: a keyword, a function, several
  /// values, a number with a unit of the screen or the font.
  static func mayBeLength(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.contains(where: { $0 == 0x20 || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") }) {
      return true
    }
    if CSSWord.isKeyword(text) || toolWords.index(of: text) != nil { return true }
    var start = text.count
    while start > 0, (text[start - 1] | 0x20) &- UInt8(ascii: "a") < 26 { start -= 1 }
    guard start > 0, start < text.count else { return false }
    return CSSUnit.matches(UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Words that design tools write where CSS has `auto`, or for a radius without end.
  private static let toolWords = Vocabulary(["AUTO", "Auto", "infinity", "Infinity"])
}
