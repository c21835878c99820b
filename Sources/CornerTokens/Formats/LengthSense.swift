/// Tells what CSS takes for a length, though it is no number of points, from what is none at all.
enum LengthSense {
  /// Whether a text that is no length here may well be one in CSS: a keyword, a function, several
  /// values, a number with a unit of the screen or the font.
  static func mayBeLength(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.contains(where: { $0 == 0x20 || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") }) {
      return true
    }
    if keywords.index(of: text) != nil { return true }
    var start = text.count
    while start > 0, (text[start - 1] | 0x20) &- UInt8(ascii: "a") < 26 { start -= 1 }
    guard start > 0, start < text.count else { return false }
    return units.index(of: UnsafeBufferPointer(rebasing: text[start...])) != nil
  }

  /// The words of CSS that stand where a length could, see CSS Values and Units, level 4.
  private static let keywords = Vocabulary([
    "initial", "inherit", "unset", "revert", "revert-layer", "auto", "none", "normal", "thin",
    "medium", "thick", "max-content", "min-content", "fit-content", "stretch", "infinity",
    "Infinity", "AUTO", "Auto",
  ])
  /// Units that have no fixed size in points, and those of print.
  private static let units = Vocabulary([
    "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "lvw", "lvh", "dvw", "dvh", "cqw", "cqh",
    "cqi", "cqb", "cqmin", "cqmax", "ch", "ex", "cap", "ic", "lh", "rlh", "fr", "cm", "mm", "in",
    "pc", "Q", "sp",
  ])
}
