/// The fixes that can be made together on one text.
///
/// They are taken by the offset of their first edit, then by rule id; each whole or not at all. One
/// that shares a byte or an edge with a fix already taken waits: once the other is made it may be
/// needless, or mean something else. So two insertions at one offset never have to be ordered.
package struct FixSelection: Sendable {
  /// The indexes of the violations whose fixes are taken, in the order of taking.
  package private(set) var taken: [Int] = []
  /// All their edits by offset; they neither overlap nor touch.
  package private(set) var edits: [Fix.Edit] = []

  /// Takes what fits.
  ///
  /// The cost is that of sorting, for fixes of one edit each.
  ///
  /// - Parameters:
  ///   - violations: what was found in the text.
  ///   - safeties: which fixes are allowed.
  ///   - candidates: the indexes of those to look at; nil for all.
  package init(
    of violations: [Violation], allowing safeties: Set<Fix.Safety>, among candidates: [Int]? = nil
  ) {
    var open: [(index: Int, fix: Fix)] = []
    for index in candidates ?? Array(violations.indices) where violations.indices.contains(index) {
      guard let fix = violations[index].fix, safeties.contains(fix.safety), Self.isSound(fix) else {
        continue
      }
      open.append((index, fix))
    }
    open.sort { left, right in
      let leftStart = left.fix.edits.first?.range.start ?? 0
      let rightStart = right.fix.edits.first?.range.start ?? 0
      if leftStart != rightStart { return leftStart < rightStart }
      let (first, second) = (violations[left.index].rule.utf8, violations[right.index].rule.utf8)
      if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
      return left.index < right.index
    }
    for (index, fix) in open where fits(fix) {
      taken.append(index)
      for edit in fix.edits { edits.insert(edit, at: place(of: edit)) }
    }
  }

  /// True for edits by offset that do not overlap, at least one.
  private static func isSound(_ fix: Fix) -> Bool {
    var last: UInt32 = 0
    for edit in fix.edits {
      guard edit.range.start >= last else { return false }
      last = edit.range.end
    }
    return !fix.edits.isEmpty
  }

  private func fits(_ fix: Fix) -> Bool {
    for edit in fix.edits {
      let place = place(of: edit)
      if place > 0, edits[place - 1].range.end >= edit.range.start { return false }
      if place < edits.count, edits[place].range.start <= edit.range.end { return false }
    }
    return true
  }

  /// Where an edit stands among those taken: behind all that start no later.
  private func place(of edit: Fix.Edit) -> Int {
    edits.firstPlace { $0.range.start <= edit.range.start }
  }
}
