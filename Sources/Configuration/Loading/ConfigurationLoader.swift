import Diagnostics
import Files

/// Reads configurations with the files that they extend; each file is read once.
package struct ConfigurationLoader: Sendable {
  /// What is wrong with the files that were read, each fault once.
  package private(set) var faults: [ConfigurationFault] = []

  /// The most files that extend each other in a row.
  package static let depthLimit = 32
  /// The most files that one configuration is made of.
  package static let fileLimit = 1000

  private let files: ConfigurationFiles
  private var known: [[UInt8]: ConfigurationFile] = [:]
  private var reported: Set<ConfigurationFault> = []

  /// A file whose `extends` is being followed.
  private struct Visit {
    let path: [UInt8]
    let file: ConfigurationFile
    /// The place of the next path in `extends`.
    var next = 0
  }

  /// Makes a loader.
  package init(_ files: ConfigurationFiles) { self.files = files }

  /// Reads a configuration; what cannot be used is a fault, and the rest counts.
  ///
  /// Those that are extended come first, in the order of their list; a file that is met twice
  /// counts once, at its first place. Linear in the size of all files.
  ///
  /// - Parameters:
  ///   - path: the file; when it is absolute, so are the paths in the configuration.
  ///   - folder: the folder that the patterns in the file are about, absolute when the path is; the
  ///     folder in which it lies unless said otherwise.
  package mutating func load(_ path: [UInt8], for folder: [UInt8]? = nil) -> Configuration {
    let path = Self.path(path, from: [])
    guard let root = file(path, at: Origin(path: path, line: 1, column: 1)) else {
      return Configuration(path: path)
    }
    var merge = ConfigurationMerge(path, for: folder ?? FilePath.folder(of: path))
    var visits = [Visit(path: path, file: root)]
    var met: Set<[UInt8]> = [path]
    while let visit = visits.last {
      guard visit.next < visit.file.extends.count else {
        merge.add(visit.file)
        visits.removeLast()
        continue
      }
      visits[visits.count - 1].next += 1
      let value = visit.file.extends[visit.next]
      let origin = visit.file.origin(of: value.range)
      let target = Self.path(value.value, from: FilePath.folder(of: visit.path))
      if visits.contains(where: { $0.path == target }) {
        report(.extendsItself(path: FilePath.text(value.value)), at: origin)
      } else if met.contains(target) {
        continue
      } else if visits.count > Self.depthLimit {
        report(.extendsTooDeep, at: origin)
      } else if met.count >= Self.fileLimit {
        report(.extendsTooMany, at: origin)
        visits[visits.count - 1].next = visit.file.extends.count
      } else if let file = file(target, at: origin) {
        met.insert(target)
        visits.append(Visit(path: target, file: file))
      }
    }
    return merge.configuration
  }

  /// The paths of all files that were read, in no order.
  package var readFiles: [[UInt8]] { Array(known.keys) }

  /// Whether something is wrong with one of the files of a configuration, told before or not.
  package func isFaulty(_ configuration: Configuration) -> Bool {
    faults.contains { fault in
      fault.origin.path == configuration.path || configuration.files.contains(fault.origin.path)
    }
  }

  /// Where a path leads that stands in a file of a folder.
  static func path(_ path: [UInt8], from folder: [UInt8]) -> [UInt8] {
    let whole = FilePath.isAbsolute(path) ? path : FilePath.joined(folder, path)
    return FilePath.absolute(whole, in: [])
  }

  private mutating func file(_ path: [UInt8], at origin: Origin) -> ConfigurationFile? {
    if let file = known[path] { return file }
    do throws(ConfigurationFiles.Obstacle) {
      let source = SourceText(pathBytes: path, bytes: try files.read(path))
      let file = ConfigurationFile(reading: source)
      known[path] = file
      for fault in file.faults { report(fault) }
      return file
    } catch {
      report(.unreadable(path: FilePath.text(path), reason: error.reason), at: origin)
      return nil
    }
  }

  private mutating func report(_ kind: ConfigurationFault.Kind, at origin: Origin) {
    report(ConfigurationFault(kind, at: origin))
  }

  private mutating func report(_ fault: ConfigurationFault) {
    if reported.insert(fault).inserted { faults.append(fault) }
  }
}
