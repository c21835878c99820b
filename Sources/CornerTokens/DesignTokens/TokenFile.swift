import Diagnostics
import YAMLTree

/// A token file of another format, read: which tokens there are, and when they hold.
package struct TokenFile: Sendable {
  /// What its format is called, such as `Style Dictionary`.
  package let format: String
  /// The tokens by the file that has them: first the file's own, then those of files that it names.
  package let parts: [TokenPart]
  /// Which tokens hold when, later ones over earlier ones.
  package let layers: [TokenLayer]
  /// What the tokens depend on; empty for most files.
  package let axes: [TokenAxis]
  /// What is wrong with the file itself, by offset.
  package let faults: [TokenFault]

  /// Whether some file that it names could not be read, so that nobody knows which names there are.
  var isIncomplete: Bool {
    faults.contains { $0.rule == .unreadableImport || $0.rule == .referenceCycle }
  }

  /// The file's own tree.
  package var tree: YAMLTree { parts[0].tree }
}
