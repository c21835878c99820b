import Diagnostics

/// A fault in a figure, in words.
package struct FigureFault: Hashable, Sendable {
  /// How much it weighs.
  package let severity: Severity
  /// The id of the rule that reports it.
  package let rule: String
  /// The component whose outline is marked.
  package let name: String
}
