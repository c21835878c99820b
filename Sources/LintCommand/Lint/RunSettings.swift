import Configuration
import RuleEngine

/// What holds for some files of a run: those with one configuration and the same overrides of it.
struct RunSettings: Sendable {
  /// The rules.
  let linter: Linter
  /// When a violation in one of the files makes the run fail.
  let failLevel: FailLevel
  /// The file of known violations; nil when there is none.
  let baseline: [UInt8]?
  /// Where a configuration names that file; nil when the command line does.
  let baselineOrigin: Origin?
}
