import YAMLTree

/// The tokens that one file contributes.
package struct TokenPart: Sendable {
  /// The file.
  package let tree: YAMLTree
  /// Its tokens, in the order in which they were read.
  package internal(set) var tokens: [DesignToken] = []
  /// Its groups; the first is the outermost.
  package internal(set) var groups: [TokenGroup]
  /// The bytes of all paths, one after the other.
  package internal(set) var names: [UInt8] = []
  /// The bytes of references and arithmetic, one after the other.
  package internal(set) var texts: [UInt8] = []

  /// A file without tokens.
  init(_ tree: YAMLTree) {
    self.tree = tree
    groups = [TokenGroup(parent: 0, key: .none, role: .other)]
  }

  /// The path of a token, such as `radius.card`; empty for an index outside the list.
  package func name(of token: Int) -> String {
    guard tokens.indices.contains(token) else { return "" }
    return withName(of: tokens[token]) { String(decoding: $0, as: UTF8.self) }
  }

  /// Lends the bytes of a token's path.
  func withName<Result>(
    of token: DesignToken, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    lend(names, token.nameStart, token.nameCount, body)
  }

  /// Lends the bytes of a token's text; none for a number.
  func withText<Result>(
    of token: DesignToken, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    lend(texts, token.textStart, token.textCount, body)
  }

  private func lend<Result>(
    _ bytes: [UInt8], _ start: Int32, _ count: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { all in
      guard start >= 0, count > 0, Int(start) + Int(count) <= all.count else {
        return body(UnsafeBufferPointer(start: nil, count: 0))
      }
      return body(UnsafeBufferPointer(rebasing: all[Int(start)..<Int(start) + Int(count)]))
    }
  }
}
