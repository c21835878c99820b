import Expressions

/// Puts corners in an order in which each comes after those that it names, and finds cycles.
///
/// It walks depth first in file order with a stack of its own, so chains may be of any length;
/// all in all it is linear in the corners and the names in them.
struct CornerOrder {
  /// What to do next.
  enum Step {
    /// All that the corner names is worked out, or broken.
    case workOut(CornerFormula)
    /// Corners that name each other in this order, the first in the file first.
    case cycle([Int])
  }

  private enum State: UInt8 {
    case new
    case open
    case done
  }

  /// The corners that formulas name, each formula's side by side.
  private(set) var dependencies: [Int32] = []
  private var formulas: [CornerFormula] = []
  /// By corner: its index in `formulas`, negative for a number or a broken value.
  private var formulaIndexes: [Int32]
  private var states: [State]
  private var isInCycle: [Bool]
  /// By corner, its place on the stack while it is open.
  private var depths: [Int32]
  /// The open corners, each with the next of its dependencies to look at.
  private var stack: [(formula: Int, next: Int)] = []
  private var nextRoot = 0
  /// How many members of cycles may still be listed: many long ones would be quadratic.
  private var listBudget: Int

  /// An order over corners without formulas.
  init(count: Int) {
    formulaIndexes = [Int32](repeating: -1, count: count)
    states = [State](repeating: .new, count: count)
    isInCycle = [Bool](repeating: false, count: count)
    depths = [Int32](repeating: 0, count: count)
    listBudget = 4 * count + 1_000
  }

  /// Adds the formula of a corner, before the first `next`.
  mutating func add(corner: Int, program: Program?, dependencies named: [Int32]) {
    let start = dependencies.count
    dependencies.append(contentsOf: named)
    formulaIndexes[corner] = Int32(clamping: formulas.count)
    formulas.append(
      CornerFormula(
        corner: corner, program: program, dependencies: start..<dependencies.count))
  }

  /// The next step; nil when all is done.
  mutating func next() -> Step? {
    while true {
      guard let top = stack.last else {
        guard nextRoot < formulas.count else { return nil }
        if states[formulas[nextRoot].corner] == .new { open(nextRoot) }
        nextRoot += 1
        continue
      }
      let formula = formulas[top.formula]
      if top.next == formula.dependencies.upperBound {
        stack.removeLast()
        states[formula.corner] = .done
        // What refers to itself stays broken.
        if isInCycle[formula.corner] { continue }
        return .workOut(formula)
      }
      stack[stack.count - 1].next += 1
      let named = Int(dependencies[top.next])
      let index = Int(formulaIndexes[named])
      if index >= 0, states[named] == .new {
        open(index)
      } else if index >= 0, states[named] == .open, let members = closeCycle(at: named) {
        return .cycle(members)
      }
    }
  }

  private mutating func open(_ index: Int) {
    let formula = formulas[index]
    states[formula.corner] = .open
    depths[formula.corner] = Int32(clamping: stack.count)
    stack.append((index, formula.dependencies.lowerBound))
  }

  /// The open corners from `start` on, or nil when they are known to refer to themselves.
  private mutating func closeCycle(at start: Int) -> [Int]? {
    let depth = Int(depths[start])
    let last = formulas[stack[stack.count - 1].formula].corner
    let wasKnown = isInCycle[last]
    isInCycle[last] = true
    guard !wasKnown, listBudget > 0 else { return nil }
    listBudget -= stack.count - depth
    var members = stack[depth...].map { formulas[$0.formula].corner }
    for member in members { isInCycle[member] = true }
    guard let first = members.min(), let place = members.firstIndex(of: first) else { return nil }
    members = Array(members[place...] + members[..<place])
    return members
  }
}
