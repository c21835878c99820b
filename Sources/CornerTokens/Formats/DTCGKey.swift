/// The keys that the format gives a meaning.
enum DTCGKey: Int, CaseIterable, Sendable {
  case value
  case type
  case reference
  case deprecated
  case description
  case extensions
  case extends
  case root
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
