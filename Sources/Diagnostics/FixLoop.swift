/// Fixes a file: pass after pass, until nothing is left that can be fixed.
///
/// The file never has more violations than before, nor does it stop being YAML. What comes out is
/// settled: on it another run changes nothing, unless `FixResult.ranOut` says that there was more to
/// try. Rules may disagree and undo each other's fixes without end; where that shows, only fixes
/// count that make matters truly better.
package struct FixLoop: Sendable {
  /// The most passes in a row.
  package static var passLimit: Int { 10 }
  /// How often one file is linted at most.
  package static var lookLimit: Int { 64 }

  /// Which fixes are allowed.
  package let safeties: Set<Fix.Safety>

  /// How a row of passes came to its end.
  private enum Ending {
    /// Nothing was left to fix.
    case settled
    /// The text came back to what it had been.
    case endless
    /// The passes were used up, or the text was looked at too often.
    case ranOut
  }

  /// Makes a loop; unsafe fixes are made only when they are allowed.
  package init(allowing safeties: Set<Fix.Safety>) { self.safeties = safeties }

  /// Fixes a text.
  ///
  /// - Parameters:
  ///   - source: the text as it lies on disk.
  ///   - found: what is wrong with it, where that is known already.
  ///   - lint: what is wrong with a text, without what is suppressed or in a baseline; nil when that
  ///     cannot be said. It is asked `lookLimit` times at most.
  package func run(
    _ source: SourceText, found: [Violation]? = nil, lint: (SourceText) -> [Violation]?
  ) -> FixResult {
    var looks = Self.lookLimit
    if found == nil { looks -= 1 }
    guard let violations = found ?? lint(source) else {
      return FixResult(
        source: source, changes: [], fixedCount: 0, violations: [], ranOut: false)
    }
    var start = FixState(
      text: EditedText(source.bytes), source: source, violations: violations, fixedCount: 0)
    while true {
      let (easy, ending) = passes(from: start, isCareful: false, &looks, lint)
      if ending != .endless { return result(easy, ending) }
      let (careful, carefulEnding) = passes(from: start, isCareful: true, &looks, lint)
      if carefulEnding != .settled || careful.fixedCount == start.fixedCount {
        return result(careful, carefulEnding)
      }
      // From here the easy way may come to an end, and a second run would find out.
      start = careful
    }
  }

  private func result(_ state: FixState, _ ending: Ending) -> FixResult {
    FixResult(
      source: state.source, changes: state.text.changes, fixedCount: state.fixedCount,
      violations: state.violations, ranOut: ending != .settled)
  }

  /// Makes passes until there is nothing to do, or it would not end.
  ///
  /// A fix that did harm is left out until nothing else is left. Then it gets one more chance, as
  /// it would in a second run, where the text has changed since.
  private func passes(
    from start: FixState, isCareful: Bool, _ looks: inout Int,
    _ lint: (SourceText) -> [Violation]?
  ) -> (FixState, Ending) {
    var state = start
    var seen: Set<String> = [start.fingerprint]
    var refused: Set<RefusedFix> = []
    var areRefusalsStale = false
    var count = 0
    while true {
      let selection = FixSelection(
        of: state.violations, allowing: safeties, among: candidates(in: state, without: refused))
      if selection.taken.isEmpty {
        guard areRefusalsStale, !refused.isEmpty else { return (state, .settled) }
        refused.removeAll()
        areRefusalsStale = false
        continue
      }
      guard count < Self.passLimit else { return (state, .ranOut) }
      let pass = FixPass(
        selection, on: state, allowing: safeties, isCareful: isCareful, looks: &looks, lint: lint)
      if !pass.edits.isEmpty {
        count += 1
        areRefusalsStale = areRefusalsStale || !refused.isEmpty
      }
      areRefusalsStale = areRefusalsStale || pass.areRefusalsStale
      refused.formUnion(pass.refused)
      if !pass.edits.isEmpty { refused = Set(refused.compactMap { $0.shifted(by: pass.edits) }) }
      state = pass.state
      if pass.ranOut { return (state, .ranOut) }
      if !pass.edits.isEmpty, !seen.insert(state.fingerprint).inserted { return (state, .endless) }
    }
  }

  private func candidates(in state: FixState, without refused: Set<RefusedFix>) -> [Int] {
    state.violations.indices.filter { index in
      let violation = state.violations[index]
      guard let fix = violation.fix, !state.isIdle(fix) else { return false }
      return !refused.contains(RefusedFix(rule: violation.rule, edits: fix.edits))
    }
  }
}
