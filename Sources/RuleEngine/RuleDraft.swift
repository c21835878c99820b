import Diagnostics
import Expressions

/// A rule file as it is written, its expressions not compiled yet.
struct RuleDraft: Sendable {
  /// A second place of a violation.
  struct LabelDraft: Sendable {
    var at: RuleTextDraft
    var text: RuleTextDraft
    var when: RuleTextDraft?
  }

  /// A change that would settle a violation.
  struct FixDraft: Sendable {
    /// What the change does.
    enum Action: Sendable {
      /// Replaces the value at a place.
      case set(place: RuleTextDraft)
      /// Inserts a key into the mapping of the component under this section's name.
      case insert(key: String, into: RuleTextDraft)
    }

    var when: RuleTextDraft?
    var action: Action
    var to: RuleTextDraft
    var safety: SafetyWord
  }

  /// An option with its default.
  struct OptionDraft: Sendable {
    var name: String
    var value: Value
  }

  var source: SourceText
  var id: RuleTextDraft
  var title: String
  var severity: Severity
  var subject: RuleSubject
  /// The files that it looks at.
  var files: RuledFiles
  /// True for `each: corner`.
  var isPerCorner: Bool
  /// True for `fails: all`.
  var failsAll: Bool
  var when: RuleTextDraft?
  var require: RuleTextDraft?
  var once: RuleTextDraft?
  var worst: RuleTextDraft?
  var silences: [RuleTextDraft]
  var options: [OptionDraft]
  var at: RuleTextDraft?
  var note: RuleTextDraft?
  var message: RuleTextDraft?
  var help: RuleTextDraft?
  var labels: [LabelDraft]
  var fixes: [FixDraft]
}
