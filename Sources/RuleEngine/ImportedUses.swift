import CornerTokens
import YAMLTree

/// The tokens of other files by the place in a document that names them.
struct ImportedUses {
  private var tokens: [NodeIndex: [Int]] = [:]

  /// Sorts the uses of a document; linear.
  init(_ document: TokenDocument) {
    for use in document.uses where tokens[use.node]?.contains(Int(use.token)) != true {
      tokens[use.node, default: []].append(Int(use.token))
    }
  }

  /// The tokens that some places name, each once, in the order of the places.
  func tokens(in nodes: [NodeIndex]) -> [Int] {
    var found: [Int] = []
    for node in nodes {
      for token in tokens[node] ?? [] where !found.contains(token) { found.append(token) }
    }
    return found
  }
}
