import Files
import RuleEngine

/// What came of one input.
enum LintedFile: Sendable {
  /// It was linted; standard input has no identity.
  case linted(LintOutcome, FileContents.Identity?)
  /// It could not be read.
  case unreadable(SystemError)
}
