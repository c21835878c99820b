import Diagnostics
import YAMLTree

/// Reads the key `import` of a document, and the files that it names.
struct ImportReader {
  /// The files, those of the configuration first.
  private(set) var imports: [ImportedFile]
  /// In which combinations of contexts their tokens hold.
  private(set) var modes: TokenModes?
  /// What is wrong, in no order.
  private(set) var faults: [TokenFault] = []
  /// True when some file could not be read.
  private(set) var isIncomplete = false

  private let tree: YAMLTree
  private let shelf: TokenShelf
  private let open: [[UInt8]]

  /// Takes in what the configuration imports.
  init(_ tree: YAMLTree, shelf: TokenShelf, open: [[UInt8]]) {
    self.tree = tree
    self.shelf = shelf
    self.open = open
    imports = shelf.imports.filter { !open.contains($0.identity) }
  }

  /// Reads the value of `import`; `none` for a document without it.
  mutating func read(_ value: NodeIndex) {
    let found = tree.resolved(value)
    if value != .none {
      switch tree.kind(found) {
      case .sequence: for item in tree.items(of: found) { readItem(tree.resolved(item)) }
      case .scalar where !tree.isNull(found): readItem(found)
      default: if !tree.isFaulty(found) { report(.noList, at: found) }
      }
    }
    do throws(TokenModes.Problem) {
      modes = try TokenModes(imports)
    } catch {
      report(.modes(error), at: value == .none ? tree.documents.first ?? .none : found)
      modes = try? TokenModes([])
      isIncomplete = true
      imports = []
    }
  }

  private mutating func readItem(_ item: NodeIndex) {
    guard !tree.isFaulty(item) else {
      isIncomplete = true
      return
    }
    switch tree.kind(item) {
    case .scalar where !tree.isNull(item): take(item, prefix: .none, modes: .none)
    case .mapping:
      var (path, prefix, modes) = (NodeIndex.none, NodeIndex.none, NodeIndex.none)
      for (key, value) in tree.entries(of: item) {
        let found = tree.resolved(value)
        if tree.isScalar(key, "path") {
          path = found
        } else if tree.isScalar(key, "as") {
          prefix = found
        } else if tree.isScalar(key, "modes") {
          modes = found
        } else {
          report(.unknownKey(tree.string(key)), at: key)
        }
      }
      guard path != .none, tree.kind(path) == .scalar, !tree.isNull(path) else {
        return fail(.noPath, at: path == .none ? item : path)
      }
      take(path, prefix: prefix, modes: modes)
    default: fail(.noPath, at: item)
    }
  }

  private mutating func take(_ path: NodeIndex, prefix: NodeIndex, modes: NodeIndex) {
    var name = ""
    if prefix != .none {
      name = tree.string(prefix)
      guard Self.isPrefix(name) else { return fail(.badPrefix(name), at: prefix) }
    }
    let choices = modes == .none ? [] : self.choices(at: modes)
    guard let choices else {
      isIncomplete = true
      return
    }
    let (outcome, identity) = shelf.file(
      Array(tree.string(path).utf8), namedIn: tree.source.pathBytes, open: open)
    switch outcome {
    case .fault(let problem, let labels): fail(problem, at: path, labels: labels)
    case .file(let file):
      let imported = ImportedFile(file: file, prefix: name, identity: identity, modes: choices)
      do throws(TokenModes.Problem) {
        _ = try TokenModes([imported])
        imports.append(imported)
      } catch {
        fail(.modes(error), at: modes == .none ? path : modes)
      }
    }
  }

  /// Reads `modes`: a list of names, or such a list for each axis; nil, and reported, when it is
  /// neither.
  private mutating func choices(at node: NodeIndex) -> [ModeChoice]? {
    guard tree.kind(node) == .mapping else {
      return names(at: node).map { [ModeChoice(axis: nil, names: $0)] }
    }
    var choices: [ModeChoice] = []
    for (key, value) in tree.entries(of: node) {
      guard let names = names(at: tree.resolved(value)) else { return nil }
      choices.append(ModeChoice(axis: tree.string(key), names: names))
    }
    return choices
  }

  private mutating func names(at node: NodeIndex) -> [String]? {
    if tree.kind(node) == .scalar, !tree.isNull(node) { return [tree.string(node)] }
    let items = tree.items(of: node).map { tree.resolved($0) }
    guard tree.kind(node) == .sequence, !items.isEmpty,
      items.allSatisfy({ tree.kind($0) == .scalar })
    else {
      fail(.noModes, at: node)
      return nil
    }
    return items.map(tree.string)
  }

  /// Letters, digits, `-` and `_`, with dots between.
  private static func isPrefix(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return name.utf8.count <= 200
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { byte in
            (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
              || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          }
      }
  }

  private mutating func fail(_ problem: ImportProblem, at node: NodeIndex, labels: [Label] = []) {
    isIncomplete = true
    report(problem, at: node, labels: labels)
  }

  private mutating func report(
    _ problem: ImportProblem, at node: NodeIndex, labels: [Label] = []
  ) {
    faults.append(
      TokenFault(
        rule: problem.rule, range: tree.range(node), message: problem.sentence,
        help: problem.help, labels: labels))
  }
}
