import Expressions

/// What is wrong with a token of another file where it is named.
enum ImportedUseProblem: TokenFileProblem {
  /// A percentage where a length belongs.
  case share(String, Double)
  /// A number without a unit that is no length.
  case ratio(String, Double)
  /// Several lengths where one belongs.
  case list(String)
  /// No number at all.
  case text(String)
  /// A token that cannot be worked out, and the one at fault; they may be the same.
  case broken(String, origin: String, TokenSetProblem)
  /// A token that should no longer be named, with what its file says about that.
  case deprecated(String, note: String)

  var rule: TokenFault.Rule {
    switch self {
    case .deprecated: .deprecatedToken
    case .broken(_, _, let problem): problem.rule
    default: .invalidValue
    }
  }

  var sentence: String {
    switch self {
    case .share(let name, let number):
      "`\(name)` is \(LengthText.short(number)) %, a share of something and no length"
    case .ratio(let name, let number):
      "`\(name)` is \(LengthText.short(number)), a number without a unit and no length"
    case .list(let name): "`\(name)` is several lengths, where one belongs"
    case .text(let name): "`\(name)` is no length"
    case .broken(let name, let origin, let problem):
      origin == name
        ? "`\(name)` cannot be worked out: \(problem.reason)"
        : "`\(name)` cannot be worked out: in `\(origin)`, \(problem.reason)"
    case .deprecated(let name, let note):
      note.isEmpty ? "`\(name)` is deprecated" : "`\(name)` is deprecated: \(note)"
    }
  }

  var help: String {
    switch self {
    case .share: "name a token in px, rem or points"
    case .ratio: "name a length, or multiply one by it"
    case .list: "write the one that is meant"
    case .text: "name a token in px, rem or points"
    case .broken(_, _, .unknownName(_, let suggestion?)): "did you mean `\(suggestion)`?"
    case .broken(_, _, .group(_, let member)): "name one of its tokens, such as `\(member)`"
    case .broken: "mend it where it is defined"
    case .deprecated: "name the token that takes its place"
    }
  }
}
