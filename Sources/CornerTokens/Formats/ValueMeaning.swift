/// What a token's `type` says of its value, in Style Dictionary and Tokens Studio.
struct ValueMeaning: Sendable {
  /// What kind of value it is.
  let type: TokenType
  /// What the token is for; nil where the name tells.
  let role: TokenRole?

  /// The meaning of a colour, a font, a shadow.
  static let noLength = ValueMeaning(type: .other, role: .other)

  /// The meaning of a type; nil for a word that says nothing of lengths.
  static func of(_ type: UnsafeBufferPointer<UInt8>) -> ValueMeaning? {
    table.words.index(of: type).map { table.meanings[$0] }
  }

  private static let table = Table()

  /// The words of both formats, and what each means.
  ///
  /// Tokens Studio names its types in its documentation; Style Dictionary leaves them to the team,
  /// whose usual words are the same in singular or kebab case.
  private struct Table: Sendable {
    let words: Vocabulary
    let meanings: [ValueMeaning]

    init() {
      let groups: [(words: [String], ValueMeaning)] = [
        (
          ["borderRadius", "border-radius", "radius", "radii", "cornerRadius"],
          ValueMeaning(type: .dimension, role: .radius)
        ),
        (["spacing", "space", "padding"], ValueMeaning(type: .dimension, role: .padding)),
        (["dimension", "size", "sizing", "sizes"], ValueMeaning(type: .dimension, role: nil)),
        (
          [
            "fontSizes", "fontSize", "font-size", "borderWidth", "border-width", "paragraphSpacing",
          ],
          ValueMeaning(type: .dimension, role: .other)
        ),
        (["number"], ValueMeaning(type: .number, role: nil)),
        (
          ["math", "opacity", "lineHeights", "lineHeight", "line-height", "zIndex"],
          ValueMeaning(type: .number, role: .other)
        ),
        (
          [
            "color", "colour", "typography", "boxShadow", "shadow", "border",
            "composition", "fontFamilies", "fontFamily", "fontWeights", "fontWeight",
            "letterSpacing", "duration",
          ],
          .noLength
        ),
      ]
      words = Vocabulary(groups.flatMap(\.words))
      meanings = groups.flatMap { group in group.words.map { _ in group.1 } }
    }
  }
}
