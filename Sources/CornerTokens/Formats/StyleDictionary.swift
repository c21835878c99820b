extension TokenFormat {
  /// Style Dictionary: groups of mappings with `value`, and beside it whatever a team needs.
  ///
  /// Recognised when more mappings have a `value` than groups have plain scalars, and some value is
  /// a length, a colour or a reference, or a number in a group for radii or paddings: so files of
  /// translations, workflows and interfaces are left alone, as is what has `props` (Theo).
  ///
  /// `comment`, `attributes`, `$extensions` and the like say nothing of lengths. Numbers without a
  /// unit are lengths when the type or a word of the path says so (`size`, `width`, …), or the
  /// token is a radius or a padding; all other ones are plain numbers. A `unit` may stand beside the
  /// number. A radius of the form `4px / 8px` is two radii. References are `{a.b}` and,
  /// as older files have them, `{a.b.value}`. See styledictionary.com, "Design Tokens".
  static let styleDictionary = TokenFormat(
    name: "Style Dictionary",
    recognises: { file in
      guard file.view[file.root].isMapping, !file.has("props", in: file.root) else { return false }
      let survey = ValueSurvey(file)
      return survey.hasDesignValue && survey.plainCount > survey.strayCount
        && survey.plainCount > survey.dollarCount
    },
    read: { reader in
      ValueTokens(reader.shelf.settings, isStudio: false).read(reader.root, &reader)
    })
}
