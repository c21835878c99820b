import Diagnostics

/// What a change does to the text, in a few words: `24` becomes `28`.
enum ChangeWords {
  /// The most characters that are quoted at once.
  private static let longestQuotation = 48
  /// The most edits that are told.
  private static let toldEdits = 2

  /// The words for a change; empty when it has no edits.
  static func text(of change: Fix, in source: SourceText) -> String {
    var parts = change.edits.prefix(toldEdits).map { words(for: $0, in: source) }
    if change.edits.count > toldEdits { parts.append("\(change.edits.count - toldEdits) more") }
    return parts.joined(separator: ", ")
  }

  private static func words(for edit: Fix.Edit, in source: SourceText) -> String {
    if edit.range.isEmpty { return "\(quoted(edit.text, isInserted: true)) is added" }
    let old = quoted(source.text(in: edit.range))
    return edit.text.isEmpty ? "\(old) is removed" : "\(old) becomes \(quoted(edit.text))"
  }

  /// A text on one line in backticks, clipped.
  private static func quoted(_ text: String, isInserted: Bool = false) -> String {
    var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // A comma in front parts what is inserted from what stands before it.
    if isInserted, words.hasPrefix(",") { words = String(words.dropFirst().drop { $0 == " " }) }
    if words.count > longestQuotation { words = words.prefix(longestQuotation - 1) + "…" }
    return "`\(words)`"
  }
}
