/// The keys that the format gives a meaning.
enum DTCGKey: Int, CaseIterable, Sendable {
  /// What makes an object a token.
  case value
  /// The type of a token, or of those in a group that have none of their own.
  case type
  /// A pointer to what the object stands for: a token, a part of a value, a group.
  case reference
  /// Whether, or why, a token or all in a group are not to be used any more.
  case deprecated
  /// A remark for people.
  case description
  /// What tools keep for themselves.
  case extensions
  /// The group whose content this one takes over.
  case extends
  /// Among the members of a group, the token that goes by the group's own name.
  case root
  /// At the top, the address of a schema for the file.
  case schema

  /// The key with these bytes; nil for any other.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let index = Self.vocabulary.index(of: bytes) else { return nil }
    self.init(rawValue: index)
  }

  /// The key that a misspelt one was probably meant to be.
  static func suggestion(for bytes: UnsafeBufferPointer<UInt8>) -> String? {
    NearWord.nearest(to: bytes, among: vocabulary.words)
  }

  private static let vocabulary = Vocabulary(allCases.map(\.word))

  private var word: String {
    switch self {
    case .value: "$value"
    case .type: "$type"
    case .reference: "$ref"
    case .deprecated: "$deprecated"
    case .description: "$description"
    case .extensions: "$extensions"
    case .extends: "$extends"
    case .root: "$root"
    case .schema: "$schema"
    }
  }
}
