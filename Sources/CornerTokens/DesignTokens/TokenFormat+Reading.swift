import Diagnostics
import YAMLTree

extension TokenFormat {
  /// Reads a file of any format; nil when none recognises it.
  ///
  /// - Parameters:
  ///   - files: where the files come from that it names.
  ///   - open: the identities of the files that are being read, the outermost first, this one last.
  static func read(
    _ tree: YAMLTree, settings: TokenSettings, files: any TokenFiles, open: [[UInt8]]
  ) -> TokenFile? {
    guard let root = tree.documents.first else { return nil }
    return TreeView.lend(tree) { view in
      let file = TokenFileView(
        tree: tree, view: view, root: root, isFrontMatter: isFrontMatter(tree))
      guard let format = all.first(where: { $0.recognises(file) }) else { return nil }
      var reader = TokenFileReader(
        tree, view, root: root, settings: settings, files: files, open: open)
      format.read(&reader)
      return reader.finished(format: format.name)
    }
  }

  /// The tree of a text; of Markdown that of the YAML in front.
  static func tree(of source: SourceText) -> YAMLTree { YAMLTree(parsing: source) }

  private static func isFrontMatter(_ tree: YAMLTree) -> Bool {
    Int(tree.intactEnd) < tree.source.bytes.count && tree.faults.isEmpty
  }
}
