import Diagnostics
import Reports
import RuleEngine

/// The list of all rules.
enum RuleListPage {
  /// The groups of the program's own rules in the order in which they are best read.
  private static let groups = [
    "scale", "nesting", "container", "concentric", "shape", "platform", "loading",
  ]

  /// Writes the list, a table for each group.
  static func text(_ rules: [RuleDescription], _ page: PageStyle) -> String {
    var groups = groups
    for rule in rules where !groups.contains(rule.group) { groups.append(rule.group) }
    let idWidth = rules.map { TerminalText.columns(of: $0.id) }.max() ?? 0
    var text = ""
    for group in groups {
      let members = rules.filter { $0.group == group }
      if members.isEmpty { continue }
      text += page.strong(TerminalText.printable(group)) + "\n"
      for rule in members { text += row(rule, idWidth: idWidth, page) }
      text += "\n"
    }
    return text + "\(Counted.text(rules.count, "rule")); `cornerlint rules ID` explains one\n"
  }

  private static func row(_ rule: RuleDescription, idWidth: Int, _ page: PageStyle) -> String {
    let id = TerminalText.printable(rule.id)
    let word = rule.severity.word
    let room = String(repeating: " ", count: max(0, idWidth - TerminalText.columns(of: id)) + 2)
    let gap = String(repeating: " ", count: max(0, 7 - word.utf8.count) + 2)
    let title = TerminalText.printable(rule.title)
    let files = rule.files.mark.isEmpty ? "" : "  " + page.faint(rule.files.mark)
    return "  \(id)\(room)\(page.severity(rule.severity, word))\(gap)\(title)\(files)\n"
  }
}

extension RuledFiles {
  /// The files, behind the title of a rule in the list; empty for nesting specs alone.
  fileprivate var mark: String {
    switch self {
    case .specs: ""
    case .tokens: "(other formats)"
    case .all: "(all formats)"
    }
  }
}
