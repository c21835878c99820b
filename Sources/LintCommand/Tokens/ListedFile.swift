import Files

/// What came of a file that was to be listed.
enum ListedFile: Sendable {
  /// Its listings as they are printed, and its tokens.
  case listed([[UInt8]], [CountedTokens])
  /// Markdown without front matter, that nobody named.
  case prose
  /// It could not be read.
  case unreadable(SystemError)
}
