import Configuration
import Files

/// Finds and reads the configurations of a run, each once.
struct ConfigurationSource {
  /// Where files come from.
  let files: any FileSystem

  private let choice: ConfigurationChoice
  private let working: [UInt8]
  private var search: ConfigurationSearch
  private var loader: ConfigurationLoader
  private var known: [[UInt8]: Configuration?] = [:]
  private var toldFaults = (search: 0, loader: 0)

  init(_ choice: ConfigurationChoice, in files: any FileSystem) {
    self.choice = choice
    self.files = files
    working = files.workingFolder
    let source = ConfigurationFiles(files)
    search = ConfigurationSearch(source)
    loader = ConfigurationLoader(source)
  }

  /// The repository of the working folder; empty when it lies in none.
  var repository: [UInt8] {
    mutating get { search.repository(of: working) ?? [] }
  }

  /// What holds for the files of a folder.
  ///
  /// - Returns: the configuration, one that says nothing where there is no file, nil when there is
  ///   something wrong with it; and what is wrong, told once.
  mutating func configuration(
    ofFolder folder: [UInt8]
  ) -> (configuration: Configuration?, faults: [ConfigurationFault]) {
    let path: [UInt8]?
    switch choice {
    case .none: path = nil
    case .file(let file): path = FilePath.absolute(file, in: working)
    case .nearest: path = search.configuration(for: folder)
    }
    guard let path else { return (Configuration(), []) }
    if let configuration = known[path] { return (configuration, []) }
    let configuration = loader.load(path)
    let faults =
      Array(loader.faults[toldFaults.loader...]) + Array(search.faults[toldFaults.search...])
    toldFaults = (search.faults.count, loader.faults.count)
    known[path] = .some(faults.isEmpty ? configuration : nil)
    return (faults.isEmpty ? configuration : nil, faults.map { $0.renamed(by: name) })
  }

  /// An absolute path as sentences show it: from the working folder when it lies below.
  func name(_ path: [UInt8]) -> [UInt8] {
    FilePath.isBelow(path, working) ? FilePath.relative(path, to: working) : path
  }
}

extension ConfigurationFiles {
  /// The files of a system.
  init(_ files: any FileSystem) {
    self.init(
      exists: { (try? files.kind(of: $0)) != nil },
      read: { (path) throws(Obstacle) in
        do throws(SystemError) {
          return try files.read(path).bytes
        } catch {
          throw Obstacle(reason: error.sentence)
        }
      })
  }
}
