import Diagnostics

/// From which severity on a run fails: the values of `--fail-level`.
enum FailLevel: String, CaseIterable, Sendable {
  case error
  case warning
  case info
  case never

  /// Whether the worst that was found makes the run fail.
  func fails(_ worst: Severity?) -> Bool {
    guard let worst, let least = Severity(word: rawValue) else { return false }
    return worst >= least
  }
}
