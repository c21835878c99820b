/// How a run ends.
enum ExitCode: Int32, Sendable {
  /// Nothing at or above the fail level.
  case clean = 0
  /// Something at or above the fail level.
  case found = 1
  /// The tool could not do all of its work.
  case failed = 2
}
