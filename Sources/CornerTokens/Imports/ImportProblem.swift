/// What is wrong with an import: with what is written, or with the file that it names.
enum ImportProblem: TokenFileProblem {
  /// `import` is no list.
  case noList
  /// An import without a path.
  case noPath
  /// A key that an import does not have, with one that is spelt much like it.
  case unknownKey(String, suggestion: String?)
  /// What `as` says is no name.
  case badPrefix(String)
  /// `modes` is neither a list of names nor a mapping of such lists.
  case noModes
  case modes(TokenModes.Problem)
  case emptyPath
  /// A path, and why it cannot be read.
  case unreadable(String, String)
  /// A path whose text is no YAML, with the first fault.
  case broken(String, String)
  /// A path whose text is no token file.
  case unknownFormat(String)
  /// A path to a nesting spec without a scale.
  case noScale(String)
  /// A path that leads back to a file that is being read.
  case cycle(String)
  case tooManyFiles
  case tooManyCircles

  var rule: TokenFault.Rule {
    switch self {
    case .unknownKey: .unknownKey
    case .cycle: .referenceCycle
    case .tooManyFiles, .tooManyCircles: .limitExceeded
    case .unreadable, .broken, .unknownFormat, .noScale: .unreadableImport
    default: .invalidValue
    }
  }

  var sentence: String {
    switch self {
    case .noList: "`import` is not a list of token files"
    case .noPath: "this import has no `path`"
    case .unknownKey(let key, _): "`\(TokenProblem.cut(key))` means nothing in an import"
    case .badPrefix(""): "this is no name to put in front of tokens"
    case .badPrefix(let name): "`\(TokenProblem.cut(name))` is no name to put in front of tokens"
    case .noModes: "this is not a list of modes"
    case .modes(.unknown(let name, _)): "there is no mode `\(TokenProblem.cut(name))` in this file"
    case .modes(.unknownAxis(let name, _)):
      "the tokens of this file do not depend on `\(TokenProblem.cut(name))`"
    case .emptyPath: "this path is empty"
    case .unreadable(let path, let reason): "cannot read `\(TokenProblem.cut(path))`: \(reason)"
    case .broken(let path, let fault):
      "`\(TokenProblem.cut(path))` cannot be read as YAML or JSON: \(fault)"
    case .unknownFormat(let path):
      "`\(TokenProblem.cut(path))` is no token file of a format that is known here"
    case .noScale(let path):
      "`\(TokenProblem.cut(path))` has no `corners`, so there is nothing to import"
    case .cycle(let path): "`\(TokenProblem.cut(path))` leads back to a file that imports it"
    case .tooManyFiles:
      "more than \(OpenFiles.depthLimit) files name each other in a row"
    case .tooManyCircles: "the files that name each other lead in too many circles"
    }
  }

  var help: String {
    switch self {
    case .noList: "write `import: [tokens.json]`, or `- { path: tokens.json, as: brand }`"
    case .noPath: "write `{ path: tokens.json }`"
    case .unknownKey(_, let suggestion?): "did you mean `\(suggestion)`?"
    case .unknownKey: "an import has `path`, `as` and `modes`"
    case .badPrefix: "write letters, digits, `-` and `_`, with dots between"
    case .noModes: "write `modes: [compact]`, or `modes: { size: [compact, regular] }`"
    case .modes(.unknown(_, let known)):
      known.isEmpty
        ? "its tokens have no modes" : "it has \(TokenProblem.quoted(known))"
    case .modes(.unknownAxis(_, let known)):
      known.isEmpty ? "its tokens have no modes" : "they depend on \(TokenProblem.quoted(known))"
    case .emptyPath: "write the path of a token file"
    case .unreadable: "a path starts from the folder of the file that names it"
    case .broken: "mend that file first"
    case .unknownFormat: "`cornerlint tokens --help` lists the formats"
    case .noScale: "import the file that has the scale"
    case .cycle: "take one of the imports away"
    case .tooManyCircles: "let files name each other in one direction only"
    case .tooManyFiles: "name the files side by side"
    }
  }
}
