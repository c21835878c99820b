/// A fix that made matters worse when it was tried.
struct RefusedFix: Hashable {
  /// The rule whose fix it is.
  let rule: String
  /// What it would do to the text as it is now.
  let edits: [Fix.Edit]

  /// Where the fix lies once other edits are made; nil when they reach into it.
  ///
  /// - Parameter others: edits by offset.
  func shifted(by others: [Fix.Edit]) -> RefusedFix? {
    var moved: [Fix.Edit] = []
    for edit in edits {
      var offset = 0
      for other in others {
        if other.range.start > edit.range.end { break }
        guard other.range.end < edit.range.start else { return nil }
        offset += other.text.utf8.count - other.range.count
      }
      let start = Int(edit.range.start) + offset
      let range = ByteRange(start, start + edit.range.count)
      moved.append(Fix.Edit(range: range, text: edit.text))
    }
    return RefusedFix(rule: rule, edits: moved)
  }
}
