import Files

/// Turns the paths of the command line into the files to lint.
struct InputSearch {
  /// The files, each path once, by the bytes of their paths.
  private(set) var inputs: [LintInput] = []
  /// What could not be found or read.
  private(set) var problems: [RunProblem] = []

  /// Looks at every path; folders are walked.
  ///
  /// - Parameter inputName: what standard input is called in reports.
  init(_ paths: [[UInt8]], inputName: [UInt8], in files: some FileSystem) {
    for path in paths {
      if path == [UInt8(ascii: "-")] {
        inputs.append(LintInput(path: inputName, isNamed: true, isStandardInput: true))
        continue
      }
      do throws(SystemError) {
        switch try files.kind(of: path) {
        case .folder: walk(path, in: files)
        case .file, .link, .other:
          inputs.append(LintInput(path: path, isNamed: true, isStandardInput: false))
        }
      } catch {
        problems.append(.unreadable(path: path, error))
      }
    }
    mergeEqualPaths()
  }

  private mutating func walk(_ folder: [UInt8], in files: some FileSystem) {
    let walk = FolderWalk(folder, in: files, where: TokenFileName.matches)
    for obstacle in walk.obstacles {
      problems.append(.unreadable(path: obstacle.path, obstacle.error))
    }
    if walk.found.isEmpty, walk.obstacles.isEmpty {
      problems.append(.noTokenFiles(folder: folder))
    }
    inputs += walk.found.map { LintInput(path: $0, isNamed: false, isStandardInput: false) }
  }

  /// Sorts, and makes one of those with the same path; it counts as named if any was.
  private mutating func mergeEqualPaths() {
    let sorted = inputs.sorted { left, right in
      if left.isStandardInput != right.isStandardInput, left.path == right.path {
        return left.isStandardInput
      }
      return FilePath.precedes(left.path, right.path)
    }
    inputs = []
    for input in sorted {
      if let last = inputs.last, last.path == input.path,
        last.isStandardInput == input.isStandardInput
      {
        inputs[inputs.count - 1].isNamed = last.isNamed || input.isNamed
      } else {
        inputs.append(input)
      }
    }
  }
}
