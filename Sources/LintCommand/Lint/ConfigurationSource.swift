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
    let source = ConfigurationFiles(files, named: choice)
    search = ConfigurationSearch(source)
    loader = ConfigurationLoader(source)
  }

  /// The repository of the working folder; empty when it lies in none.
  var repository: [UInt8] {
    mutating get { repository(of: working) ?? [] }
  }

  /// The root of the repository that a folder lies in; nil when it lies in none.
  mutating func repository(of folder: [UInt8]) -> [UInt8]? { search.repository(of: folder) }

  /// The paths of all configurations that were read.
  var readFiles: [[UInt8]] { loader.readFiles }

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
    // A file that is named for the run is about the folder of the run, wherever it lies.
    let configuration = loader.load(path, for: choice == .nearest ? nil : working)
    let rivals = search.faults[toldFaults.search...]
    let faults = Array(loader.faults[toldFaults.loader...]) + rivals
    toldFaults = (search.faults.count, loader.faults.count)
    let isUsable = rivals.isEmpty && !loader.isFaulty(configuration)
    known[path] = .some(isUsable ? configuration : nil)
    return (isUsable ? configuration : nil, faults.map { $0.renamed(by: name) })
  }

  /// A place as sentences show it.
  func shown(_ origin: Origin) -> Origin {
    Origin(path: name(origin.path), line: origin.line, column: origin.column)
  }

  /// An absolute path as sentences show it: from the working folder when it lies below.
  func name(_ path: [UInt8]) -> [UInt8] {
    FilePath.isBelow(path, working) ? FilePath.relative(path, to: working) : path
  }
}

extension ConfigurationFiles {
  /// The files of a system.
  ///
  /// What is found or extended must be a regular file, since a pipe may never end; what the user
  /// names may be one.
  init(_ files: any FileSystem, named choice: ConfigurationChoice) {
    self.init(
      exists: { files.isThere($0) },
      read: { (path) throws(Obstacle) in
        do throws(SystemError) {
          let mayBePipe = choice == .file(path) || choice == .file(FilePath.name(of: path))
          if !mayBePipe, try files.kind(of: path) == .other {
            throw SystemError.noRegularFile
          }
          return try files.read(path).bytes
        } catch {
          throw Obstacle(reason: error.sentence)
        }
      })
  }
}
