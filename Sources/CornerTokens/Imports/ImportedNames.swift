/// The tokens of other files that a document may name, and those that it does name.
struct ImportedNames: Sendable {
  /// All that it may name.
  let tokens: TokenSet
  /// True when some file could not be read, so that nobody knows which names there are.
  let isIncomplete: Bool
  /// The tokens that it names: they stand behind the values of the scale among its names.
  var named: [Int32] = []

  /// Of tokens that cannot be worked out, by the one at fault, where that is reported and how often
  /// they are named.
  var broken: [Int: (fault: Int, count: Int)] = [:]

  /// Names nothing yet.
  init(_ tokens: TokenSet, isIncomplete: Bool) {
    self.tokens = tokens
    self.isIncomplete = isIncomplete
  }
}
