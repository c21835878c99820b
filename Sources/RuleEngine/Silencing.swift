import Diagnostics

/// Which rules silence which on the same subject, followed through to the end.
struct Silencing: Sendable {
  /// By rule, the indexes of all rules that it silences, directly or through others.
  let silenced: [[Int32]]

  /// Works out the closure of what the rule files say.
  ///
  /// - Parameters:
  ///   - drafts: the rules by index.
  ///   - indexes: the index of each id.
  ///   - faults: gets an entry for each circle, at the rule with the smallest index in it, and for
  ///     each id that does not exist.
  init(_ drafts: [RuleDraft], indexes: [String: Int32], faults: inout [RuleFault]) {
    var direct: [[Int32]] = []
    for draft in drafts {
      var targets: [Int32] = []
      for id in draft.silences {
        if let target = indexes[id.text] {
          targets.append(target)
        } else {
          let guess = NameSuggestion.nearest(to: id.text, among: drafts.map(\.id.text))
          let ending = guess.map { "; did you mean `\($0)`?" } ?? ""
          faults.append(
            RuleFault(
              source: draft.source, range: id.node,
              sentence: "there is no rule `\(id.text)`\(ending)"))
        }
      }
      direct.append(targets)
    }
    var silenced: [[Int32]] = []
    for index in direct.indices {
      var seen = [Bool](repeating: false, count: direct.count)
      var reached: [Int32] = []
      var rest = direct[index]
      while let next = rest.popLast() {
        guard !seen[Int(next)] else { continue }
        seen[Int(next)] = true
        reached.append(next)
        rest.append(contentsOf: direct[Int(next)])
      }
      // In a circle nothing would be left to report.
      silenced.append(seen[index] ? [] : reached.sorted())
      if seen[index], Self.isFirst(index, inCircleOf: reached, direct) {
        let draft = drafts[index]
        faults.append(
          RuleFault(
            source: draft.source, range: draft.silences.first?.node ?? draft.id.node,
            sentence: "`\(draft.id.text)` silences itself through others; remove one of the links"))
      }
    }
    self.silenced = silenced
  }

  /// True when no rule with a smaller index lies in the same circle.
  private static func isFirst(
    _ index: Int, inCircleOf reached: [Int32], _ direct: [[Int32]]
  ) -> Bool {
    for other in reached where Int(other) < index {
      var seen: Set<Int32> = []
      var rest = direct[Int(other)]
      while let next = rest.popLast() {
        if Int(next) == index { return false }
        if seen.insert(next).inserted { rest.append(contentsOf: direct[Int(next)]) }
      }
    }
    return true
  }
}
