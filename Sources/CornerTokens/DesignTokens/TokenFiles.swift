import Diagnostics

/// Reads the files that token files name.
package protocol TokenFiles: Sendable {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: as it is written: absolute, or relative to the folder of `importer`.
  ///   - importer: the path of the file that names it, as reports show it; empty for what is
  ///     relative to the working folder.
  func read(_ path: [UInt8], namedIn importer: [UInt8]) -> TokenFileText

  /// A name of a file that is the same however its path is written.
  func identity(of path: [UInt8], namedIn importer: [UInt8]) -> [UInt8]
}

/// What became of a file that was to be read.
package enum TokenFileText: Sendable {
  /// The text, with the path as reports show it.
  case text(SourceText)
  /// Why it cannot be read, such as `there is no such file`.
  case unreadable(String)
}

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
