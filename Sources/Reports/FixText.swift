import Diagnostics

/// A fix as one replacement, with the text between its edits kept.
struct FixText {
  /// The bytes to replace, from the first edit to the last.
  let range: ByteRange
  /// What to write instead.
  let text: String

  /// Joins the edits; nil for a fix without any.
  ///
  /// Linear in the bytes that the edits span.
  init?(_ fix: Fix, in source: SourceText) {
    guard let first = fix.edits.first, let last = fix.edits.last else { return nil }
    range = ByteRange(start: first.range.start, end: last.range.end)
    var text = ""
    var end = first.range.start
    for edit in fix.edits {
      text += source.text(in: ByteRange(start: end, end: edit.range.start))
      text += edit.text
      end = edit.range.end
    }
    self.text = text
  }
}
