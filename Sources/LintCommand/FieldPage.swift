import RuleEngine

/// The names that expressions of a rule may use.
enum FieldPage {
  /// Writes a table for each subject.
  static func text(_ page: PageStyle) -> String {
    var text = ""
    for subject in RuleSubject.allCases where subject != .loading {
      var columns = ColumnLayout()
      for entry in FieldCatalogue.entries(for: subject) {
        columns.add(
          "  " + entry.name, entry.type, entry.unit, entry.isPerCorner ? "each corner" : "",
          entry.meaning)
      }
      if columns.isEmpty { continue }
      text += page.strong("on: \(subject.word)") + "\n\(columns.text)\n\n"
    }
    return text + """
      Beside these every rule may use its own `options`. `each corner` needs `each: corner` in the
      rule. `has(name)` tells whether a value is there.

      """
  }
}
