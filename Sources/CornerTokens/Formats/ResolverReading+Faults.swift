import YAMLTree

extension ResolverReading {
  /// Reports a problem at a node, once.
  mutating func report(
    _ problem: ResolverProblem, at node: NodeIndex, _ reader: inout TokenFileReader
  ) {
    if reported.insert(node).inserted { reader.report(problem, at: node) }
  }

  /// Reports keys that look like misspelt ones; what else tools write there is left alone.
  mutating func checkKeys(
    of mapping: NodeIndex, _ known: [String], _ reader: inout TokenFileReader
  ) {
    var entries = reader.view.entries(mapping)
    var left = 1_000
    while left > 0, let (key, value) = entries.next() {
      left -= 1
      let name = reader.view.bytes(key)
      if name.elementsEqual("$extensions".utf8), !reader.view[reader.tree.resolved(value)].isMapping
      {
        report(.form("$extensions", wanted: "an object"), at: value, &reader)
      }
      guard !known.contains(where: { name.elementsEqual($0.utf8) }),
        let suggestion = NearWord.nearest(to: name, among: known)
      else { continue }
      report(.key(reader.excerpt(key), suggestion: suggestion), at: key, &reader)
    }
  }

  /// Looks at the definitions of all sets or modifiers, whether they are used or not.
  mutating func checkDefinitions(
    _ key: String, _ root: ResolverDocument.Object, _ reader: inout TokenFileReader
  ) {
    guard let definitions = document.member(key, of: root) else { return }
    guard reader.view[definitions].isMapping else {
      report(.form(key, wanted: "an object with names"), at: definitions, &reader)
      return
    }
    let isSets = key == "sets"
    var entries = reader.view.entries(definitions)
    while let (name, value) = entries.next() {
      let mapping = reader.tree.resolved(value)
      let text = TokenProblem.excerpt(reader.view.bytes(name))
      guard reader.view[mapping].isMapping else {
        let wanted = isSets ? "an object with `sources`" : "an object with `contexts`"
        report(.form(text, wanted: wanted), at: value, &reader)
        continue
      }
      checkKeys(of: mapping, isSets ? ResolverKeys.set : ResolverKeys.modifier, &reader)
      guard let object = try? document.object(mapping), object.file == nil else { continue }
      if isSets {
        _ = frame(of: object, text, at: name, &reader)
      } else if contexts(of: object, text, at: name, &reader) != nil {
        _ = standard(of: object, nil, &reader)
      }
    }
  }

  /// The sources of a set; nil, and reported, when it has none.
  mutating func frame(
    of set: ResolverDocument.Object, _ name: String, at node: NodeIndex,
    _ reader: inout TokenFileReader
  ) -> Frame? {
    guard let mapping = set.layers.last else { return nil }
    guard let list = document.member("sources", of: set) else {
      if reported.insert(mapping).inserted {
        reader.report(ResolverProblem.noSources(TokenProblem.cut(name)), at: node)
      }
      return nil
    }
    guard case .sequence = reader.tree.kind(list) else {
      report(.form("sources", wanted: "a list"), at: list, &reader)
      return nil
    }
    return Frame(sources: reader.tree.items(of: list).reversed(), set: mapping)
  }

  /// The contexts of a modifier; nil, and reported, when it has none.
  mutating func contexts(
    of modifier: ResolverDocument.Object, _ name: String, at node: NodeIndex,
    _ reader: inout TokenFileReader
  ) -> NodeIndex? {
    guard let mapping = modifier.layers.last else { return nil }
    let contexts = document.member("contexts", of: modifier)
    if let contexts, !reader.view[contexts].isMapping {
      report(.form("contexts", wanted: "an object with lists of sources"), at: contexts, &reader)
      return nil
    }
    guard let contexts, reader.tree.entryCount(contexts) > 0 else {
      if reported.insert(mapping).inserted {
        reader.report(ResolverProblem.noContexts(TokenProblem.cut(name)), at: contexts ?? node)
      }
      return nil
    }
    if reader.tree.entryCount(contexts) == 1 {
      report(.oneContext(TokenProblem.cut(name)), at: contexts, &reader)
    }
    return contexts
  }

  /// The index of a modifier's default among its contexts; 0 when it has none.
  ///
  /// - Parameter known: the names of the contexts; nil to find them.
  mutating func standard(
    of modifier: ResolverDocument.Object, _ known: [String]?, _ reader: inout TokenFileReader
  ) -> Int {
    guard let node = document.member("default", of: modifier) else { return 0 }
    var names = known ?? []
    if known == nil, let contexts = document.member("contexts", of: modifier) {
      var entries = reader.view.entries(contexts)
      while let (key, _) = entries.next() { names.append(reader.tree.string(key)) }
    }
    let name = reader.view.bytes(node)
    guard reader.view[node].isScalar else {
      report(.form("default", wanted: "the name of a context"), at: node, &reader)
      return 0
    }
    if let index = names.firstIndex(where: { name.elementsEqual($0.utf8) }) {
      return index
    }
    let suggestion = NearWord.nearest(to: name, among: names)
    report(.standard(reader.excerpt(node), suggestion: suggestion), at: node, &reader)
    return 0
  }
}
