import Diagnostics

/// The spelling of GitHub's workflow commands, `::level name=value,…::message`.
///
/// Percent signs are escaped before all else, so that no escape is escaped again; in values of
/// properties colons and commas are escaped as well, since both end a value.
enum WorkflowCommand {
  /// The name of the command for a severity.
  static func level(of severity: Severity) -> StaticString {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// A message of several lines; a control character within a line becomes U+FFFD.
  static func message(_ lines: [String]) -> String {
    escaped(lines.map(TerminalText.printable).joined(separator: "\n"), isProperty: false)
  }

  /// The value of a property; a control character becomes U+FFFD.
  static func property(_ value: String) -> String {
    escaped(TerminalText.printable(value), isProperty: true)
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
