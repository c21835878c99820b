import Diagnostics
import YAMLTree

/// Reads token files: from a YAML tree to scale, components and placements.
package enum TokenReader {
  /// The tree of a text; of Markdown that of the YAML in front.
  package static func tree(of source: SourceText) -> YAMLTree { TokenFormat.tree(of: source) }

  /// Whether a text is Markdown without front matter, which is no token file.
  package static func isProse(_ source: SourceText) -> Bool { TokenFormat.isProse(source) }

  /// Reads all documents of a tree; linear in its nodes and in the tokens that it imports, once for
  /// each mode of those.
  ///
  /// It never fails: what is wrong is a fault. The faults of the tree are among them, and the
  /// documents before a syntax error are read.
  ///
  /// - Parameter shelf: where imported files come from; without one there are none.
  package static func read(_ tree: YAMLTree, shelf: TokenShelf? = nil) -> TokenReading {
    read(tree, shelf: shelf, around: nil)
  }

  /// Reads all documents of a tree that other files import.
  ///
  /// - Parameter around: those files; nil when there are none.
  static func read(_ tree: YAMLTree, shelf: TokenShelf?, around: OpenFiles?) -> TokenReading {
    var reading = FileReading(tree, shelf: shelf, around: around)
    TreeView.lend(tree) { view in
      var budget = ReadingBudget(nodeCount: view.nodeCount)
      for root in tree.documents { reading.read(root, view, &budget) }
    }
    return reading.finished()
  }
}
