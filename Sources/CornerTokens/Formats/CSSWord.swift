/// The words and functions of CSS that stand where a length does.
enum CSSWord {
  /// Whether a text is one of them: `initial`, `auto`, `calc(…)`, `var(--x)`.
  static func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if isKeyword(text) { return true }
    guard text.last == UInt8(ascii: ")"), let end = text.firstIndex(of: UInt8(ascii: "(")) else {
      return false
    }
    return text[..<end].allSatisfy { byte in
      byte == UInt8(ascii: "-") || (byte | 0x20) &- UInt8(ascii: "a") < 26
    }
  }

  /// Whether a text is a word that stands where a length could: `initial`, `auto`, `thin`.
  static func isKeyword(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    keywords.index(of: text) != nil
  }

  private static let keywords = Vocabulary([
    "initial", "inherit", "unset", "revert", "revert-layer", "auto", "none", "normal", "thin",
    "medium", "thick", "min-content", "max-content", "fit-content", "stretch", "content",
  ])
}
