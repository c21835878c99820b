/// Text that Markdown shows as it is, also within a table.
enum MarkdownText {
  /// The text with every sign that GitHub's Markdown gives a meaning escaped; a line end becomes a
  /// space, any other control character U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
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
    return result
  }
}
