import Diagnostics

/// Holds violations against the claims of ignore comments, both in line order.
struct SuppressionSweep {
  /// The claims by first line, and of those with one first line the farthest-reaching first.
  private(set) var claims: [SuppressionClaim]

  init(_ claims: [SuppressionClaim]) {
    self.claims = claims.sorted { left, right in
      (left.firstLine, right.lastLine, left.comment)
        < (right.firstLine, left.lastLine, right.comment)
    }
  }

  /// The violations that no claim speaks for; those that one does mark it as used.
  ///
  /// Claims nest as the parts of a file do, so those that hold at a line form a stack, and of the
  /// claims of one rule the used ones lie at the bottom: each claim is marked once.
  mutating func keep(_ violations: [Violation], lines: LineTable) -> [Violation] {
    let placed = violations.map { (violation: $0, line: lines.lineIndex(at: $0.range.start)) }
      .sorted { $0.line < $1.line }
    var kept: [Violation] = []
    var active: [String: [Int]] = [:]
    var upcoming = 0
    for (violation, line) in placed {
      while upcoming < claims.count, claims[upcoming].firstLine <= line {
        if claims[upcoming].lastLine >= line {
          let id = claims[upcoming].id
          dropExpired(&active[id, default: []], at: line)
          active[id, default: []].append(upcoming)
        }
        upcoming += 1
      }
      if !mark(&active[violation.rule, default: []], at: line) { kept.append(violation) }
    }
    return kept
  }

  /// Takes the claims off a stack that end before a line.
  private func dropExpired(_ stack: inout [Int], at line: Int) {
    while let last = stack.last, claims[last].lastLine < line { stack.removeLast() }
  }

  /// Marks the claims of a stack that hold at a line; false when there is none.
  private mutating func mark(_ stack: inout [Int], at line: Int) -> Bool {
    dropExpired(&stack, at: line)
    guard !stack.isEmpty else { return false }
    for claim in stack.reversed() where claims[claim].lastLine >= line {
      if claims[claim].isUsed { break }
      claims[claim].isUsed = true
    }
    return true
  }
}
