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
