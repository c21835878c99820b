/// What is wrong with the themes of a file of Tokens Studio.
enum TokensStudioProblem: TokenFileProblem {
  case noTheme
  case noSelection
  /// A set that a theme turns on and the file has not.
  case unknownSet(String, theme: String)
  /// A word that is no state of a set.
  case unknownState(String)

  var rule: TokenFault.Rule {
    if case .unknownSet = self { .unknownToken } else { .invalidValue }
  }

  /// Sets that are not there have one cause: some sets were exported, and others were not.
  var habit: String? { if case .unknownSet = self { "unknown set" } else { nil } }

  var sentence: String {
    switch self {
    case .noTheme: "this is no theme"
    case .noSelection: "this does not say which sets of tokens the theme has"
    case .unknownSet(let set, let theme):
      "the theme `\(theme)` has the set `\(set)`, which is not in this file"
    case .unknownState(let word): "`\(word)` is no state of a set of tokens"
    }
  }

  var help: String {
    switch self {
    case .noTheme: "write a mapping with `name` and `selectedTokenSets`"
    case .noSelection: "write a mapping such as `{ \"core\": \"source\", \"dark\": \"enabled\" }`"
    case .unknownSet: "export all sets into this file, or set it to `disabled`"
    case .unknownState: "the states are `enabled`, `source` and `disabled`"
    }
  }
}
