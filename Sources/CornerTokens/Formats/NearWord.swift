import Diagnostics

/// Finds the word of a format that a misspelt one was meant to be.
enum NearWord {
  /// The nearest of some words; nil when none is near, and for what is far too long.
  static func nearest(to word: UnsafeBufferPointer<UInt8>, among words: [String]) -> String? {
    guard word.count <= 24 else { return nil }
    return NameSuggestion.nearest(to: String(decoding: word, as: UTF8.self), among: words)
  }
}
