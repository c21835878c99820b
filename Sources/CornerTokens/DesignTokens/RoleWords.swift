/// Tells from names, and from what a team says, which tokens are radii and which are paddings.
///
/// A name is read word by word: `cardBorderRadius`, `card-border-radius` and `CARD_BORDER_RADIUS`
/// all end in the word `radius`.
struct RoleWords: Sendable {
  private let radii: [TokenNamePattern]
  private let paddings: [TokenNamePattern]

  /// Takes in what a team says.
  init(_ settings: TokenSettings) {
    radii = settings.radii.map(TokenNamePattern.init)
    paddings = settings.paddings.map(TokenNamePattern.init)
  }

  /// What a token is for: as the team says of its path, else as its format says, else as its own
  /// name does, else as its group's.
  func role(
    of name: UnsafeBufferPointer<UInt8>, in group: TokenRole, path: ArraySlice<UInt8>,
    asFormatSays said: TokenRole?
  ) -> TokenRole {
    if !radii.isEmpty, radii.contains(where: { $0.matches(path) }) { return .radius }
    if !paddings.isEmpty, paddings.contains(where: { $0.matches(path) }) { return .padding }
    if let said { return said }
    let own = role(of: name)
    return own == .other ? group : own
  }

  /// What a name says that a token, or what is in a group, is for; linear.
  func role(of name: UnsafeBufferPointer<UInt8>) -> TokenRole {
    var found = TokenRole.other
    var scan = WordScan(name)
    var isText = false
    while let word = scan.next() {
      if word.endsIn(Self.radius) || Self.radiusWords.contains(where: word.equals) {
        return .radius
      }
      if word.endsIn(Self.padding) || Self.paddingWords.contains(where: word.equals), !isText {
        found = .padding
      }
      isText = Self.textWords.contains(where: word.equals)
    }
    return found
  }

  private static let radius = PackedSuffix("radius")
  private static let padding = PackedSuffix("padding")
  private static let radiusWords = ["radii", "rounded", "rounding", "corner", "corners"]
    .map(PackedSuffix.init)
  private static let paddingWords = ["spacing", "space", "spacer", "inset", "insets", "pad"]
    .map(PackedSuffix.init)
  /// Words after which `spacing` is about text or colour.
  private static let textWords = ["letter", "line", "word", "color", "colour", "white", "name"]
    .map(PackedSuffix.init)
}
