/// How much is wrong with a text: what a pass of fixes has to keep down.
struct FixWeight {
  private let syntaxFaults: Int
  private let violations: Int
  private let severities: Int
  private let fixable: Int

  /// Weighs violations; `safeties` are the fixes that are allowed.
  init(_ violations: [Violation], allowing safeties: Set<Fix.Safety>) {
    var syntaxFaults = 0
    var severities = 0
    var fixable = 0
    for violation in violations {
      if violation.rule == Violation.syntaxRule { syntaxFaults += 1 }
      severities += Int(violation.severity.rawValue)
      if let fix = violation.fix, safeties.contains(fix.safety) { fixable += 1 }
    }
    self.syntaxFaults = syntaxFaults
    self.violations = violations.count
    self.severities = severities
    self.fixable = fixable
  }

  /// True when there is no more than before: neither violations nor texts that are no YAML.
  func isNoWorse(than other: FixWeight) -> Bool {
    syntaxFaults <= other.syntaxFaults && violations <= other.violations
  }

  /// True when there is truly less: fewer violations, else lighter ones, else fewer to fix.
  ///
  /// Nothing can get better without end, so that what only accepts this comes to an end.
  func isBetter(than other: FixWeight) -> Bool {
    guard isNoWorse(than: other) else { return false }
    return (violations, severities, fixable) < (other.violations, other.severities, other.fixable)
  }
}
