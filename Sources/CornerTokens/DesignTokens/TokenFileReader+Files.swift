import Diagnostics
import YAMLTree

extension TokenFileReader {
  /// Reads the token file whose path is written at a node, and takes its tokens in below this
  /// file's own.
  ///
  /// - Parameter explaining: gives the words of the format itself for what is wrong with the path;
  ///   nil for the usual ones.
  /// - Returns: its layers, ready for `layers`; nil when it cannot be read, which is reported.
  mutating func include(
    at node: NodeIndex,
    explaining: (ImportProblem) -> (any TokenFileProblem)? = { _ in nil }
  ) -> [TokenLayer]? {
    guard let file = file(at: node, explaining: explaining) else { return nil }
    return take(file)
  }

  /// Takes the contributions of another file in, each once however often it is named.
  ///
  /// - Returns: its layers as they are when nothing is chosen, ready for `layers`.
  mutating func take(_ file: TokenFile) -> [TokenLayer] {
    let places = file.parts.map { part in
      if let known = otherParts.firstIndex(where: { $0.tree === part.tree }) { return known + 1 }
      otherParts.append(part)
      return otherParts.count
    }
    let standard = file.axes.map(\.standard)
    return file.layers.filter { $0.holds(in: standard) }
      .map { TokenLayer(part: places[$0.part], tokens: $0.tokens) }
  }

  /// Reads the token file whose path is written at a node; nil, and reported, when that fails.
  private mutating func file(
    at node: NodeIndex, explaining: (ImportProblem) -> (any TokenFileProblem)?
  ) -> TokenFile? {
    let path = Array(view.bytes(node))
    let (outcome, identity) = shelf.file(path, namedIn: tree.source.pathBytes, open: open)
    switch outcome {
    case .file(let file):
      if completeness.take(file.completeness, of: identity, in: open) {
        report(ImportProblem.cycle(String(decoding: path, as: UTF8.self)), at: node)
      }
      return file
    case .fault(let problem, let labels):
      completeness.take(problem, of: identity, in: open)
      if let own = explaining(problem) {
        report(own, at: node)
      } else {
        report(problem, at: node, labels: labels)
      }
      return nil
    }
  }

  /// The text of another file as a tree, for formats that look for a part of it.
  ///
  /// - Parameter node: where the path stands; what goes wrong is reported there.
  mutating func tree(of path: [UInt8], at node: NodeIndex) -> (tree: YAMLTree, identity: [UInt8])? {
    // Only the text counts, so that it may well be that of a file that is being read.
    switch TokenFileLoading(shelf: shelf, open: nil).tree(path, namedIn: tree.source.pathBytes) {
    case .tree(let tree, let identity):
      completeness.takeText(of: identity)
      return (tree, identity)
    case .fault(let problem, let labels):
      completeness.take(
        problem, of: files.identity(of: path, namedIn: tree.source.pathBytes), in: open)
      report(problem, at: node, labels: labels)
      return nil
    }
  }
}
