import Diagnostics

/// What became of a file that was to be read.
package enum TokenFileText: Sendable {
  /// The text, with the path as reports show it.
  case text(SourceText)
  /// Why it cannot be read, such as `there is no such file`.
  case unreadable(String)
}
