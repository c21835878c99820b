import Expressions

/// The rules of a run, as far as a configuration can speak of them.
package struct KnownRules: Sendable {
  /// A rule with its options.
  package struct Rule: Named {
    /// The id.
    package let name: String
    /// The names of its options with their defaults.
    package let options: [(name: String, value: Value)]

    /// Makes a rule.
    package init(id: String, options: [(name: String, value: Value)]) {
      name = id
      self.options = options
    }
  }

  /// The rules, in the order given.
  let rules: NamedList<Rule>

  /// Makes a list; of two with the same id the first counts.
  package init(_ rules: [Rule]) {
    var list = NamedList<Rule>()
    for rule in rules { list.add(rule) { _, _ in } }
    self.rules = list
  }
}
