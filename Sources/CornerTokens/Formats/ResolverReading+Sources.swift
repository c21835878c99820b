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
    var reading = DTCGReading(
      reader, root: mapping, within: reader.root, members: document.lendMembers())
    reading.read(&reader)
    document.members = reading.document.members
    let source = ResolverSource(
      part: 0, reading.starts, end: reader.part.tokens.count, reader.view)
    sources[mapping] = source
    return source
  }

  /// The tokens of a file, or of an object in it; read once.
  private mutating func source(
    _ reference: (path: [UInt8], pointer: JSONPointer, node: NodeIndex),
    _ reader: inout TokenFileReader
  ) -> ResolverSource? {
    let identity = reader.files.identity(
      of: reference.path, namedIn: reader.tree.source.pathBytes)
    guard !unreadable.contains(identity) else { return nil }
    let text = reader.excerpt(reference.node)
    // Out of the table while it changes, so that it is not copied.
    guard
      var file = files.removeValue(forKey: identity)
        ?? open(reference.path, identity, at: reference.node, &reader)
    else { return nil }
    defer { files[identity] = file }
    let source = TreeView.lend(file.tree) { view -> Result<ResolverSource, ResolverProblem> in
      do throws(ResolverProblem) {
        let root = try file.object(reference.pointer, in: view, text)
        if let known = file.sources[root] { return .success(known) }
        let source = Self.read(root, of: file, view, identity, &reader)
        file.sources[root] = source
        return .success(source)
      } catch {
        return .failure(error)
      }
    }
    switch source {
    case .success(let source): return source
    case .failure(let problem):
      report(problem, at: reference.node, &reader)
      return nil
    }
  }

  /// Reads a file for the first time; nil, and reported once, when that fails.
  private mutating func open(
    _ path: [UInt8], _ identity: [UInt8], at node: NodeIndex, _ reader: inout TokenFileReader
  ) -> ResolverFile? {
    if isRemote(path) {
      report(.remote(reader.excerpt(node)), at: node, &reader)
    } else if let (tree, _) = reader.tree(of: path, at: node) {
      reader.otherParts.append(TokenPart(tree))
      return ResolverFile(tree, part: reader.otherParts.count)
    }
    unreadable.insert(identity)
    return nil
  }

  /// Reads the tokens of an object in another file into that file's contribution.
  private static func read(
    _ root: NodeIndex, of file: ResolverFile, _ view: TreeView, _ identity: [UInt8],
    _ reader: inout TokenFileReader
  ) -> ResolverSource {
    var inner = TokenFileReader(
      file.tree, view, root: root, shelf: reader.shelf, open: reader.open.adding(identity))
    var reading = DTCGReading(inner, root: root)
    reading.read(&inner)
    let found = inner.finished(format: TokenFormat.dtcg.name).own
    let place = file.part - 1
    let start = reader.otherParts[place].tokens.count
    reader.otherParts[place].append(found)
    return ResolverSource(
      part: file.part, reading.starts, end: found.tokens.count, view, shiftedBy: start)
  }

  /// Whether a path is an address with a scheme: `https://…`.
  private func isRemote(_ path: [UInt8]) -> Bool {
    guard let colon = path.firstIndex(of: UInt8(ascii: ":")), colon > 1 else { return false }
    return path[..<colon].allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
      && path[colon...].starts(with: "://".utf8)
  }
}
