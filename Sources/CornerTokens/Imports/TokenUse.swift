import YAMLTree

/// A place in a token file that names a token of another file.
package struct TokenUse: Sendable {
  /// The value in the file.
  package var node: NodeIndex
  /// The index of the token in `TokenDocument.tokens`.
  package var token: Int32
}
