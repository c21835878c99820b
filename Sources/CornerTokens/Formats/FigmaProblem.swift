/// What is wrong in an export of variables of Figma.
enum FigmaProblem: TokenFileProblem {
  /// A variable without a value in a mode, and how many more modes it has none in.
  case missingValue(variable: String, mode: String, more: Int)
  /// A variable that is a number, and its value that is none.
  case noNumber(variable: String, value: String)
  /// A variable that is a number, and its value that is one in quotes or with a unit.
  case numberAsText(variable: String, value: String)
  /// An alias to a variable that the file does not have.
  case unknownVariable(String)
  /// An alias that names no variable.
  case emptyAlias
  /// A variable without a name.
  case noName
  /// A variable with the name of another one of its collection.
  case sameName(String, path: String)
  /// Variables of which none has a value.
  case noValues

  /// What is said at the variable that keeps the name of `sameName`.
  static let firstName = "the other one"

  var rule: TokenFault.Rule {
    switch self {
    case .unknownVariable: .unknownToken
    case .sameName: .duplicateKey
    case .missingValue, .noNumber, .numberAsText, .emptyAlias, .noName, .noValues: .invalidValue
    }
  }

  /// What an export does throughout is told once a file.
  var habit: String? {
    switch self {
    case .missingValue: "no value in a mode"
    case .numberAsText: "number as text"
    case .unknownVariable: "alias out of the file"
    case .noNumber, .emptyAlias, .noName, .sameName, .noValues: nil
    }
  }

  var sentence: String {
    switch self {
    case .missingValue(let variable, let mode, 0): "`\(variable)` has no value in mode `\(mode)`"
    case .missingValue(let variable, let mode, let more):
      "`\(variable)` has no value in mode `\(mode)` and in \(more) more"
    case .noNumber(let variable, let value):
      value.isEmpty
        ? "the variable `\(variable)` is a number, and this is none"
        : "the variable `\(variable)` is a number, and `\(value)` is none"
    case .numberAsText(let variable, let value):
      "the variable `\(variable)` is a number, and `\(value)` is a text"
    case .unknownVariable(let id): "this is an alias of `\(id)`, which is not in the file"
    case .emptyAlias: "this alias names no variable"
    case .noName: "this variable has no `name`"
    case .sameName(let name, let path):
      "another variable of this collection is called `\(name)`; this one is read as `\(path)`"
    case .noValues: "none of these variables has a value"
    }
  }

  var help: String {
    switch self {
    case .missingValue: "give it a value in Figma and export again; the default mode's counts here"
    case .noNumber, .numberAsText:
      "write a number without quotes and unit, or the alias of a number"
    case .unknownVariable: "export the collection that has it together with this one"
    case .emptyAlias: "write the `id` of the variable that it stands for"
    case .sameName: "give one of them another name in Figma and export again"
    case .noName: "write `name: …` beside its values"
    case .noValues: "export the local variables: a list of published ones has no values"
    }
  }
}
