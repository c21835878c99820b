import Diagnostics

/// Whether a rule runs, and how much it weighs then.
package enum RuleLevel: Hashable, Sendable {
  /// It does not run.
  case off
  /// It runs with this severity.
  case on(Severity)

  /// The words for all levels, in the order in which sentences list them.
  package static let words = ["off", "error", "warning", "info"]

  /// The word that stands in a configuration.
  package var word: String {
    switch self {
    case .off: "off"
    case .on(let severity): severity.word
    }
  }

  /// Reads the word; nil for any other.
  package init?(word: String) {
    if word == "off" {
      self = .off
    } else if let severity = Severity(word: word) {
      self = .on(severity)
    } else {
      return nil
    }
  }
}
