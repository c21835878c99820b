/// What is said when the modes of tokens combine in more ways than are looked at.
struct UncheckedModes: TokenFileProblem {
  /// In how many ways.
  let count: Int

  var rule: TokenFault.Rule { .uncheckedModes }

  var sentence: String {
    let ways = count == Int.max ? "too many" : "\(count)"
    return "the modes of the tokens combine in \(ways) ways; each mode is looked at once, with the "
      + "others at their defaults, \(TokenModes.limit) at most"
  }

  var help: String { "where the file is imported, name the modes that matter under `modes`" }
}
