/// Lines of YAML with comments that stand under each other.
struct CommentedLines {
  private var lines: [(text: String, comment: String)] = []

  /// Comments of longer lines follow two blanks after them.
  private static let widest = 60

  /// Adds a line; an empty comment is left out.
  mutating func add(_ text: String, _ comment: String = "") {
    lines.append((text, Self.singleLine(comment)))
  }

  /// Adds a line that is a comment alone.
  mutating func add(comment: String) {
    let comment = Self.singleLine(comment)
    lines.append((comment.isEmpty ? "#" : "# \(comment)", ""))
  }

  /// The lines, each with a newline.
  var text: String {
    let widths = lines.filter { !$0.comment.isEmpty }.map(\.text.unicodeScalars.count)
    let column = widths.filter { $0 <= Self.widest }.max() ?? 0
    var text = ""
    for line in lines {
      text += line.text
      if !line.comment.isEmpty {
        let room = max(0, column - line.text.unicodeScalars.count)
        text += String(repeating: " ", count: room) + "  # " + line.comment
      }
      text += "\n"
    }
    return text
  }

  /// A comment ends with its line, and so must what stands in it.
  private static func singleLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: Unicode.Scalar(0xFFFD) ?? " "
          default: scalar
          }
        }))
  }
}
