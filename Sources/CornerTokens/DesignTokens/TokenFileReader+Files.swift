import Diagnostics
import YAMLTree

extension TokenFileReader {
  /// The most files that may name each other in a row.
  static var fileDepthLimit: Int { 32 }

  /// Reads the token file whose path is written at a node, and takes its tokens in below this
  /// file's own.
  ///
  /// - Returns: its layers, ready for `layers`; nil when it cannot be read, which is reported.
  mutating func include(at node: NodeIndex) -> [TokenLayer]? {
    guard let file = file(at: node) else { return nil }
    return take(file)
  }

  /// Takes the contributions of another file in.
  ///
  /// - Returns: its layers, which always hold, ready for `layers`.
  mutating func take(_ file: TokenFile) -> [TokenLayer] {
    let first = 1 + otherParts.count
    otherParts += file.parts
    return file.layers.filter { layer in layer.holds(in: file.axes.map(\.standard)) }
      .map { TokenLayer(part: first + $0.part, tokens: $0.tokens) }
  }

  /// Reads the token file whose path is written at a node; nil, and reported, when that fails.
  mutating func file(at node: NodeIndex) -> TokenFile? {
    let path = Array(view.bytes(node))
    switch shelf.file(path, namedIn: tree.source.pathBytes, open: open).outcome {
    case .file(let file): return file
    case .fault(let problem, let labels):
      report(problem, at: node, labels: labels)
      return nil
    }
  }

  /// The text of another file as a tree, for formats that look for a part of it.
  ///
  /// - Parameter node: where the path stands; what goes wrong is reported there.
  mutating func tree(of path: [UInt8], at node: NodeIndex) -> (tree: YAMLTree, identity: [UInt8])? {
    switch TokenFileLoading(shelf: shelf, open: open).tree(path, namedIn: tree.source.pathBytes) {
    case .tree(let tree, let identity): return (tree, identity)
    case .fault(let problem, let labels):
      report(problem, at: node, labels: labels)
      return nil
    }
  }
}
