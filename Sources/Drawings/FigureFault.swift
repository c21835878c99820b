import Diagnostics

/// A fault in a figure, in words.
struct FigureFault: Hashable, Sendable {
  /// How much it weighs.
  let severity: Severity
  /// The id of the rule that reports it.
  let rule: String
  /// The component whose outline is marked.
  let name: String
}
