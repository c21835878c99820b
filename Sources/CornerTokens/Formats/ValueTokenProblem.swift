/// What is wrong with the value of a token in Style Dictionary or Tokens Studio.
enum ValueTokenProblem: TokenFileProblem {
  /// A text that the token's type calls a length.
  case noLength(String)
  /// A text that the token's name calls a radius or a padding.
  case noRole(String, TokenRole)
  case empty

  var rule: TokenFault.Rule { .invalidValue }

  var habit: String? { if case .empty = self { "no value" } else { nil } }

  var sentence: String {
    switch self {
    case .noLength(let text): "`\(text)` is no length, as the type of this token asks for"
    case .noRole(let text, let role):
      "`\(text)` is no length, as a \(role == .radius ? "radius" : "padding") is"
    case .empty: "this token has no value"
    }
  }

  var help: String {
    switch self {
    case .noLength, .noRole:
      "write a number such as `8`, a length such as `8px`, or `{path.of.a.token}`"
    case .empty: "write a length such as `8px`, or take the token away"
    }
  }
}
