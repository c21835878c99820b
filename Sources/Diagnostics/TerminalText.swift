/// How characters stand in a terminal: which must not reach it, and how many columns they take.
package enum TerminalText {
  /// The text with `�` for every control character, so that it stays on its line and steers nothing.
  package static func printable(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(steersTerminal(scalar) ? "\u{FFFD}" : scalar)
    }
    return result
  }

  /// The most code points of a text that `clipped` leaves.
  package static var longestText: Int { 400 }

  /// The text itself, or so much of a long one that `longestText` code points are left, the last of
  /// them `…`.
  package static func clipped(_ text: String) -> String {
    guard text.utf8.count > longestText else { return text }
    let scalars = text.unicodeScalars
    guard scalars.dropFirst(longestText).first != nil else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(longestText - 1))) + "…"
  }

  /// The text itself, or so much of a long one that it takes at most so many columns, `…` among them.
  package static func clipped(_ text: String, columns most: Int) -> String {
    // A character takes two columns at most.
    if 2 * text.utf8.count <= most || columns(of: text) <= most { return text }
    var result = ""
    var used = 1
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      used += columns(of: scalar, after: previous)
      if used > most { break }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    return result + "…"
  }

  /// The columns that a text takes.
  package static func columns(of text: String) -> Int {
    var count = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      count += columns(of: scalar, after: previous)
      previous = scalar
    }
    return count
  }

  /// Whether a character moves the cursor, starts an escape sequence, turns the writing direction or
  /// hides as a byte order mark.
  package static func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// The columns of one character: 2 for wide ones, 0 for those drawn onto the one in front, else 1.
  ///
  /// A character joined to an emoji, and the sign that turns a plain one into an emoji, count what
  /// the whole cluster takes.
  package static func columns(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if value == 0xFE0F {
      guard let previous, previous.properties.isEmoji, previous.value > 0xFF else { return 0 }
      return isWide(previous) ? 0 : 1
    }
    if (0x1F3FB...0x1F3FF).contains(value), previous?.properties.isEmojiModifierBase == true {
      return 0
    }
    if previous?.value == 0x200D, scalar.properties.isEmoji { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return (0x1160...0x11FF).contains(value) ? 0 : isWide(scalar) ? 2 : 1
    }
  }

  /// East Asian Wide and Fullwidth (Unicode Standard Annex 11), by blocks, and emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
