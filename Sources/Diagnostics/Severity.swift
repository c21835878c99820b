/// How much a violation weighs; `error` is the greatest.
package enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  case info
  case warning
  case error

  /// The word used in rule files, reports and on the command line.
  package var word: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Reads the word; nil for any other.
  package init?(word: String) {
    guard let match = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = match
  }

  /// Orders by weight.
  package static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }
}
