/// One rule that one ignore comment speaks of, with the lines for which it does.
struct SuppressionClaim: Sendable {
  /// The index of the comment.
  let comment: Int
  /// The rule's id.
  let id: String
  /// The first line, from 0.
  let firstLine: Int
  /// The last line, from 0; below `firstLine` when it speaks for nothing.
  let lastLine: Int
  /// True when it kept back a violation.
  var isUsed = false
}
