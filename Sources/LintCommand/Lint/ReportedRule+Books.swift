import Reports
import RuleEngine

extension ReportedRule {
  /// The rules of some books, each once, by id; what runs with several severities has the first.
  static func all(in books: [RuleBook]) -> [ReportedRule] {
    var rules: [String: ReportedRule] = [:]
    var read: Set<String> = []
    for book in books {
      for source in book.sources where read.insert(source.path).inserted {
        guard let rule = try? RuleDescription.read(source), rules[rule.id] == nil else { continue }
        rules[rule.id] = ReportedRule(
          id: rule.id, title: rule.title, severity: book.severity(of: rule.id) ?? rule.severity,
          group: rule.group, why: rule.why, how: rule.how)
      }
    }
    return rules.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }
}
