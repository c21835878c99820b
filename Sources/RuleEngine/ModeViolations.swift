import Diagnostics

/// What the rules found in a document in several modes: the same violation in several is one.
struct ModeViolations {
  private struct Key: Hashable {
    let rule: String
    let range: ByteRange
    let message: String
    let component: String
  }

  private var violations: [Violation] = []
  private var places: [Key: Int] = [:]
  private var summary = LintSummary()
  private var failures: [RuleFailure] = []

  /// Adds what was found in one mode.
  mutating func add(_ found: ViolationCollector, mode: String) {
    for violation in found.violations {
      let key = Key(
        rule: violation.rule, range: violation.range, message: violation.message,
        component: violation.component)
      if let place = places[key] {
        violations[place].modes.append(mode)
        if violations[place].fix != violation.fix { violations[place].fix = nil }
        violations[place].placements = max(violations[place].placements, violation.placements)
      } else {
        places[key] = violations.count
        violations.append(violation)
        violations[violations.count - 1].modes = [mode]
      }
    }
    summary.take(largestOf: found.finishedSummary())
    for failure in found.failures where !failures.contains(where: { $0.rule == failure.rule }) {
      failures.append(failure)
    }
  }

  /// Everything together; what holds in all modes names none.
  ///
  /// What holds in some has no fix: that would change the others as well. What is only drawn stays,
  /// as it is in the first mode.
  func collector(modeCount: Int) -> ViolationCollector {
    let violations = violations.map { violation in
      var violation = violation
      if violation.modes.count == modeCount { violation.modes = [] } else { violation.fix = nil }
      return violation
    }
    return ViolationCollector(violations, summary: summary, failures: failures)
  }
}

extension LintSummary {
  /// Takes the larger of each number: a nesting that was skipped in one mode alone was skipped.
  fileprivate mutating func take(largestOf other: LintSummary) {
    radii = max(radii, other.radii)
    components = max(components, other.components)
    nestings = max(nestings, other.nestings)
    skipped.merge(other.skipped, uniquingKeysWith: max)
  }
}
