import YAMLTree

extension TokenFormat {
  /// Token files of Theo: `aliases`, `props`, `global` and `imports`, in YAML or JSON.
  ///
  /// A prop's path is its name, an alias's is its name below `aliases`, since a file may have both
  /// of one name. `{!NAME}` always means the alias. Whoever imports a file of aliases may write
  /// `{NAME}` too: where no token has that path, the alias is meant.
  static let theo = TokenFormat(
    name: "Theo", recognises: { isTheo($0) }, read: { readTheo(&$0) })

  // MARK: Recognising

  /// Whether the keys at the top that hold something are Theo's own, and one of them is filled in
  /// as Theo wants it.
  ///
  /// Other files have a list of `imports` too, so that key counts only beside another of Theo's.
  private static func isTheo(_ file: TokenFileView) -> Bool {
    var keyCount = 0
    var (isFilled, hasImports, hasOwnKey) = (false, false, false)
    var entries = file.view.entries(file.root)
    while let (key, value) = entries.next() {
      keyCount += 1
      if keyCount > 20 { return false }
      let found = file.tree.resolved(value)
      let isOfValues = file.tree.isScalar(key, "props") || file.tree.isScalar(key, "aliases")
      let isOwn = isOfValues || file.tree.isScalar(key, "global")
      hasOwnKey = hasOwnKey || isOwn
      guard !file.view[found].isScalar else { continue }
      if isOfValues {
        isFilled = isFilled || holdsValues(file, at: found)
      } else if file.tree.isScalar(key, "imports") {
        hasImports = hasImports || file.tree.kind(found) == .sequence
      } else if !isOwn, file.view.bytes(key).first != UInt8(ascii: ".") {
        return false
      }
    }
    return isFilled || hasImports && hasOwnKey
  }

  /// Whether the first of some props or aliases is a value, or a mapping with one.
  private static func holdsValues(_ file: TokenFileView, at node: NodeIndex) -> Bool {
    if file.tree.kind(node) == .sequence {
      var items = file.tree.items(of: node)
      return items.next().map { file.has("name", in: $0) && file.has("value", in: $0) } ?? false
    }
    var entries = file.view.entries(node)
    guard let (_, first) = entries.next() else { return false }
    let found = file.tree.resolved(first)
    return file.view[found].isScalar || file.has("value", in: found)
  }

  // MARK: Reading

  private static func readTheo(_ reader: inout TokenFileReader) {
    var props = NodeIndex.none
    var global = TheoEntry()
    var layers: [TokenLayer] = []
    var entries = reader.view.entries(reader.root)
    while let (key, value) = entries.next() {
      let found = reader.resolve(value)
      if reader.tree.isScalar(key, "props") {
        props = found
      } else if reader.tree.isScalar(key, "aliases") {
        guard reader.enter(key) else { continue }
        readEntries(&reader, at: found, over: TheoEntry(), called: .alias)
        reader.leave()
      } else if reader.tree.isScalar(key, "global") {
        global.take(found, from: &reader)
      } else if reader.tree.isScalar(key, "imports") {
        layers += readImports(&reader, at: found)
      }
    }
    readEntries(&reader, at: props, over: global, called: .prop)
    reader.layers = layers + [TokenLayer(part: 0, tokens: 0..<reader.part.tokens.count)]
  }

  /// Takes the tokens of imported files in, those of a later one over those of an earlier one.
  private static func readImports(
    _ reader: inout TokenFileReader, at node: NodeIndex
  ) -> [TokenLayer] {
    var layers: [TokenLayer] = []
    for item in reader.tree.items(of: node) {
      layers += readImport(&reader, at: reader.resolve(item))
    }
    return layers
  }

  /// Takes the tokens of an imported file in; what goes wrong is reported.
  private static func readImport(
    _ reader: inout TokenFileReader, at node: NodeIndex
  ) -> [TokenLayer] {
    let path = Array(reader.view.bytes(node))
    let text = reader.excerpt(node)
    return reader.include(at: node) { problem in
      guard case .unreadable = problem, mayBePackage(path) else { return nil }
      return TheoProblem.packageImport(text)
    } ?? []
  }

  /// Whether a path does not start from a folder: where it leads to no file, it is one into a
  /// package.
  private static func mayBePackage(_ path: [UInt8]) -> Bool {
    path.first != UInt8(ascii: ".") && path.first != UInt8(ascii: "/")
  }

  /// Reads props or aliases, as a mapping by name or as a list of mappings with a `name`.
  private static func readEntries(
    _ reader: inout TokenFileReader, at node: NodeIndex, over global: TheoEntry,
    called kind: TheoEntry.Kind
  ) {
    for item in reader.tree.items(of: node) {
      let found = reader.resolve(item)
      var entry = global
      entry.take(found, from: &reader)
      if reader.view.bytes(entry.name).isEmpty {
        reader.report(TheoProblem.missingName(kind), at: found)
      } else {
        entry.add(key: entry.name, to: &reader, called: kind)
      }
    }
    var entries = reader.view.entries(node)
    while let (key, value) = entries.next() {
      let found = reader.resolve(value)
      var entry = global
      if reader.view[found].isMapping {
        entry.take(found, from: &reader)
      } else {
        entry.value = value
        if kind == .prop, !reader.tree.isNull(found) {
          reader.report(TheoProblem.plainProp(reader.excerpt(key)), at: value)
        }
      }
      entry.add(key: key, to: &reader, called: kind)
    }
  }
}
