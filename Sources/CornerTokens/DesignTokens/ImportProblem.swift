/// What is wrong with a file that a token file names.
enum ImportProblem: TokenFileProblem {
  case emptyPath
  /// A path, and why it cannot be read.
  case unreadable(String, String)
  /// A path whose text is no YAML, with the first fault.
  case broken(String, String)
  /// A path whose text is no token file.
  case unknownFormat(String)
  /// A path that leads back to a file that is being read.
  case cycle(String)
  case tooManyFiles

  var rule: TokenFault.Rule {
    switch self {
    case .cycle: .referenceCycle
    case .tooManyFiles: .limitExceeded
    default: .unreadableImport
    }
  }

  var sentence: String {
    switch self {
    case .emptyPath: "this path is empty"
    case .unreadable(let path, let reason): "cannot read `\(path)`: \(reason)"
    case .broken(let path, let fault): "`\(path)` cannot be read as YAML or JSON: \(fault)"
    case .unknownFormat(let path): "`\(path)` is no token file of a format that is known here"
    case .cycle(let path): "`\(path)` leads back to this file"
    case .tooManyFiles:
      "more than \(TokenFileReader.fileDepthLimit) files name each other in a row"
    }
  }

  var help: String {
    switch self {
    case .emptyPath: "write the path of a token file"
    case .unreadable: "the path starts from the folder of the file that names it"
    case .broken: "mend that file first"
    case .unknownFormat: "`cornerlint tokens --help` lists the formats"
    case .cycle: "take one of the imports away"
    case .tooManyFiles: "name the files side by side"
    }
  }
}
