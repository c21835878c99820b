import Diagnostics

/// From which severity on a run fails: the values of `--fail-level` and `failLevel`.
package enum FailLevel: String, CaseIterable, Sendable {
  case error
  case warning
  case info
  case never

  /// Reads the word; nil for any other.
  package init?(word: String) {
    guard let match = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(word.utf8) })
    else { return nil }
    self = match
  }

  /// The least severity that makes the run fail; nil when none does.
  package var least: Severity? { Severity(word: rawValue) }

  /// Whether the worst that was found makes the run fail.
  package func fails(_ worst: Severity?) -> Bool {
    guard let worst, let least else { return false }
    return worst >= least
  }
}
