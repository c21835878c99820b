import RuleEngine

/// The names that expressions of a rule may use.
enum FieldPage {
  /// Writes a table of the names that all rules may use, and one for each subject.
  static func text(_ page: PageStyle) -> String {
    let subjects = RuleSubject.allCases.filter { $0 != .loading }
    let entries = subjects.map { FieldCatalogue.entries(for: $0) }
    let names = entries.map { Set($0.map(\.name)) }
    let common = names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
    var text = table("everywhere", entries.first?.filter { common.contains($0.name) } ?? [], page)
    for (subject, entries) in zip(subjects, entries) {
      text += table("on: \(subject.word)", entries.filter { !common.contains($0.name) }, page)
    }
    return text + """
      Beside these every rule may use its own `options`. `each corner` needs `each: corner` in the
      rule. `has(name)` tells whether a value is there.

      """
  }

  private static func table(
    _ title: String, _ entries: [FieldCatalogue.Entry], _ page: PageStyle
  ) -> String {
    if entries.isEmpty { return "" }
    var columns = ColumnLayout()
    for entry in entries {
      columns.add(
        "  " + entry.name, entry.type, entry.unit, entry.isPerCorner ? "each corner" : "",
        entry.meaning)
    }
    return page.strong(title) + "\n\(columns.text)\n\n"
  }
}
