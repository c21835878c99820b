import Diagnostics
import YAMLTree

extension TokenFormat {
  /// Reads a file of any format; nil when none recognises it.
  ///
  /// - Parameters:
  ///   - shelf: where the files come from that it names.
  ///   - open: the files that are being read, this one innermost.
  static func read(
    _ tree: YAMLTree, shelf: TokenShelf, open: OpenFiles
  ) -> TokenFile? {
    guard let root = tree.documents.first else { return nil }
    return TreeView.lend(tree) { view in
      let file = TokenFileView(tree: tree, view: view, root: root)
      let format = all.first { $0.recognises(file) }
      let isNamedSo = isNamedLikeTokens(tree.source.pathBytes)
      let mayBeMaps = view[root].isMapping && (isNamedSo || shelf.settings.hasPatterns)
      guard let known = format ?? (mayBeMaps ? .nestedMaps : nil) else { return nil }
      var reader = TokenFileReader(tree, view, root: root, shelf: shelf, open: open)
      known.read(&reader)
      // Only the team can tell that plain maps whose names say nothing hold radii.
      guard format != nil || isNamedSo || reader.part.tokens.contains(where: \.isRoleLength) else {
        return nil
      }
      return reader.finished(format: known.name)
    }
  }

  /// Whether a file has a name that only token files of other formats have: what holds no radius is
  /// one of colours or fonts then.
  private static func isNamedLikeTokens(_ path: [UInt8]) -> Bool {
    let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    return [".tokens.json", ".tokens"].contains { ending in
      name.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
  }

  /// The tree of a text; of Markdown that of the YAML in front.
  ///
  /// Markdown is told by its name, or by front matter behind which the text is no YAML.
  static func tree(of source: SourceText) -> YAMLTree {
    if isMarkdown(source.pathBytes) { return frontMatter(of: source) ?? noFrontMatter(of: source) }
    let tree = YAMLTree(parsing: source)
    guard let fault = tree.faults.last, fault.rule == .yamlSyntax, tree.documents.count == 1,
      let range = FrontMatter.range(in: source), fault.range.start > range.end
    else { return tree }
    return frontMatter(of: source) ?? tree
  }

  /// Whether a text is Markdown without front matter.
  static func isProse(_ source: SourceText) -> Bool {
    isMarkdown(source.pathBytes) && FrontMatter.range(in: source) == nil
  }

  /// What is wrong with Markdown without front matter; nil for all other texts.
  static func proseProblem(_ source: SourceText) -> TokenProblem? {
    guard isProse(source) else { return nil }
    let text = source.bytes.dropFirst(source.byteOrderMarkLength)
    return text.starts(with: "---".utf8) ? .openFrontMatter : .prose
  }

  private static func frontMatter(of source: SourceText) -> YAMLTree? {
    FrontMatter.range(in: source).map { YAMLTree(parsing: source, upTo: $0.end) }
  }

  private static func noFrontMatter(of source: SourceText) -> YAMLTree {
    YAMLTree(parsing: source, upTo: UInt32(source.byteOrderMarkLength))
  }

  private static func isMarkdown(_ path: [UInt8]) -> Bool {
    [".md", ".markdown", ".mdx"].contains { path.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
