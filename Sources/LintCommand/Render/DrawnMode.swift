import CornerTokens
import Diagnostics

/// The mode of imported tokens that a document is drawn in, and why.
struct DrawnMode: Sendable {
  /// Its name, as violations have it.
  let name: String
  /// How many there are to choose from.
  let count: Int
  /// How grave the gravest violation is that is drawn in it; nil when there is none.
  private(set) var severity: Severity?
  /// How many are as grave.
  private(set) var violations: Int

  /// Makes a mode.
  init(_ document: TokenDocument, of count: Int, severity: Severity? = nil, violations: Int = 0) {
    name = document.mode
    self.count = count
    self.severity = severity
    self.violations = violations
  }

  /// Takes in what another document has in the same mode.
  mutating func add(_ other: DrawnMode) {
    guard let severity = other.severity else { return }
    if let known = self.severity, known == severity {
      violations += other.violations
    } else if self.severity.map({ $0 < severity }) ?? true {
      self.severity = severity
      violations = other.violations
    }
  }
}
