/// The tokens of one listing, for a count over several in which each token counts once.
struct CountedTokens {
  /// A token in another file than the one that is listed.
  struct Elsewhere {
    let place: ListedPlace
    let kind: TokenCount.Kind
  }

  /// The tokens of the file itself.
  var own = TokenCount()
  /// Those in other files, which may be listed as well, or named by several.
  var elsewhere: [Elsewhere] = []
}
