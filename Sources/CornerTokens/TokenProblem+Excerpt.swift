extension TokenProblem {
  /// A text for a message, cut when it is longer than 60 bytes.
  static func excerpt(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count > 60 else { return String(decoding: bytes, as: UTF8.self) }
    var end = 59
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self) + "…"
  }
}

extension TokenProblem {
  /// A text for a message, cut when it is longer than 60 bytes.
  static func cut(_ text: String) -> String {
    var text = text
    return text.withUTF8 { excerpt($0) }
  }

  /// The first ten words of a list, each in backticks.
  static func quoted(_ words: [String]) -> String {
    let shown = words.prefix(10).map { "`\(cut($0))`" }.joined(separator: ", ")
    return words.count > 10 ? "\(shown) and \(words.count - 10) more" : shown
  }
}

extension TokenProblem: TokenFileProblem {}
