import CornerTokens
import Diagnostics
import Files
import Synchronization

/// The files that token files name, from a file system.
final class DiskTokenFiles: TokenFiles {
  /// The paths that were read, in no order.
  private let paths = Mutex<[[UInt8]]>([])
  private let files: any FileSystem
  private let working: [UInt8]

  /// Reads from a file system.
  init(_ files: any FileSystem) {
    self.files = files
    working = files.workingFolder
  }

  /// The paths of all files that were read.
  var readPaths: [[UInt8]] { paths.withLock { $0.sorted(by: FilePath.precedes) } }

  func read(_ path: [UInt8], namedIn importer: [UInt8]) -> TokenFileText {
    let path = self.path(path, namedIn: importer)
    do throws(SystemError) {
      // What a file names must be a regular file, since a pipe may never end.
      if try files.kind(of: path) == .other { throw SystemError.noRegularFile }
      let bytes = try files.read(path).bytes
      paths.withLock { $0.append(path) }
      return .text(SourceText(pathBytes: path, bytes: bytes))
    } catch {
      return .unreadable(error.sentence)
    }
  }

  func identity(of path: [UInt8], namedIn importer: [UInt8]) -> [UInt8] {
    let path = self.path(path, namedIn: importer)
    return FilePath.absolute(files.target(of: path), in: working)
  }

  /// The path as reports show it: beside the file that names it, without detours.
  private func path(_ path: [UInt8], namedIn importer: [UInt8]) -> [UInt8] {
    if FilePath.isAbsolute(path) || importer.isEmpty { return path }
    let joined = FilePath.joined(FilePath.folder(of: importer), path)
    guard !FilePath.isAbsolute(joined) else { return FilePath.absolute(joined, in: working) }
    return FilePath.relative(FilePath.absolute(joined, in: working), to: working)
  }
}
