import Diagnostics
import YAMLTree

/// Reads the key `import` of a document, and the files that it names.
struct ImportReader {
  /// The files, those of the configuration first.
  private(set) var imports: [ImportedFile]
  /// In which combinations of contexts their tokens hold.
  private(set) var modes = TokenModes()
  /// What is wrong, in no order.
  private(set) var faults: [TokenFault] = []
  /// What is missing because of files that could not be read.
  private(set) var completeness = Completeness()

  /// The keys of an import that is a mapping.
  static let keys = ["path", "as", "modes"]

  private let tree: YAMLTree
  private let shelf: TokenShelf
  private let open: OpenFiles

  /// Takes in what the configuration imports.
  init(_ tree: YAMLTree, shelf: TokenShelf, open: OpenFiles) {
    self.tree = tree
    self.shelf = shelf
    self.open = open
    imports = shelf.imports.filter { !open.contains($0.identity) }
    if shelf.isIncomplete { completeness.takeUnread() }
  }

  /// Reads the value of `import`, a path or a list; `none` for a document without it.
  ///
  /// Nothing behind the key is an empty list.
  mutating func read(_ value: NodeIndex) {
    let found = tree.resolved(value)
    if value != .none {
      switch tree.kind(found) {
      case .sequence: for item in tree.items(of: found) { readItem(tree.resolved(item)) }
      case .scalar where tree.isNull(found): break
      case .scalar: readItem(found)
      default:
        completeness.takeUnread()
        if !tree.isFaulty(found) { report(.noList, at: found) }
      }
    }
    do throws(TokenModes.Problem) {
      modes = try TokenModes(imports)
    } catch {
      // Each import has been tried on its own, so that nothing is wrong with any.
      fail(.modes(error), at: value == .none ? tree.documents.first ?? .none : found)
      imports = []
    }
    if let count = modes.uncheckedCount {
      let range = value == .none ? tree.firstKeyRange : tree.range(found)
      faults.append(TokenFault(UncheckedModes(count: count), in: range))
    }
  }

  private mutating func readItem(_ item: NodeIndex) {
    guard !tree.isFaulty(item) else {
      completeness.takeUnread()
      return
    }
    switch tree.kind(item) {
    case .scalar where isText(item): take(item, prefix: .none, modes: .none)
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
        } else if !tree.withBytes(of: key, { $0.starts(with: "x-".utf8) }) {
          let name = tree.string(key)
          let suggestion = NameSuggestion.nearest(to: name, among: Self.keys)
          report(.unknownKey(name, suggestion: suggestion), at: key)
        }
      }
      if path == .none {
        fail(.noPath, at: item)
      } else if !isText(path) {
        if !tree.isFaulty(path) { report(.noPath, at: path) }
        path = .none
      }
      take(path, prefix: prefix, modes: modes)
    default: fail(.noPath, at: item)
    }
  }

  /// Reads the file at a path; `none` when only the form of the rest is looked at.
  private mutating func take(_ path: NodeIndex, prefix: NodeIndex, modes: NodeIndex) {
    let name = prefix == .none ? "" : self.prefix(at: prefix)
    let choices = modes == .none ? [] : self.choices(at: modes)
    let written = Array(tree.string(path).utf8)
    if path != .none, written.isEmpty { report(.emptyPath, at: path) }
    guard !written.isEmpty, let name, let choices else {
      completeness.takeUnread()
      return
    }
    let (outcome, identity) = shelf.file(written, namedIn: tree.source.pathBytes, open: open)
    switch outcome {
    case .fault(let problem, let labels):
      completeness.take(problem, of: identity, in: open)
      report(problem, at: path, labels: labels)
    case .file(let file):
      if completeness.take(file.completeness, of: identity, in: open) {
        report(.cycle(tree.string(path)), at: path)
      }
      let imported = ImportedFile(file: file, prefix: name, identity: identity, modes: choices)
      do throws(TokenModes.Problem) {
        _ = try TokenModes([imported])
        imports.append(imported)
      } catch {
        fail(.modes(error), at: modes == .none ? path : modes)
      }
    }
  }

  /// Reads `as`; nil, and reported, when it is no name.
  private mutating func prefix(at node: NodeIndex) -> String? {
    guard !tree.isFaulty(node) else { return nil }
    let name = isText(node) ? tree.string(node) : ""
    if Self.isPrefix(name) { return name }
    report(.badPrefix(name), at: node)
    return nil
  }

  /// Reads `modes`: a list of names, or such a list for each axis; nil, and reported, when it is
  /// neither.
  private mutating func choices(at node: NodeIndex) -> [ModeChoice]? {
    guard tree.kind(node) == .mapping else {
      return names(at: node).map { [ModeChoice(axis: nil, names: $0)] }
    }
    var choices: [ModeChoice] = []
    if tree.entryCount(node) == 0 { report(.noModes, at: node) }
    for (key, value) in tree.entries(of: node) {
      guard let names = names(at: tree.resolved(value)) else { continue }
      choices.append(ModeChoice(axis: tree.string(key), names: names))
    }
    return choices.isEmpty || choices.count < tree.entryCount(node) ? nil : choices
  }

  private mutating func names(at node: NodeIndex) -> [String]? {
    guard !tree.isFaulty(node) else { return nil }
    let items = tree.kind(node) == .scalar ? [node] : tree.items(of: node).map(tree.resolved)
    guard !items.isEmpty, items.allSatisfy({ isText($0) && !tree.string($0).isEmpty }) else {
      report(.noModes, at: node)
      return nil
    }
    return items.map(tree.string)
  }

  private func isText(_ node: NodeIndex) -> Bool {
    tree.kind(node) == .scalar && !tree.isNull(node)
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
    completeness.takeUnread()
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
