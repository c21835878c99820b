/// A compiled pattern for `matches`.
///
/// It follows all ways through the pattern at once, so a run takes time proportional to the length
/// of the text times that of the pattern, whatever the pattern.
struct Pattern: Sendable {
  /// One step of the compiled pattern.
  enum Step: Sendable {
    /// Takes one code point of `sets[index]`.
    case scalar(Int)
    /// Goes on at both places.
    case split(Int, Int)
    case jump(Int)
    case assertion(PatternNode.Assertion)
    case match
  }

  private var steps: [Step] = []
  private var sets: [ScalarSet] = []
  private static let most = 20_000
  /// How many parts were compiled, repetitions counted; parts that make no step count too.
  private var partCount = 0

  /// Compiles a pattern.
  init(_ text: String) throws(PatternError) {
    var parser = PatternParser(text)
    try append(try parser.parse())
    steps.append(.match)
  }

  private mutating func append(_ node: PatternNode) throws(PatternError) {
    partCount += 1
    guard partCount < Pattern.most else { throw PatternError(reason: "it is too long") }
    switch node {
    case .empty: break
    case .assertion(let assertion): steps.append(.assertion(assertion))
    case .scalars(let set):
      sets.append(set)
      steps.append(.scalar(sets.count - 1))
    case .sequence(let parts):
      for part in parts { try append(part) }
    case .alternatives(let branches):
      var jumps: [Int] = []
      for branch in branches.dropLast() {
        let split = steps.count
        steps.append(.match)
        try append(branch)
        jumps.append(steps.count)
        steps.append(.match)
        steps[split] = .split(split + 1, steps.count)
      }
      if let last = branches.last { try append(last) }
      for jump in jumps { steps[jump] = .jump(steps.count) }
    case .repeated(let part, let least, let most):
      for _ in 0..<least { try append(part) }
      guard let most else {
        let split = steps.count
        steps.append(.match)
        try append(part)
        steps.append(.jump(split))
        steps[split] = .split(split + 1, steps.count)
        return
      }
      var splits: [Int] = []
      for _ in 0..<max(0, most - least) {
        splits.append(steps.count)
        steps.append(.match)
        try append(part)
      }
      for split in splits { steps[split] = .split(split + 1, steps.count) }
    }
  }

  /// Whether the pattern matches anywhere in a text.
  func matches(_ text: String) -> Bool {
    var run = Run(stepCount: steps.count)
    var previous: UInt32?
    var scalars = text.unicodeScalars.makeIterator()
    var scalar = scalars.next()
    while true {
      if follow(from: 0, previous, scalar?.value, &run) { return true }
      guard let value = scalar?.value else { return false }
      scalar = scalars.next()
      let waiting = run.takeWaiting()
      for step in waiting {
        guard case .scalar(let set) = steps[step], sets[set].contains(value) else { continue }
        if follow(from: step + 1, value, scalar?.value, &run) { return true }
      }
      previous = value
    }
  }

  /// Follows all steps that take no code point; true when the pattern's end is reached.
  private func follow(
    from start: Int, _ previous: UInt32?, _ next: UInt32?, _ run: inout Run
  ) -> Bool {
    run.open.append(start)
    while let step = run.open.popLast() {
      guard run.visit(step) else { continue }
      switch steps[step] {
      case .match: return true
      case .scalar: run.waiting.append(step)
      case .jump(let target): run.open.append(target)
      case .split(let first, let second):
        run.open.append(second)
        run.open.append(first)
      case .assertion(let assertion):
        if holds(assertion, previous, next) { run.open.append(step + 1) }
      }
    }
    return false
  }

  private func holds(
    _ assertion: PatternNode.Assertion, _ previous: UInt32?, _ next: UInt32?
  ) -> Bool {
    let isBoundary =
      previous.map(ScalarSet.wordScalars.contains) ?? false
      != next.map(ScalarSet.wordScalars.contains) ?? false
    return switch assertion {
    case .start: previous == nil
    case .end: next == nil
    case .wordBoundary: isBoundary
    case .noWordBoundary: !isBoundary
    }
  }

  /// The state of one match.
  private struct Run {
    /// Steps that wait for the next code point.
    var waiting: [Int] = []
    /// Steps still to be followed.
    var open: [Int] = []
    /// For each step the last place in the text where it was visited.
    var visited: [Int]
    var place = 1

    init(stepCount: Int) {
      visited = [Int](repeating: 0, count: stepCount)
    }

    mutating func visit(_ step: Int) -> Bool {
      guard visited[step] != place else { return false }
      visited[step] = place
      return true
    }

    mutating func takeWaiting() -> [Int] {
      place += 1
      defer { waiting.removeAll(keepingCapacity: true) }
      return waiting
    }
  }
}
