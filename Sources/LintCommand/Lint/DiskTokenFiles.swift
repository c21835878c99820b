import CornerTokens
import Diagnostics
import Files

/// The files that token files name, from a file system.
struct DiskTokenFiles: TokenFiles {
  private let files: any FileSystem
  private let working: [UInt8]

  /// Reads from a file system.
  init(_ files: any FileSystem) {
    self.files = files
    working = files.workingFolder
  }

  func read(_ path: [UInt8], namedIn importer: [UInt8]) -> TokenFileText {
    let path = self.path(path, namedIn: importer)
    do throws(SystemError) {
      // What a file names must be a regular file, since a pipe may never end.
      if try files.kind(of: path) == .other { throw SystemError.noRegularFile }
      return .text(SourceText(pathBytes: path, bytes: try files.read(path).bytes))
    } catch {
      return .unreadable(error.sentence)
    }
  }

  func identity(of path: [UInt8], namedIn importer: [UInt8]) -> [UInt8] {
    FilePath.absolute(self.path(path, namedIn: importer), in: working)
  }

  /// The path as reports show it: beside the file that names it, without detours.
  private func path(_ path: [UInt8], namedIn importer: [UInt8]) -> [UInt8] {
    if FilePath.isAbsolute(path) || importer.isEmpty { return path }
    let joined = FilePath.joined(FilePath.folder(of: importer), path)
    guard !FilePath.isAbsolute(joined) else { return FilePath.absolute(joined, in: working) }
    return FilePath.relative(FilePath.absolute(joined, in: working), to: working)
  }
}
