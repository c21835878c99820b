import Files

/// Finds files below a folder.
struct FolderWalk {
  /// A folder below that could not be looked into.
  struct Obstacle {
    let path: [UInt8]
    let error: SystemError
  }

  /// The files that were found, by the bytes of their paths.
  private(set) var found: [[UInt8]] = []
  /// What stood in the way, in the order in which it was met.
  private(set) var obstacles: [Obstacle] = []

  private static let leftOut = ["node_modules"].map { Array($0.utf8) }

  /// Walks a folder; links, hidden folders and `node_modules` are not entered.
  ///
  /// - Parameter isWanted: tells by its name whether a file is looked for.
  init(_ root: [UInt8], in files: some FileSystem, where isWanted: ([UInt8]) -> Bool) {
    var folders = [root]
    while let folder = folders.popLast() {
      do throws(SystemError) {
        for entry in try files.entries(of: folder) {
          switch entry.kind {
          case .file where isWanted(entry.name): found.append(FilePath.joined(folder, entry.name))
          case .folder where Self.isEntered(entry.name):
            folders.append(FilePath.joined(folder, entry.name))
          default: break
          }
        }
      } catch {
        obstacles.append(Obstacle(path: folder, error: error))
      }
    }
    found.sort(by: FilePath.precedes)
  }

  /// `.build` is hidden too.
  private static func isEntered(_ name: [UInt8]) -> Bool {
    name.first != UInt8(ascii: ".") && !leftOut.contains(name)
  }
}
