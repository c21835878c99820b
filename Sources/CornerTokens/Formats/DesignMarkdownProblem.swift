/// What is wrong in a DESIGN.md.
enum DesignMarkdownProblem: TokenFileProblem {
  /// A number without a unit.
  case unitless(String)
  /// A number with a unit that DESIGN.md does not have.
  case otherUnit(String)
  /// Several lengths side by side.
  case several(String)
  case arithmetic(String)
  /// A text that is no length at all.
  case noDimension(String)
  /// A list of YAML where a length belongs.
  case list
  /// A name in braces without quotes.
  case unquoted(String)
  /// The name of a group that is one value, or a list of YAML.
  case noLevels(String, isList: Bool)

  var rule: TokenFault.Rule {
    switch self {
    case .noDimension, .list, .unquoted, .noLevels(_, isList: true): .invalidValue
    case .unitless, .otherUnit, .several, .arithmetic, .noLevels: .outdatedDimension
    }
  }

  /// What is understood all the same is told once a file.
  var habit: String? {
    switch self {
    case .unitless: "no unit"
    case .otherUnit: "other unit"
    case .several: "several lengths"
    case .arithmetic: "arithmetic"
    case .noDimension, .list, .unquoted, .noLevels: nil
    }
  }

  var sentence: String {
    switch self {
    case .unitless(let text):
      "`\(text)` is no Dimension of DESIGN.md, which has a unit; it is read as points"
    case .otherUnit(let text):
      "`\(text)` is no Dimension of DESIGN.md, whose units are `px`, `em` and `rem`"
    case .several(let text): "`\(text)` is no Dimension of DESIGN.md, which is one length"
    case .arithmetic(let text):
      "`\(text)` is no Dimension of DESIGN.md, which has no arithmetic"
    case .noDimension(let text):
      text.isEmpty ? "this has no value" : "`\(text)` is no length"
    case .list: "this is a list, where DESIGN.md has one length"
    case .unquoted(let name): "without quotes `{\(name)}` is a mapping of YAML, not a reference"
    case .noLevels(let group, let isList):
      "`\(group)` is \(isList ? "a list" : "one value"), where DESIGN.md has a mapping of levels"
    }
  }

  var help: String {
    switch self {
    case .unitless(let text): "write `\(text)px`"
    case .otherUnit: "write it in `px` or `rem`"
    case .several: "write one length, such as `24px`"
    case .arithmetic: "write the length that it comes to"
    case .noDimension, .list:
      "write a length such as `16px`, or a reference such as `\"{rounded.md}\"`"
    case .unquoted(let name): "write `\"{\(name)}\"`"
    case .noLevels(let group, _): "write `md: …` below `\(group)`"
    }
  }
}
