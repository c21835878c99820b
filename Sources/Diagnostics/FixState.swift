/// A text on the way to being fixed, with what was found in it.
struct FixState {
  /// The text under its edits.
  let text: EditedText
  /// The text as it is now.
  let source: SourceText
  /// What was found in it.
  let violations: [Violation]
  /// How many fixes have led to it.
  let fixedCount: Int

  /// What tells texts apart.
  var fingerprint: String {
    var fingerprint = Fingerprint()
    fingerprint.add(source.bytes)
    return fingerprint.text
  }

  /// True for a fix that would write what is there already.
  func isIdle(_ fix: Fix) -> Bool {
    for edit in fix.edits {
      let end = min(Int(edit.range.end), source.bytes.count)
      let start = min(Int(edit.range.start), end)
      if !source.bytes[start..<end].elementsEqual(edit.text.utf8) { return false }
    }
    return true
  }
}
