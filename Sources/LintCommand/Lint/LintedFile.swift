import Files
import RuleEngine

/// What came of one input.
enum LintedFile: Sendable {
  /// It was linted; standard input has no file.
  case linted(LintOutcome, FileContents?)
  /// It could not be read.
  case unreadable(SystemError)
}
