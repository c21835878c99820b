import Diagnostics
import YAMLTree

/// A token file of another format, read: which tokens there are, and when they hold.
package struct TokenFile: Sendable {
  /// What its format is called, such as `Style Dictionary`.
  package let format: String
  /// The file's own tokens.
  package let own: TokenPart
  /// The tokens of files that it names.
  package let others: [TokenPart]
  /// Which tokens hold when, later ones over earlier ones.
  package let layers: [TokenLayer]
  /// What the tokens depend on; empty for most files.
  package let axes: [TokenAxis]
  /// What is wrong with the file itself, by offset.
  package let faults: [TokenFault]

  /// What is missing of it because of the files that it names.
  let completeness: Completeness

  /// The file's own tree.
  package var tree: YAMLTree { own.tree }

  /// The tokens by the file that has them: first the file's own, then those of files that it names.
  package var parts: [TokenPart] { [own] + others }

  /// The tokens of one file, by an index into `parts`; nil outside.
  package func part(_ index: Int) -> TokenPart? {
    if index == 0 { return own }
    return others.indices.contains(index - 1) ? others[index - 1] : nil
  }
}
