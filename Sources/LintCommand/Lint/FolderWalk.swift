import Files

/// Finds files below a folder; links are not followed.
struct FolderWalk {
  /// What becomes of an entry of a folder.
  enum Verdict {
    /// A file that is looked for.
    case taken
    /// A folder to look into.
    case entered
    /// Left out; nil when that is not worth a word.
    case left(SkippedInput.Reason?)
  }

  /// A folder below that could not be looked into.
  struct Obstacle {
    let path: [UInt8]
    let error: SystemError
  }

  /// The files that were found, by the bytes of their paths.
  private(set) var found: [[UInt8]] = []
  /// What was left out, by the bytes of the paths.
  private(set) var skipped: [SkippedInput] = []
  /// What stood in the way, in the order in which it was met.
  private(set) var obstacles: [Obstacle] = []

  /// Walks a folder.
  ///
  /// - Parameter judge: says of a path and the entry that it leads to what becomes of it.
  init(_ root: [UInt8], in files: some FileSystem, judge: ([UInt8], FolderEntry) -> Verdict) {
    var folders = [root]
    while let folder = folders.popLast() {
      do throws(SystemError) {
        for entry in try files.entries(of: folder) {
          let path = FilePath.joined(folder, entry.name)
          switch judge(path, entry) {
          case .taken: found.append(path)
          case .entered: folders.append(path)
          case .left(let reason?): skipped.append(SkippedInput(path: path, reason: reason))
          case .left(nil): break
          }
        }
      } catch {
        obstacles.append(Obstacle(path: folder, error: error))
      }
    }
    found.sort(by: FilePath.precedes)
    skipped.sort { FilePath.precedes($0.path, $1.path) }
  }

  /// Whether a folder of this name is never looked into, and why; `.build` is hidden too.
  static func reasonToPass(folder name: [UInt8]) -> SkippedInput.Reason? {
    if name.first == UInt8(ascii: ".") { return .hidden }
    return name.elementsEqual("node_modules".utf8) ? .packages : nil
  }
}
