/// Texts of a file as sentences quote them.
enum Excerpt {
  private static let most = 40

  /// The text, cut after 40 code points.
  static func text(_ text: String) -> String {
    guard
      let end = text.unicodeScalars.index(
        text.startIndex, offsetBy: most, limitedBy: text.endIndex), end < text.endIndex
    else { return text }
    return String(text.unicodeScalars[..<end]) + "…"
  }
}
