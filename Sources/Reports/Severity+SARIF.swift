import Diagnostics

extension Severity {
  /// What SARIF calls it, in quotes.
  var sarifLevel: StaticString {
    switch self {
    case .error: "\"error\""
    case .warning: "\"warning\""
    case .info: "\"note\""
    }
  }

  /// What GitHub's property `problem.severity` calls it, in quotes.
  var problemSeverity: StaticString {
    switch self {
    case .error: "\"error\""
    case .warning: "\"warning\""
    case .info: "\"recommendation\""
    }
  }
}
