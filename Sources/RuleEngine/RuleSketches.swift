/// The changes of a rule that are drawn and never made, compiled; only who draws needs them.
struct RuleSketches: Sendable {
  /// The changes, in file order.
  let changes: [RuleTexts.FixTexts]
  /// The groups of fields that they read.
  let groups: UInt64
}
