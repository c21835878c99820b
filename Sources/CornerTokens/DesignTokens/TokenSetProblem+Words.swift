import Expressions

extension TokenSetProblem: TokenFileProblem {
  var rule: TokenFault.Rule {
    switch self {
    case .unknownName, .unknownGroup, .group: .unknownToken
    case .cycle: .referenceCycle
    case .arithmetic(let error, _): TokenProblem.expression(error, text: "").rule
    case .noNumber, .tooLarge, .unread: .invalidValue
    }
  }

  var sentence: String { reason }

  /// Why, as the end of a sentence or a sentence of its own.
  package var reason: String {
    switch self {
    case .unknownName(let name, _): "no token has the path `\(name)`"
    case .unknownGroup(let group, let name, let count):
      count == 1
        ? "no token has the path `\(name)`, nor any below `\(group)`"
        : "no token has the path `\(name)`, nor any below `\(group)`, which \(count) tokens here name"
    case .group(let name, _): "`\(name)` is a group, not a token"
    case .cycle(let names): "these tokens refer to each other: \(TokenProblem.path(names))"
    case .arithmetic(let error, _): error.sentence
    case .noNumber(let name, .share): "`\(name)` is a share, which arithmetic cannot use"
    case .noNumber(let name, .list): "`\(name)` is several lengths, which arithmetic cannot use"
    case .noNumber(let name, _): "`\(name)` is no number"
    case .tooLarge: "the number is too large"
    case .unread(let reason): reason ?? "its value could not be read"
    }
  }

  var help: String {
    switch self {
    case .unknownName(_, let suggestion?): "did you mean `\(suggestion)`?"
    case .unknownGroup:
      "list the file that has them under `imports` in `.cornerlint.yaml`"
    case .unknownName:
      "add the token, or list the file that has it under `imports` in `.cornerlint.yaml`"
    case .group(_, let member): "name one of its tokens, such as `\(member)`"
    case .cycle: "give one of them a value of its own"
    case .arithmetic(let error, let text): TokenProblem.expression(error, text: text).help
    case .tooLarge: "write a smaller number"
    case .noNumber, .unread: ""
    }
  }
}
