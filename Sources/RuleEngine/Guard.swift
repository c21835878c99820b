import Expressions

/// A bool that a rule's `when` needs: where it has the failing value, the rule need not run.
///
/// Most rules mean few of the components of a file. Looking at a slot costs a tenth of a run.
struct Guard: Sendable {
  /// The slot in bank 0, or for a row the first of its four slots in bank 1.
  let index: Int32
  /// True for a row of bank 1: it holds for each corner by itself.
  let isRow: Bool
  /// The value with which `when` does not hold: 0 for a bool that must be true, 1 behind `!`.
  let failing: SlotValue

  /// The guards of a condition: those of its terms whose fields cost little.
  static func all(of tree: SyntaxTree, in scope: FieldScope) -> [Guard] {
    tree.terms.compactMap { term in
      let groupsBefore = scope.takeGroups()
      defer { scope.addGroups(groupsBefore) }
      let declaration = tree.text.withUnsafeBufferPointer { text -> Declaration? in
        guard term.name.upperBound <= text.count else { return nil }
        let name = UnsafeBufferPointer(rebasing: text[term.name])
        return scope.declaration(of: name, inBraces: false)
      }
      guard let slot = slot(declaration, isPresence: term.isPresence),
        scope.keepGroups(FieldGroup.cheap)
      else { return nil }
      return Guard(index: slot.index, isRow: slot.bank == 1, failing: term.isNegated ? 1 : 0)
    }
  }

  private static func slot(_ declaration: Declaration?, isPresence: Bool) -> Slot? {
    switch declaration {
    case .slot(let slot, let type, let presence):
      if isPresence { return presence }
      return type == .bool ? slot : nil
    case .place(_, let presence): return isPresence ? presence : nil
    case .list, .constant, nil: return nil
    }
  }
}
