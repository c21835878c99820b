import YAMLTree

extension FigmaExport {
  /// Gathers all that a file has, whatever its shape.
  mutating func read(_ reader: inout TokenFileReader) {
    for item in reader.tree.items(of: reader.root) {
      readCollection(&reader, at: reader.resolve(item), id: .none)
    }
    let root = FigmaKeys(&reader, of: reader.root)
    if root[.tokens] != .none, root[.collection] != .none {
      return readTokens(&reader, root)
    }
    let isAnswer = root[.meta] != .none && root[.variables] == .none && root[.collections] == .none
    let top = isAnswer ? FigmaKeys(&reader, of: root[.meta]) : root
    if top[.collections] != .none {
      forEach(&reader, in: top[.collections]) { export, reader, id, node in
        export.readCollection(&reader, at: node, id: id)
      }
      readVariables(&reader, at: top[.variables], of: nil)
    } else if top[.modes] != .none {
      readCollection(&reader, at: top.node, id: .none)
    } else {
      readVariables(&reader, at: top[.variables], of: nil)
    }
  }

  /// Visits the items of a list, or the values of a mapping with the keys as their ids.
  private mutating func forEach(
    _ reader: inout TokenFileReader, in node: NodeIndex,
    _ body: (inout FigmaExport, inout TokenFileReader, _ id: NodeIndex, _ node: NodeIndex) -> Void
  ) {
    for item in reader.tree.items(of: node) {
      body(&self, &reader, .none, reader.resolve(item))
    }
    var entries = reader.view.entries(node)
    while let (key, value) = entries.next() {
      body(&self, &reader, key, reader.resolve(value))
    }
  }

  // MARK: Collections

  /// Reads a collection with its modes, and the variables in it when it has them.
  private mutating func readCollection(
    _ reader: inout TokenFileReader, at node: NodeIndex, id: NodeIndex
  ) {
    let keys = FigmaKeys(&reader, of: node)
    var collection = emptyCollection()
    collection.name = FigmaKeys.checked(keys[.name], &reader) ?? .none
    var hasLists = false
    for item in reader.tree.items(of: keys[.modes]) {
      let mode = FigmaKeys(&reader, of: reader.resolve(item))
      collection.addMode(
        id: reader.view.bytes(mode.modeIdentity(reader)), name: mode.modeName(reader))
      hasLists = hasLists || mode[.variables] != .none
    }
    var entries = reader.view.entries(keys[.modes])
    while let (key, value) = entries.next() {
      collection.addMode(id: reader.view.bytes(key), name: reader.resolve(value))
    }
    collection.setStandard(reader.view.bytes(keys[.defaultModeID]))
    let ownID = keys[.id] != .none ? keys[.id] : id
    let index = add(collection, id: reader.view.bytes(ownID))
    if hasLists {
      readModeLists(&reader, at: keys[.modes], of: index)
    } else {
      readVariables(&reader, at: keys[.variables], of: index)
    }
  }

  /// Reads the values of a collection whose modes each list all variables.
  private mutating func readModeLists(
    _ reader: inout TokenFileReader, at modes: NodeIndex, of collection: Int
  ) {
    var known: [[UInt8]: [Int]] = [:]
    var seen: [Int: Set<Int>] = [:]
    for item in reader.tree.items(of: modes) {
      let mode = FigmaKeys(&reader, of: reader.resolve(item))
      let identity = reader.view.bytes(mode.modeIdentity(reader))
      guard let place = collections[collection].mode(identity) else { continue }
      // Those of one name are told apart by their order in each mode.
      var counts: [[UInt8]: Int] = [:]
      forEach(&reader, in: mode[.variables]) { export, reader, _, node in
        let keys = FigmaKeys(&reader, of: node)
        guard let name = keys.checkedName(&reader) else { return }
        let bytes = Array(reader.view.bytes(name))
        let count = counts[bytes, default: 0]
        counts[bytes] = count + 1
        if known[bytes, default: []].count <= count {
          known[bytes, default: []].append(
            export.add(
              keys.variable(named: name, of: collection, in: reader.tree),
              id: reader.view.bytes(keys[.id])))
        }
        guard let variable = known[bytes]?[count], keys[.value] != .none,
          !reader.tree.isNull(keys[.value])
        else { return }
        export.add(FigmaValue(variable: variable, mode: place, node: keys[.value]))
        seen[variable, default: []].insert(place)
      }
    }
    for variable in known.values.joined().sorted() {
      reportMissing(&reader, seen[variable] ?? [], of: variable)
    }
  }

  // MARK: Variables

  /// Reads variables with values by mode, of a collection or of those that they name.
  private mutating func readVariables(
    _ reader: inout TokenFileReader, at node: NodeIndex, of collection: Int?
  ) {
    let before = (variables.count, values.count)
    forEach(&reader, in: node) { export, reader, id, node in
      let keys = FigmaKeys(&reader, of: node)
      guard reader.view[node].isMapping, let name = keys.checkedName(&reader) else { return }
      let owner = collection ?? export.collection(reader.view.bytes(keys[.collectionID]))
      let variable = keys.variable(named: name, of: owner, in: reader.tree)
      let ownID = keys[.id] != .none ? keys[.id] : id
      let index = export.add(variable, id: reader.view.bytes(ownID))
      export.readValues(&reader, keys, of: index)
    }
    if before.0 < variables.count, before.1 == values.count {
      reader.report(FigmaProblem.noValues, at: node)
    }
  }

  /// Reads the values of a variable by mode.
  ///
  /// A variable of no known collection has the value of its first mode.
  private mutating func readValues(
    _ reader: inout TokenFileReader, _ keys: FigmaKeys, of variable: Int
  ) {
    let owner = collections[variables[variable].collection]
    let isResolvedOnly = keys[.valuesByMode] == .none
    let source = keys[isResolvedOnly ? .resolvedByMode : .valuesByMode]
    guard source != .none else { return }
    var resolved: [Int: NodeIndex] = [:]
    if !isResolvedOnly, variables[variable].kind != .other {
      var entries = reader.view.entries(keys[.resolvedByMode])
      while let (key, value) = entries.next() {
        guard let mode = owner.modes.isEmpty ? 0 : owner.mode(reader.view.bytes(key)),
          resolved[mode] == nil
        else { continue }
        resolved[mode] = reader.resolve(value)
      }
    }
    var seen: Set<Int> = []
    var entries = reader.view.entries(source)
    while let (key, value) = entries.next() {
      let found = reader.resolve(value)
      guard let mode = owner.modes.isEmpty ? 0 : owner.mode(reader.view.bytes(key)),
        !reader.tree.isNull(found), seen.insert(mode).inserted
      else { continue }
      add(
        FigmaValue(
          variable: variable, mode: mode, node: found, resolved: resolved[mode] ?? .none))
    }
    if !owner.modes.isEmpty { reportMissing(&reader, seen, of: variable) }
  }

  /// Reads `tokens` by name with `values` and `ref` by mode.
  private mutating func readTokens(_ reader: inout TokenFileReader, _ root: FigmaKeys) {
    var collection = emptyCollection()
    collection.name = FigmaKeys.checked(root[.collection], &reader) ?? .none
    collection.leads = true
    for item in reader.tree.items(of: root[.modes]) {
      let name = reader.resolve(item)
      collection.addMode(id: reader.view.bytes(name), name: name)
    }
    let owner = add(collection, id: reader.view.bytes(.none))
    forEach(&reader, in: root[.tokens]) { export, reader, name, node in
      let keys = FigmaKeys(&reader, of: node)
      guard reader.view[node].isMapping, name != .none,
        let name = FigmaKeys.checked(name, &reader)
      else { return }
      let variable = export.add(
        keys.variable(named: name, of: owner, in: reader.tree), id: reader.view.bytes(keys[.id]))
      var seen: Set<Int> = []
      for (source, isName) in [(keys[.values], false), (keys[.references], true)] {
        var entries = reader.view.entries(source)
        while let (key, value) = entries.next() {
          let found = reader.resolve(value)
          guard let mode = export.collections[owner].mode(reader.view.bytes(key)),
            !reader.tree.isNull(found), seen.insert(mode).inserted
          else { continue }
          export.add(
            FigmaValue(variable: variable, mode: mode, node: found, isName: isName))
        }
      }
      export.reportMissing(&reader, seen, of: variable)
    }
  }

  /// Reports a number that has no value in some mode of its collection.
  private func reportMissing(
    _ reader: inout TokenFileReader, _ seen: Set<Int>, of variable: Int
  ) {
    let found = variables[variable]
    let modes = collections[found.collection].modes
    guard found.kind == .number, seen.count < modes.count,
      let missing = modes.indices.first(where: { !seen.contains($0) })
    else { return }
    reader.report(
      FigmaProblem.missingValue(
        variable: reader.excerpt(found.name), mode: reader.excerpt(modes[missing]),
        more: modes.count - seen.count - 1), at: found.name)
  }
}
