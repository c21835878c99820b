import Files
import RuleEngine

/// What came of one input.
enum LintedFile: Sendable {
  /// It was linted; standard input has no file.
  case linted(LintOutcome, FileContents?)
  /// It is prose, which is no fault of a file that was found in a folder.
  case prose
  /// It could not be read.
  case unreadable(SystemError)
}
