import YAMLTree

extension TokenFormat {
  /// Tokens Studio: `value` and `type`, or `$value` and `$type`, with arithmetic in the values; one
  /// set of tokens, or several with themes.
  ///
  /// Told from DTCG and Style Dictionary by what only Tokens Studio writes: at the top `$themes` or
  /// `$metadata.tokenSetOrder`; in a token one of its own types (`borderRadius`, `sizing`,
  /// `fontSizes`, `math`, …), `studio.tokens` in `$extensions`, or arithmetic with references. Files
  /// with `props` (Theo) and with `resolutionOrder` (DTCG resolver) are left to those formats.
  ///
  /// With `$themes` or a `tokenSetOrder` the top level holds sets, whose names are no part of
  /// paths. Sets are layers in that order, later ones over earlier ones, and those that it does not
  /// name follow in file order. Themes of one `group` are the contexts of an axis, those without a
  /// group the contexts of the axis `theme`; a set holds where a theme has it as `enabled` or
  /// `source`. Of a set that no theme has, the tokens hold nowhere; without themes, all sets hold.
  /// A number without a unit is read as in `styleDictionary`, and is a length where `type` calls it
  /// one. `%` stays a share; composites hold no length. See docs.tokens.studio.
  static let tokensStudio = TokenFormat(
    name: "Tokens Studio",
    recognises: { file in
      guard file.view[file.root].isMapping, !file.has("props", in: file.root),
        !file.has("resolutionOrder", in: file.root)
      else { return false }
      return TokensStudioSets.areIn(file) || ValueSurvey(file).hasStudioToken
    },
    read: { reader in
      let tokens = ValueTokens(reader.shelf.settings, isStudio: true)
      let file = reader.file
      guard TokensStudioSets.areIn(file) else { return tokens.read(reader.root, &reader) }
      var sets = TokensStudioSets()
      sets.read(file, tokens, &reader)
    })
}
