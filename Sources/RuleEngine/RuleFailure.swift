import Diagnostics

/// A rule that could not be worked out where it was asked: never a pass.
package struct RuleFailure: Error, Hashable, Sendable {
  /// The rule's id.
  package let rule: String
  /// The path of the component, as `Violation.component`.
  package let component: String
  /// What went wrong, without a full stop.
  package let sentence: String

  /// Makes a failure.
  package init(rule: String, component: String, sentence: String) {
    self.rule = rule
    self.component = component
    self.sentence = sentence
  }
}
