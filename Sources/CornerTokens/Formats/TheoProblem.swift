/// What is wrong in a token file of Theo.
enum TheoProblem: TokenFileProblem {
  /// A path that leads into a package.
  case packageImport(String)
  /// The name of a prop or an alias without a value.
  case missingValue(String, TheoEntry.Kind)
  /// An entry of a list without a name.
  case missingName(TheoEntry.Kind)
  /// The name of a prop that is a bare value.
  case plainProp(String)

  var rule: TokenFault.Rule {
    switch self {
    case .packageImport: .unreadableImport
    case .missingValue, .missingName, .plainProp: .invalidValue
    }
  }

  var habit: String? { if case .plainProp = self { "bare value" } else { nil } }

  var sentence: String {
    switch self {
    case .packageImport(let path): "`\(path)` leads into a package, and packages are not searched"
    case .missingValue(let name, let kind): "the \(kind.rawValue) `\(name)` has no `value`"
    case .missingName(let kind): "this \(kind.rawValue) has no `name`"
    case .plainProp(let name): "the prop `\(name)` is a bare value, where Theo wants a mapping"
    }
  }

  var help: String {
    switch self {
    case .packageImport:
      "name the file by a path that begins with `./` or `../` to have its tokens"
    case .missingValue(let name, _): "write `value: …` below `\(name)`"
    case .missingName: "write `name: …` beside its `value`"
    case .plainProp: "write a mapping with the key `value`"
    }
  }
}
