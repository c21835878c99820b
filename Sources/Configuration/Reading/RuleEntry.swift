import Expressions

/// What a configuration file says about one rule.
package struct RuleEntry: Sendable {
  /// The id.
  package let id: Located<String>
  /// Whether it runs and how much it weighs; nil when nothing is said about that.
  package internal(set) var level: Located<RuleLevel>?
  /// The names and values of its options, in file order.
  package internal(set) var options: [(name: Located<String>, value: Located<Value>)] = []
}
