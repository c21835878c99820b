import Files

/// Finds the configuration that holds for the files of a folder.
///
/// It looks in the folder and upward from it. The folder that holds `.git`, the root of a
/// repository, is the last that is looked at; without one, the root of the file system is. Each
/// folder is asked once. Paths are absolute, and links are not looked into.
package struct ConfigurationSearch: Sendable {
  /// The names of configurations; in one folder the first one counts.
  package static let names = [".cornerlint.yaml", ".cornerlint.yml"]

  /// What is wrong with the places of the configurations that were found, each fault once.
  package private(set) var faults: [ConfigurationFault] = []

  /// What holds for the files of a folder.
  private struct Answer {
    var configuration: [UInt8]?
    /// The other configuration in the same folder.
    var rival: [UInt8]?
    var repository: [UInt8]?
  }

  private let files: ConfigurationFiles
  private var answers: [Answer] = []
  /// The folder of each answer.
  private var folders: [[UInt8]] = []
  /// The place of each folder's answer; empty as long as there are few.
  private var places: [[UInt8]: Int] = [:]
  /// So many folders are found sooner one by one than in a dictionary, whose first use costs more
  /// than a whole walk up to the root.
  private static let few = 16
  private var reported: Set<[UInt8]> = []

  /// Makes a search.
  package init(_ files: ConfigurationFiles) { self.files = files }

  /// The path of the configuration for the files of a folder; nil when there is none.
  package mutating func configuration(for folder: [UInt8]) -> [UInt8]? {
    let answer = answer(for: folder)
    if let used = answer.configuration, let rival = answer.rival, reported.insert(rival).inserted {
      let kind = ConfigurationFault.Kind.secondName(used: FilePath.text(FilePath.name(of: used)))
      let origin = Origin(path: rival, line: 1, column: 1)
      faults.append(ConfigurationFault(kind, at: origin))
    }
    return answer.configuration
  }

  /// The root of the repository that a folder lies in; nil when it lies in none.
  package mutating func repository(of folder: [UInt8]) -> [UInt8]? {
    answer(for: folder).repository
  }

  private mutating func answer(for folder: [UInt8]) -> Answer {
    var unanswered: [[UInt8]] = []
    var folder = FilePath.absolute(folder, in: [])
    if folder.isEmpty { folder = FilePath.folder(of: []) }
    var answer = Answer()
    while place(of: folder) == nil {
      unanswered.append(folder)
      if exists(".git", in: folder) {
        answer.repository = folder
        break
      }
      let parent = FilePath.folder(of: folder)
      if parent == folder { break }
      folder = parent
    }
    if let place = place(of: folder) { answer = answers[place] }
    for folder in unanswered.reversed() {
      let there = Self.names.filter { exists($0, in: folder) }
        .map { FilePath.joined(folder, Array($0.utf8)) }
      if let used = there.first {
        answer.configuration = used
        answer.rival = there.dropFirst().first
      }
      add(answer, for: folder)
    }
    return answer
  }

  private func place(of folder: [UInt8]) -> Int? {
    folders.count <= Self.few ? folders.firstIndex(of: folder) : places[folder]
  }

  private mutating func add(_ answer: Answer, for folder: [UInt8]) {
    answers.append(answer)
    folders.append(folder)
    if folders.count == Self.few + 1 {
      for (place, folder) in folders.enumerated() { places[folder] = place }
    } else if folders.count > Self.few {
      places[folder] = folders.count - 1
    }
  }

  private func exists(_ name: String, in folder: [UInt8]) -> Bool {
    files.exists(FilePath.joined(folder, Array(name.utf8)))
  }
}
