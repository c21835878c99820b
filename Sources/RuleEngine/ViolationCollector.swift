import CornerTokens
import Diagnostics

/// Gathers what the rules report on a document, and of all documents on the file; the same fault at the same place is one violation.
struct ViolationCollector {
  /// What becomes of a violation that may be there already.
  enum Merging {
    case isNew
    /// It is one more placement of one that is there.
    case isCounted
    /// It is, and worse than what that one shows.
    case isWorse
  }

  private struct Key: Hashable {
    let rule: Int32
    let range: ByteRange
  }

  /// The violations, in the order in which they were found.
  private(set) var violations: [Violation] = []
  /// What was looked at.
  var summary = LintSummary()
  /// Rules that could not be worked out, each once.
  private(set) var failures: [RuleFailure] = []

  private var indexes: [Key: Int32] = [:]
  /// For each violation how bad it is.
  private var weights: [Double] = []
  /// For each violation the placement that was counted last.
  private var lastPlacements: [Int32] = []
  private var failedRules: Set<Int32> = []
  /// How many nestings were skipped, by `UnknownReason.rawValue`.
  private var skipped = [Int](repeating: 0, count: UnknownReason.allCases.count + 1)

  /// Makes a collector for violations of the loader's and the rules'.
  init(
    _ violations: [Violation] = [], summary: LintSummary = LintSummary(),
    failures: [RuleFailure] = []
  ) {
    self.violations = violations
    self.summary = summary
    self.failures = failures
  }

  /// Takes in what was gathered on one document of the file.
  mutating func append(_ other: ViolationCollector) {
    violations += other.violations
    summary.add(other.summary)
    for (index, count) in other.skipped.enumerated() { skipped[index] += count }
    for failure in other.failures where !failures.contains(where: { $0.rule == failure.rule }) {
      failures.append(failure)
    }
  }

  /// Counts one more placement of a violation that is there already.
  ///
  /// - Parameter weight: how bad it is there, as the rule says; the violation is to show the worst.
  mutating func merge(
    rule: Int32, range: ByteRange, placement: Int, weight: Double
  ) -> Merging {
    guard let index = indexes[Key(rule: rule, range: range)] else { return .isNew }
    if lastPlacements[Int(index)] != Int32(clamping: placement) {
      lastPlacements[Int(index)] = Int32(clamping: placement)
      violations[Int(index)].placements += 1
    }
    return weight > weights[Int(index)] ? .isWorse : .isCounted
  }

  /// Keeps the place of one more placement of a violation, for those who draw all of them.
  mutating func note(_ place: ModelPlace, rule: Int32, range: ByteRange) {
    guard let index = indexes[Key(rule: rule, range: range)].map(Int.init),
      place != violations[index].modelPlace, place != violations[index].otherModelPlaces.last
    else { return }
    violations[index].otherModelPlaces.append(place)
  }

  /// Adds a violation that is not there yet, or puts it in the place of one that is less bad.
  ///
  /// - Parameter keepsPlaces: whether the place of the one that it takes the place of is kept.
  mutating func add(
    _ violation: Violation, rule: Int32, placement: Int, weight: Double, keepsPlaces: Bool
  ) {
    let key = Key(rule: rule, range: violation.range)
    if let index = indexes[key].map(Int.init) {
      let placements = violations[index].placements
      // Moved, not copied: a violation may become worse many times.
      var others: [ModelPlace] = []
      swap(&others, &violations[index].otherModelPlaces)
      if keepsPlaces, let place = violations[index].modelPlace { others.append(place) }
      violations[index] = violation
      violations[index].placements = placements
      violations[index].otherModelPlaces = others
      weights[index] = weight
      return
    }
    indexes[key] = Int32(clamping: violations.count)
    violations.append(violation)
    weights.append(weight)
    lastPlacements.append(Int32(clamping: placement))
  }

  /// Notes that a rule could not be worked out; the first time counts.
  mutating func fail(rule: CompiledRule, component: String, _ sentence: String) {
    guard failedRules.insert(rule.index).inserted else { return }
    failures.append(RuleFailure(rule: rule.id, component: component, sentence: sentence))
  }

  /// Counts a nesting that some rule could not judge.
  mutating func skip(_ reason: UInt32) {
    let index = Int(reason)
    skipped[index < skipped.count ? index : 0] += 1
  }

  /// The summary with the skipped nestings by reason.
  func finishedSummary() -> LintSummary {
    var result = summary
    for (index, count) in skipped.enumerated() where count > 0 {
      let reason = UnknownReason(rawValue: UInt32(index)) ?? .notDeclared
      result.skipped[reason.sentence, default: 0] += count
    }
    return result
  }
}
