import Diagnostics

/// Words of which one is wanted.
package enum WordList {
  /// Words that other linters use, with ours.
  private static let synonyms = [
    "disable": "off", "disabled": "off", "none": "off", "ignore": "off", "never": "off",
    "err": "error", "fatal": "error", "major": "error", "warn": "warning", "minor": "warning",
    "note": "info", "notice": "info", "hint": "info", "information": "info",
    "yes": "true", "on": "true", "no": "false", "off": "false",
  ]

  /// The words in a sentence: `off, error, warning or info`.
  package static func text(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The word that was probably meant.
  static func suggestion(for word: String, among words: [String]) -> String? {
    let small = word.lowercased()
    if let synonym = synonyms[small], words.contains(synonym) { return synonym }
    return NameSuggestion.nearest(to: word, among: words)
  }
}
