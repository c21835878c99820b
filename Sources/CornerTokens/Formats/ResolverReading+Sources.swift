import YAMLTree

extension ResolverReading {
  /// Reads sources, and those of the sets that they name, into layers.
  ///
  /// - Parameter conditions: the contexts in which they hold; none for always.
  mutating func readSources(
    _ frame: Frame, _ conditions: [TokenLayer.Condition], _ reader: inout TokenFileReader
  ) {
    var open = [frame]
    while let last = open.indices.last {
      guard let item = open[last].sources.popLast() else {
        open.removeLast()
        continue
      }
      guard left > 0 else {
        if !isStopped {
          reader.report(ResolverProblem.tooMany(limit: Self.sourceLimit), at: item)
        }
        isStopped = true
        return
      }
      left -= 1
      let mapping = reader.resolve(item)
      guard reader.view[mapping].isMapping else {
        report(.source, at: item, &reader)
        continue
      }
      let node = reference(in: mapping, reader)
      do throws(ResolverProblem) {
        let object = try document.object(mapping)
        switch object.kind {
        case .modifier: throw .modifierInSource(reader.excerpt(node))
        case .set:
          guard let set = self.frame(of: object, object.name, at: node, &reader) else { continue }
          guard !open.contains(where: { $0.set != nil && $0.set == set.set }) else {
            throw .cycle(reader.excerpt(node))
          }
          open.append(set)
        case .tokens, .file: readTokens(object, conditions, &reader)
        }
      } catch {
        report(error, at: node, &reader)
      }
    }
  }

  /// Reads the tokens of an object, and those that it refers to below them.
  private mutating func readTokens(
    _ object: ResolverDocument.Object, _ conditions: [TokenLayer.Condition],
    _ reader: inout TokenFileReader
  ) {
    var layers: [TokenLayer] = []
    // What stands beside `$ref` replaces whole members of what it leads to.
    var replaced: Set<[UInt8]> = []
    for mapping in object.layers {
      let source = source(mapping, &reader)
      add(source, without: replaced, conditions, &layers)
      guard object.file != nil || mapping != object.layers.last else { break }
      var entries = reader.view.entries(mapping)
      while let (key, _) = entries.next() { replaced.insert(Array(reader.view.bytes(key))) }
    }
    if let file = object.file, let source = source(file, &reader) {
      add(source, without: replaced, conditions, &layers)
    }
    reader.layers += layers.reversed()
  }

  private mutating func add(
    _ source: ResolverSource, without names: Set<[UInt8]>, _ conditions: [TokenLayer.Condition],
    _ layers: inout [TokenLayer]
  ) {
    left -= source.pieces.count / 64
    for tokens in source.tokens(without: names) {
      layers.append(TokenLayer(part: source.part, tokens: tokens, conditions: conditions))
    }
  }

  /// The tokens of an object of this document; read once.
  private mutating func source(
    _ mapping: NodeIndex, _ reader: inout TokenFileReader
  ) -> ResolverSource {
    if let known = sources[mapping] { return known }
    reader.leaveAll()
    var reading = DTCGReading(reader, root: mapping, within: reader.root)
    reading.read(&reader)
    let source = ResolverSource(
      part: 0, reading.starts, end: reader.part.tokens.count, reader.view)
    sources[mapping] = source
    return source
  }

  /// The tokens of a file, or of an object in it; read once.
  private mutating func source(
    _ file: (path: [UInt8], pointer: JSONPointer, node: NodeIndex),
    _ reader: inout TokenFileReader
  ) -> ResolverSource? {
    let key = [file.path] + file.pointer.names
    if let known = files[key] { return known }
    let text = reader.excerpt(file.node)
    files[key] = .some(nil)
    guard !isRemote(file.path) else {
      report(.remote(text), at: file.node, &reader)
      return nil
    }
    guard let (tree, identity) = reader.tree(of: file.path, at: file.node) else { return nil }
    let (shelf, open) = (reader.shelf, reader.open)
    let part = 1 + reader.otherParts.count
    let read = TreeView.lend(tree) { view -> Result<(TokenFile, ResolverSource), ResolverProblem> in
      do throws(ResolverProblem) {
        let root = try Self.object(file.pointer, in: tree, view, text)
        var inner = TokenFileReader(
          tree, view, root: root, shelf: shelf, open: open.adding(identity))
        var reading = DTCGReading(inner, root: root)
        reading.read(&inner)
        let end = inner.part.tokens.count
        let source = ResolverSource(part: part, reading.starts, end: end, view)
        return .success((inner.finished(format: TokenFormat.dtcg.name), source))
      } catch {
        return .failure(error)
      }
    }
    switch read {
    case .success((let file, let source)):
      reader.otherParts += file.parts
      files[key] = .some(source)
      return source
    case .failure(let problem):
      report(problem, at: file.node, &reader)
      return nil
    }
  }

  /// The object that a pointer leads to in another file.
  private static func object(
    _ pointer: JSONPointer, in tree: YAMLTree, _ view: TreeView, _ text: String
  ) throws(ResolverProblem) -> NodeIndex {
    guard var node = tree.documents.first else { throw .noObject(text) }
    var members = MemberIndex(tree, view)
    for name in pointer.names {
      let isObject = view[node].isMapping
      guard
        let next = isObject ? members.member(name, of: node) : members.item(name, of: node)
      else { throw .leadsToNothing(text) }
      node = next
    }
    guard view[node].isMapping else { throw .noObject(text) }
    if members.member(Array("resolutionOrder".utf8), of: node) != nil { throw .noObject(text) }
    if let sources = members.member(Array("sources".utf8), of: node),
      case .sequence = tree.kind(sources)
    {
      throw .setElsewhere(text)
    }
    return node
  }

  /// Whether a path is an address with a scheme: `https://…`.
  private func isRemote(_ path: [UInt8]) -> Bool {
    guard let colon = path.firstIndex(of: UInt8(ascii: ":")), colon > 1 else { return false }
    return path[..<colon].allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
      && path[colon...].starts(with: "://".utf8)
  }
}
