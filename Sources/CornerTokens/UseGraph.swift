/// Which top-level components place which: finds the roots, and the uses that would never end.
///
/// The points of the graph are contents: a variant without content of its own stands for the
/// component whose content it has. The walk is depth first with a stack of its own, and linear.
struct UseGraph {
  /// The top-level components that stand on their own, in file order.
  private(set) var roots: [Int32] = []
  /// By use: true when it is left out, because it lies inside what it names.
  private(set) var cut: [Bool]
  /// The uses of each cycle, in the order in which they lead around.
  private(set) var cycles: [[Int32]] = []

  private enum State: UInt8 {
    case new
    case open
    case done
  }

  private let topLevels: [TopLevelComponent]
  private let uses: [ComponentUse]
  private var states: [State]
  private var depths: [Int32]
  /// By top-level component: true when something on the way from a root places it.
  private var isReached: [Bool]
  /// The open contents, with the next of their uses and the one that led to them.
  private var stack: [(owner: Int, next: Int, through: Int32)] = []
  /// How many members of cycles may still be listed: many long ones would be quadratic.
  private var listBudget: Int

  /// A graph that has not been walked.
  init(topLevels: [TopLevelComponent], uses: [ComponentUse]) {
    self.topLevels = topLevels
    self.uses = uses
    cut = [Bool](repeating: false, count: uses.count)
    states = [State](repeating: .new, count: topLevels.count)
    depths = [Int32](repeating: 0, count: topLevels.count)
    isReached = [Bool](repeating: false, count: topLevels.count)
    listBudget = 4 * uses.count + 1_000
  }

  /// Finds roots and cycles.
  ///
  /// First come the components that nothing places; of those that only place each other, the first
  /// in the file becomes a root too.
  mutating func walk() {
    var isRoot = [Bool](repeating: true, count: topLevels.count)
    for use in uses { isRoot[Int(use.target)] = false }
    for index in topLevels.indices where isRoot[index] { walk(from: index) }
    for index in topLevels.indices where !isRoot[index] && !isReached[index] {
      // The walk from an earlier one may have reached it meanwhile.
      isRoot[index] = true
      walk(from: index)
    }
    for index in topLevels.indices where isRoot[index] && topLevels[index].component >= 0 {
      roots.append(Int32(clamping: index))
    }
  }

  private mutating func walk(from root: Int) {
    guard topLevels[root].component >= 0 else { return }
    open(Int(topLevels[root].contentOwner), through: -1)
    while let top = stack.last {
      if top.next >= Int(topLevels[top.owner].useEnd) {
        states[top.owner] = .done
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      follow(top.next)
    }
  }

  private mutating func open(_ owner: Int, through use: Int32) {
    guard states[owner] == .new else { return }
    states[owner] = .open
    depths[owner] = Int32(clamping: stack.count)
    stack.append((owner, Int(topLevels[owner].firstUse), use))
  }

  private mutating func follow(_ index: Int) {
    let use = uses[index]
    let owner = Int(topLevels[Int(use.target)].contentOwner)
    if use.hasTargetContent, states[owner] == .open {
      cut[index] = true
      listCycle(closedBy: index, from: Int(depths[owner]))
      return
    }
    isReached[Int(use.target)] = true
    if use.hasTargetContent { open(owner, through: Int32(clamping: index)) }
  }

  private mutating func listCycle(closedBy index: Int, from depth: Int) {
    let closing = Int32(clamping: index)
    listBudget -= stack.count - depth
    guard listBudget > 0 else {
      cycles.append([closing])
      return
    }
    cycles.append(stack[(depth + 1)...].map(\.through) + [closing])
  }
}
