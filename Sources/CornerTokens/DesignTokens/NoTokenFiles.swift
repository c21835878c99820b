import Diagnostics

/// No files at all: what is imported cannot be read.
package struct NoTokenFiles: TokenFiles {
  /// Makes it.
  package init() {}

  /// Says that there is no such file.
  package func read(_ path: [UInt8], namedIn importer: [UInt8]) -> TokenFileText {
    .unreadable("there is no such file")
  }

  /// The path itself.
  package func identity(of path: [UInt8], namedIn importer: [UInt8]) -> [UInt8] { path }
}
