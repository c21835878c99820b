/// A rule that found something on the subject at hand, before silencing.
struct Hit: Sendable {
  /// The place of the rule among those of its subject.
  let rule: Int32
  /// What the rule looks at.
  let subject: RuleSubject
  /// The shape key, the length or the value of the scale; 0 for other subjects.
  let detail: Int32
  /// The corners that fail, one bit a corner; 0 for a rule without corners.
  let corners: UInt8
  /// The corner whose values the violation shows.
  let worstCorner: UInt8
}
