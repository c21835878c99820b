import Diagnostics

/// Text that Markdown shows as it is, also within a table.
enum MarkdownText {
  /// The text with every sign that GitHub's Markdown gives a meaning escaped; a line end becomes a
  /// space, any other control character U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  /// The text, with what stands between two backticks as code and the rest escaped; linear.
  ///
  /// In code nothing is escaped and only a backtick ends it (CommonMark 0.31.2, section 6.1), but a
  /// table takes a bar there for the end of its cell. So what has a bar or a control character, has
  /// nothing but blanks, or touches a further backtick is escaped as all else is.
  static func prose(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "`" else {
        append(scalars[index], to: &result)
        index += 1
        continue
      }
      var runEnd = index
      while runEnd < scalars.count, scalars[runEnd] == "`" { runEnd += 1 }
      if runEnd == index + 1, let end = endOfCode(in: scalars, from: runEnd) {
        result.unicodeScalars.append(contentsOf: scalars[index...end])
        index = end + 1
      } else {
        for scalar in scalars[index..<runEnd] { append(scalar, to: &result) }
        index = runEnd
      }
    }
    return result
  }

  /// Where the backtick lies that ends the code that starts at `start`; nil when it cannot be code.
  private static func endOfCode(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var end = start
    var hasInk = false
    while end < scalars.count, scalars[end] != "`" {
      guard scalars[end] != "|", !TerminalText.steersTerminal(scalars[end]) else { return nil }
      if scalars[end] != " " { hasInk = true }
      end += 1
    }
    guard hasInk, end < scalars.count else { return nil }
    return end + 1 < scalars.count && scalars[end + 1] == "`" ? nil : end
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\n", "\r", "\t": result += " "
    case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "$":
      result += "\\"
      result.unicodeScalars.append(scalar)
    default:
      result.unicodeScalars.append(TerminalText.steersTerminal(scalar) ? "\u{FFFD}" : scalar)
    }
  }
}
