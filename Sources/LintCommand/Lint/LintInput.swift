/// One thing to lint.
struct LintInput: Sendable {
  /// The path, as reports show it.
  let path: [UInt8]
  /// Whether the user named it, and no folder walk found it.
  var isNamed: Bool
  /// Whether it is read from standard input.
  let isStandardInput: Bool
  /// The place of its settings among those of the run.
  let settings: Int
}
