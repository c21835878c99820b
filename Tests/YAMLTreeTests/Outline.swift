import Diagnostics
import YAMLTree

/// A tree written down on one line, for comparing.
///
/// Scalars are their value in the quotes that they have in the text (`|` and `>` for blocks),
/// mappings `{key: value, …}` with their effective entries, lists `[…]`, aliases `*` and what they
/// lead to, or `*?` when they lead nowhere.
func outline(_ tree: YAMLTree, _ node: NodeIndex) -> String {
  switch tree.kind(node) {
  case .scalar:
    let value = tree.string(node)
    switch tree.style(node) {
    case .plain: return value
    case .singleQuoted: return "'\(value)'"
    case .doubleQuoted: return "\"\(value)\""
    case .literal: return "|\(value)"
    case .folded: return ">\(value)"
    }
  case .mapping:
    let entries = tree.entries(of: node).map {
      "\(outline(tree, $0.key)): \(outline(tree, $0.value))"
    }
    return "{\(entries.joined(separator: ", "))}"
  case .sequence:
    return "[\(tree.items(of: node).map { outline(tree, $0) }.joined(separator: ", "))]"
  case .alias:
    let target = tree.resolved(node)
    return target == node ? "*?" : "*" + outline(tree, target)
  }
}

/// All documents of a text, one outline each.
func outlines(_ text: String) -> [String] {
  let tree = parsed(text)
  return tree.documents.map { outline(tree, $0) }
}

/// The tree of a text.
func parsed(_ text: String) -> YAMLTree {
  YAMLTree(parsing: SourceText(path: "test.yaml", text: text))
}

/// The tree of some bytes.
func parsed(_ bytes: [UInt8]) -> YAMLTree {
  YAMLTree(parsing: SourceText(pathBytes: Array("test.yaml".utf8), bytes: bytes))
}

/// The node that is reached from the first document by keys and 0-based item numbers.
func node(_ tree: YAMLTree, _ path: String...) -> NodeIndex {
  path.reduce(tree.documents.first ?? .none) { node, name in
    if let place = Int(name), tree.kind(node) == .sequence {
      return Array(tree.items(of: node)).dropFirst(place).first ?? .none
    }
    return tree.entries(of: node).first { tree.string($0.key) == name }?.value ?? .none
  }
}

/// The exact text that each fault of a text marks, with its rule.
func marks(_ text: String) -> [String] {
  let tree = parsed(text)
  return tree.faults.map { "\($0.rule.rawValue): \(tree.source.text(in: $0.range))" }
}
