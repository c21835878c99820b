import Configuration
import Files

/// Turns the paths of the command line into the files to lint.
struct InputSearch {
  /// The files, each path once, by the bytes of their paths.
  private(set) var inputs: [LintInput] = []
  /// What was left out.
  private(set) var skipped: [SkippedInput] = []
  /// What could not be found or read.
  private(set) var problems: [RunProblem] = []

  private let files: any FileSystem
  private let working: [UInt8]
  private let excludes: Bool

  /// Looks at every path; folders are walked.
  ///
  /// - Parameter settings: finds, and gathers, the settings of each file.
  init(_ options: LintOptions, in files: any FileSystem, settings: inout SettingsShelf) {
    self.files = files
    working = files.workingFolder
    excludes = options.excludes
    for path in options.paths {
      if path == LintOptions.standardInput {
        take(options.inputName, isNamed: true, isStandardInput: true, &settings)
        continue
      }
      do throws(SystemError) {
        switch try files.kind(of: path) {
        case .folder: walk(path, &settings)
        case .file, .link, .other:
          take(path, isNamed: true, isStandardInput: false, &settings)
        }
      } catch {
        problems.append(.unreadable(path: path, error))
      }
    }
    mergeEqualPaths()
  }

  /// Takes a file in unless it is excluded.
  private mutating func take(
    _ path: [UInt8], isNamed: Bool, isStandardInput: Bool, _ settings: inout SettingsShelf
  ) {
    let absolute = FilePath.absolute(path, in: working)
    // A faulty configuration was reported when it was read; nothing below it is linted.
    guard let configuration = settings.configuration(of: absolute) else { return }
    if isNamed, excludes, let excluding = settings.exclusion(of: absolute, isFolder: false) {
      skipped.append(SkippedInput(path: path, reason: .excluded(settings.name(excluding))))
      return
    }
    guard let place = settings.place(of: absolute, configuration) else { return }
    inputs.append(
      LintInput(
        path: path, isNamed: isNamed, isStandardInput: isStandardInput, settings: place))
  }

  private mutating func walk(_ folder: [UInt8], _ settings: inout SettingsShelf) {
    let absolute = FilePath.absolute(folder, in: working)
    guard let own = settings.configuration(ofFolder: absolute) else { return }
    if excludes, let excluding = settings.exclusion(of: absolute, isFolder: true) {
      skipped.append(SkippedInput(path: folder, reason: .excluded(settings.name(excluding))))
      return
    }
    let walk = FolderWalk(folder, in: files) { path, entry in
      verdict(path, entry, &settings)
    }
    for obstacle in walk.obstacles {
      problems.append(.unreadable(path: obstacle.path, obstacle.error))
    }
    skipped += walk.skipped
    if walk.found.isEmpty, walk.obstacles.isEmpty, !walk.skipped.contains(where: \.isExcluded) {
      problems.append(.noTokenFiles(folder: folder, includedBy: settings.nameOfInclude(own)))
    }
    for path in walk.found {
      take(path, isNamed: false, isStandardInput: false, &settings)
    }
  }

  private func verdict(
    _ path: [UInt8], _ entry: FolderEntry, _ settings: inout SettingsShelf
  ) -> FolderWalk.Verdict {
    switch entry.kind {
    case .other: return .left(nil)
    case .link: return .left(.link)
    case .folder:
      if let reason = FolderWalk.reasonToPass(folder: entry.name) { return .left(reason) }
    case .file where ConfigurationSearch.names.contains { $0.utf8.elementsEqual(entry.name) }:
      return .left(nil)
    case .file:
      // Most files are neither YAML nor named like token files, and only an `include` could take
      // them in.
      if !settings.hasInclude, !TokenFileName.isYAML(entry.name),
        !TokenFileName.matches(entry.name)
      {
        return .left(nil)
      }
    }
    let isFolder = entry.kind == .folder
    let absolute = FilePath.absolute(path, in: working)
    guard let configuration = settings.configuration(of: absolute) else { return .left(nil) }
    if !isFolder {
      guard configuration.includes(absolute) ?? TokenFileName.matches(entry.name) else {
        guard configuration.include != nil else {
          return .left(TokenFileName.isYAML(entry.name) ? .otherName : nil)
        }
        guard TokenFileName.mayHoldTokens(entry.name) else { return .left(nil) }
        return .left(.notIncluded(settings.name(configuration)))
      }
    }
    if excludes, configuration.isExcluded(entry: absolute, isFolder: isFolder) {
      return .left(.excluded(settings.name(configuration)))
    }
    guard isFolder else { return .taken }
    // What the folder's own configuration includes has to be known before its first file.
    _ = settings.configuration(ofFolder: absolute)
    return .entered
  }

  /// Sorts, and makes one of those with the same path, however it is spelt; it counts as named if
  /// any was.
  private mutating func mergeEqualPaths() {
    guard inputs.count > 1 else { return }
    let sorted = inputs.sorted { left, right in
      if left.isStandardInput != right.isStandardInput, left.path == right.path {
        return left.isStandardInput
      }
      return FilePath.precedes(left.path, right.path)
    }
    inputs = []
    var places: [[UInt8]: Int] = [:]
    for input in sorted {
      let path = input.isStandardInput ? [] : FilePath.absolute(input.path, in: working)
      if let place = places[path] {
        inputs[place].isNamed = inputs[place].isNamed || input.isNamed
      } else {
        places[path] = inputs.count
        inputs.append(input)
      }
    }
  }
}
