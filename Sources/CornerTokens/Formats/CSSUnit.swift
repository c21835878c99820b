/// Units of the web that have no fixed size in points, those of print, and the `sp` of Android,
/// which grows with the text.
///
/// Source: CSS Values and Units Module Level 4, https://www.w3.org/TR/css-values-4/#lengths.
enum CSSUnit {
  /// Whether a word is one of them; its case matters.
  static func matches(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    vocabulary.index(of: word) != nil
  }

  private static let vocabulary = Vocabulary([
    "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "lvw", "lvh", "dvw", "dvh", "cqw", "cqh",
    "cqi", "cqb", "cqmin", "cqmax", "ch", "ex", "cap", "ic", "lh", "rlh", "fr", "cm", "mm", "in",
    "pc", "Q", "sp",
  ])
}
