import YAMLTree

/// A group of tokens in a file of another format.
package struct TokenGroup: Sendable {
  /// The group around it, as an index into `TokenPart.groups`; the outermost is its own.
  package var parent: Int32
  /// The key that names it; `none` for the outermost.
  package var key: NodeIndex
  /// What its name says that the tokens in it are for.
  package var role: TokenRole
}
