import Diagnostics
import Expressions

/// A rule whose conditions are ready to run; its texts are compiled when it first reports something.
///
/// A class, so that handing it on costs nothing however much it holds.
final class CompiledRule: Sendable {
  /// The rule as it is written.
  let draft: RuleDraft
  /// The id.
  let id: String
  /// How much its violations weigh, after the settings.
  let severity: Severity
  /// Its place among all rules of the book.
  let index: Int32
  /// What it looks at.
  let subject: RuleSubject
  /// True when its conditions run for each of the four corners.
  let isPerCorner: Bool
  /// True when all corners must fail for which `when` holds.
  let failsAll: Bool
  /// `when`.
  let when: Program
  /// `require`.
  let require: Program
  /// False where `when` is left out and always holds.
  let hasWhen: Bool
  /// False where `require` is left out and never holds.
  let hasRequire: Bool
  /// `once`.
  let once: Program?
  /// `worst`.
  let worst: Program?
  /// The groups of fields that the conditions read.
  let groups: UInt64
  /// Of those, the ones that differ from corner to corner.
  let cornerGroups: UInt64
  /// Bools without which `when` cannot hold.
  let guards: [Guard]
  /// The groups of fields that the guards read.
  let guardGroups: UInt64

  /// Makes a rule from compiled conditions; `absent` stands in for conditions that are left out.
  init(
    _ draft: RuleDraft, severity: Severity, index: Int32, when: Program?, require: Program?,
    once: Program?, worst: Program?, absent: Program, groups: UInt64, guards: [Guard],
    guardGroups: UInt64
  ) {
    self.draft = draft
    id = draft.id.text
    self.severity = severity
    self.index = index
    subject = draft.subject
    isPerCorner = draft.isPerCorner
    failsAll = draft.failsAll
    self.when = when ?? absent
    self.require = require ?? absent
    hasWhen = when != nil
    hasRequire = require != nil
    self.once = once
    self.worst = worst
    self.groups = groups
    cornerGroups = groups & FieldGroup.perCorner
    self.guards = guards
    self.guardGroups = guardGroups
  }
}
