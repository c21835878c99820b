import CornerTokens

/// Why a token has no length although it should have one.
enum ListedProblem: Sendable {
  /// It cannot be worked out; with the path of the token that is at fault when that is another one.
  case broken(TokenSetProblem, origin: String?)
  /// Its value, as it is written, is no number.
  case text(String)
  /// Its value is a percentage.
  case share
  /// Its value is a number without a unit, and its file says that this is no length.
  case ratio
  /// Its value could not be read, with what has been reported of it.
  case reported(String)
  /// Something that it comes from has no length.
  case named

  /// Why, in words without a full stop.
  var sentence: String {
    switch self {
    case .broken(let problem, nil): problem.reason
    case .broken(let problem, let origin?): "in `\(origin)`, \(problem.reason)"
    case .text(""): "it has no value"
    case .text(let written): "`\(written)` is no length"
    case .share: "a share of something is no length"
    case .ratio: "a number without a unit is no length here"
    case .reported(let message): message
    case .named: "what it comes from has no length"
    }
  }

  /// Whether it says by itself which tokens the value comes from.
  var namesChain: Bool {
    if case .broken(.cycle, _) = self { true } else { false }
  }
}
