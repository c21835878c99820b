/// One pass of fixes over a text: those that can be made together, less those that do harm.
///
/// What makes matters worse as a whole is tried again in halves, down to single fixes. The two
/// halves lie apart in the text, so that what is tried is always some of the fixes on the text that
/// the pass began with.
struct FixPass {
  /// The text after the pass.
  private(set) var state: FixState
  /// The edits that led from the text before to this one.
  private(set) var edits: [Fix.Edit] = []
  /// The fixes that did harm, as they lie in the text before.
  private(set) var refused: [RefusedFix] = []
  /// True when other fixes were made after one of these had been refused.
  private(set) var areRefusalsStale = false
  /// True when the pass was broken off because it had looked at the text too often.
  private(set) var ranOut = false

  private let before: FixState
  private let safeties: Set<Fix.Safety>
  private let isCareful: Bool

  /// Makes a pass.
  ///
  /// - Parameters:
  ///   - selection: the fixes to try.
  ///   - state: the text and what was found in it.
  ///   - isCareful: true to accept only what makes matters better, not what leaves them as bad.
  ///   - looks: how often a text may still be linted; counted down.
  ///   - lint: what is wrong with a text; nil when that cannot be said.
  init(
    _ selection: FixSelection, on state: FixState, allowing safeties: Set<Fix.Safety>,
    isCareful: Bool, looks: inout Int, lint: (SourceText) -> [Violation]?
  ) {
    self.state = state
    self.safeties = safeties
    self.isCareful = isCareful
    before = state
    var made: [Int] = []
    var groups = [selection.taken[...]]
    while let group = groups.popLast() {
      guard looks > 0 else {
        ranOut = true
        return
      }
      looks -= 1
      if let next = text(with: made + group, lint) {
        if !refused.isEmpty { areRefusalsStale = true }
        made += group
        (self.state, edits) = next
      } else if group.count > 1 {
        let middle = group.startIndex + group.count / 2
        groups.append(group[middle...])
        groups.append(group[..<middle])
      } else if let index = group.first, let fix = before.violations[index].fix {
        refused.append(RefusedFix(rule: before.violations[index].rule, edits: fix.edits))
      }
    }
  }

  /// The text with these fixes made; nil when that is worse than what the pass has so far.
  private func text(
    with fixes: [Int], _ lint: (SourceText) -> [Violation]?
  ) -> (state: FixState, edits: [Fix.Edit])? {
    let selection = FixSelection(of: before.violations, allowing: safeties, among: fixes)
    var text = before.text
    guard text.apply(selection.edits) else { return nil }
    let source = SourceText(pathBytes: before.source.pathBytes, bytes: text.bytes)
    guard let violations = lint(source) else { return nil }
    let weight = FixWeight(violations, allowing: safeties)
    let weightSoFar = FixWeight(state.violations, allowing: safeties)
    guard isCareful ? weight.isBetter(than: weightSoFar) : weight.isNoWorse(than: weightSoFar)
    else { return nil }
    let next = FixState(
      text: text, source: source, violations: violations,
      fixedCount: before.fixedCount + selection.taken.count)
    return (next, selection.edits)
  }
}
