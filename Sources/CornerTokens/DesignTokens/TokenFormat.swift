/// A format of token files: how it is told from the others, and how it is read.
package struct TokenFormat: Sendable {
  /// What it is called.
  let name: String
  /// Whether a file is of this format, from its first keys alone as far as that can be told.
  let recognises: @Sendable (TokenFileView) -> Bool
  /// Reads all tokens of a file.
  let read: @Sendable (inout TokenFileReader) -> Void

  /// All formats; the first that recognises a file reads it.
  static let all: [TokenFormat] = [
    .nestingSpec, .resolver, .figmaVariables, .designMarkdown, .theo, .tokensStudio, .dtcg,
    .styleDictionary, .nestedMaps,
  ]
}
