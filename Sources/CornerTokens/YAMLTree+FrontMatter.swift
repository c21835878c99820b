import YAMLTree

extension YAMLTree {
  /// Whether this is the YAML in front of Markdown: all of it was understood, and more text follows.
  var isFrontMatter: Bool { isIntact && Int(intactEnd) < source.bytes.count }
}
