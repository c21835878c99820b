import Diagnostics
import YAMLTree

/// Turns a path that a file names into the token file there.
struct TokenFileLoading {
  /// What became of a file.
  enum Outcome {
    case file(TokenFile)
    case fault(ImportProblem, labels: [Label])
  }

  /// What became of a text.
  enum TreeOutcome {
    case tree(YAMLTree, identity: [UInt8])
    case fault(ImportProblem, labels: [Label])
  }

  /// Where files come from, and what the team says of its tokens.
  let shelf: TokenShelf
  /// The files that are being read; nil for the outermost.
  let open: OpenFiles?

  /// Reads a token file of any format.
  func file(_ path: [UInt8], namedIn importer: [UInt8]) -> Outcome {
    switch tree(path, namedIn: importer) {
    case .fault(let problem, let labels): return .fault(problem, labels: labels)
    case .tree(let tree, let identity):
      guard
        let file = TokenFormat.read(
          tree, shelf: shelf, open: open?.adding(identity) ?? OpenFiles(identity))
      else {
        let name = String(decoding: path, as: UTF8.self)
        let isSpec = tree.documents.first.map { root in
          tree.entries(of: root).contains { tree.isScalar($0.key, "components") }
        }
        return .fault(isSpec == true ? .noScale(name) : .unknownFormat(name), labels: [])
      }
      return .file(file)
    }
  }

  /// Reads the text of a file.
  func tree(_ path: [UInt8], namedIn importer: [UInt8]) -> TreeOutcome {
    let name = String(decoding: path, as: UTF8.self)
    guard !path.isEmpty else { return .fault(.emptyPath, labels: []) }
    let identity = shelf.files.identity(of: path, namedIn: importer)
    if open?.contains(identity) == true { return .fault(.cycle(name), labels: []) }
    switch shelf.files.read(path, namedIn: importer) {
    case .unreadable(let reason): return .fault(.unreadable(name, reason), labels: [])
    case .text(let source):
      guard (open?.identities.count ?? 0) < OpenFiles.depthLimit else {
        return .fault(.tooManyFiles, labels: [])
      }
      let tree = TokenFormat.tree(of: source)
      if let fault = tree.faults.first(where: {
        $0.rule == .yamlSyntax || $0.rule == .limitExceeded
      }),
        tree.documents.isEmpty
      {
        return .fault(.broken(name, fault.sentence), labels: [])
      }
      return .tree(tree, identity: identity)
    }
  }
}
