import Configuration
import Files
import RuleEngine

/// Reads the rule files of folders for rules of a team's own.
struct RuleFolders {
  /// The rule files, by the bytes of their paths within each folder.
  private(set) var sources: [RuleSource] = []
  /// What could not be read.
  private(set) var problems: [RunProblem] = []

  /// Reads all folders; a path to a single file is read as a rule file.
  ///
  /// - Parameter origins: where a configuration names a folder; nothing for those of the command line.
  init(_ folders: [[UInt8]], origins: [[UInt8]: Origin] = [:], in files: some FileSystem) {
    for folder in folders {
      let first = problems.count
      defer {
        if let origin = origins[folder] {
          for place in first..<problems.count {
            problems[place] = .configured(at: origin, problems[place].sentence)
          }
        }
      }
      do throws(SystemError) {
        switch try files.kind(of: folder) {
        case .folder: walk(folder, in: files)
        case .file, .link: read(folder, in: files)
        case .other: throw SystemError.noRegularFile
        }
      } catch {
        problems.append(.unreadable(path: folder, error))
      }
    }
  }

  private mutating func walk(_ folder: [UInt8], in files: some FileSystem) {
    let walk = FolderWalk(folder, in: files) { _, entry in
      switch entry.kind {
      case .file where TokenFileName.isYAML(entry.name): .taken
      case .folder where FolderWalk.reasonToPass(folder: entry.name) == nil: .entered
      default: .left(nil)
      }
    }
    for obstacle in walk.obstacles {
      problems.append(.unreadable(path: obstacle.path, obstacle.error))
    }
    if walk.found.isEmpty, walk.obstacles.isEmpty {
      problems.append(.noRuleFiles(folder: folder))
    }
    for path in walk.found { read(path, in: files) }
  }

  private mutating func read(_ path: [UInt8], in files: some FileSystem) {
    do throws(SystemError) {
      let bytes = try files.read(path).bytes
      sources.append(RuleSource(path: FilePath.text(path), bytes: bytes, isBuiltIn: false))
    } catch {
      problems.append(.unreadable(path: path, error))
    }
  }
}
