import RuleEngine

/// The list of rules as README.md shows it.
enum RuleTable {
  /// The line in front of the list.
  static let start = "<!-- rules -->"
  /// The line behind it.
  static let end = "<!-- /rules -->"

  /// A Markdown table of the rules, by group, each with its severity and title.
  static func markdown(of rules: [RuleDescription]) -> String {
    var lines = ["| group | id | severity | finds |", "|---|---|---|---|"]
    var group = ""
    for rule in rules {
      let first = rule.group == group ? "" : rule.group
      group = rule.group
      lines.append("| \(first) | `\(rule.id)` | \(rule.severity.word) | \(rule.title) |")
    }
    return lines.joined(separator: "\n")
  }

  /// What stands between the two marker lines of a text; nil when they are not there.
  static func section(of text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0 == start }),
      let last = lines[first...].firstIndex(where: { $0 == end })
    else { return nil }
    let inside = lines[(first + 1)..<last].drop(while: \.isEmpty)
    let length = inside.reversed().drop(while: \.isEmpty).count
    return inside.prefix(length).joined(separator: "\n")
  }
}
