/// How much is wrong with a text: what a pass of fixes has to keep down.
struct FixWeight {
  private let violations: Int
  /// How many weigh at least as much as a severity, the gravest first; texts that are no YAML
  /// before all.
  private let graveness: [Int]
  private let severities: Int
  private let fixable: Int

  /// Weighs violations; `safeties` are the fixes that are allowed.
  init(_ violations: [Violation], allowing safeties: Set<Fix.Safety>) {
    var graveness = [Int](repeating: 0, count: Severity.allCases.count + 1)
    var severities = 0
    var fixable = 0
    for violation in violations {
      if violation.rule == Violation.syntaxRule { graveness[0] += 1 }
      for (place, severity) in Severity.allCases.reversed().enumerated()
      where violation.severity >= severity {
        graveness[place + 1] += 1
      }
      severities += Int(violation.severity.rawValue)
      if let fix = violation.fix, safeties.contains(fix.safety) { fixable += 1 }
    }
    self.violations = violations.count
    self.graveness = graveness
    self.severities = severities
    self.fixable = fixable
  }

  /// True when there is no more than before: neither violations of any weight nor texts that are no
  /// YAML.
  func isNoWorse(than other: FixWeight) -> Bool {
    zip(graveness, other.graveness).allSatisfy { $0 <= $1 }
  }

  /// True when there is truly less: fewer violations, else lighter ones, else fewer to fix.
  ///
  /// Nothing can get better without end, so that what only accepts this comes to an end.
  func isBetter(than other: FixWeight) -> Bool {
    guard isNoWorse(than: other) else { return false }
    return (violations, severities, fixable) < (other.violations, other.severities, other.fixable)
  }
}
