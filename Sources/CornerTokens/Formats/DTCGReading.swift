import YAMLTree

/// Reads a document of the Design Tokens Community Group's format, group by group.
struct DTCGReading {
  /// Where a member of the outermost group begins in the list of tokens.
  struct Start {
    /// The key of the member.
    var key: NodeIndex
    /// The index of its first token.
    var token: Int
  }

  /// Finds what references name.
  var document: DTCGDocument
  /// The members of the outermost group in the order in which they were read.
  private(set) var starts: [Start] = []

  private let view: TreeView
  private var inheritance = DTCGInheritance()
  private var open: [DTCGFrame] = []
  /// How many groups and members may still be taken over from others.
  private var inheritable: Int
  private let seed: UInt64
  /// What names say of values.
  let words = LengthWords()

  /// Stands before a document whose outermost group is at a node.
  ///
  /// - Parameters:
  ///   - resolver: the resolver document that the group is a source of; pointers may start there
  ///     too.
  ///   - members: what is known of the tree's members; nil for nothing.
  init(
    _ reader: TokenFileReader, root: NodeIndex, within resolver: NodeIndex? = nil,
    members: MemberIndex? = nil
  ) {
    document = DTCGDocument(
      reader.tree, reader.view, root: root, within: resolver, members: members)
    view = reader.view
    inheritable = min(1_000 + 10 * reader.view.nodeCount, 300_000)
    var random = SystemRandomNumberGenerator()
    seed = random.next()
  }

  /// Adds all tokens of the document to those of the file; linear in the tokens that come out.
  mutating func read(_ reader: inout TokenFileReader) {
    inheritance = DTCGInheritance(&document, &reader)
    let layer = DTCGLayer(node: document.root, type: .none, isRepeated: false)
    let members = DTCGMembers(document.root, in: view)
    check(members, of: document.root, &reader)
    if members.hasValue { reader.report(DTCGProblem.namelessToken, at: members.value) }
    push([layer], members, &reader)
    while let last = open.indices.last {
      if open[last].isMerged {
        guard let member = open[last].members.popLast() else {
          finish(&reader)
          continue
        }
        visit(member.key, member.layers, &reader)
      } else {
        guard let (key, value) = open[last].cursor.next() else {
          finish(&reader)
          continue
        }
        var layer = open[last].layer
        layer.node = value
        visit(key, layer, &reader)
      }
    }
  }

  // MARK: Members

  private mutating func visit(
    _ key: NodeIndex, _ layers: [DTCGLayer], _ reader: inout TokenFileReader
  ) {
    guard let first = layers.first else { return }
    visit(key, first, below: layers.dropFirst(), &reader)
  }

  /// Reads a member of the group at hand.
  ///
  /// - Parameter below: the objects below the one that wins, when the member is a group.
  private mutating func visit(
    _ key: NodeIndex, _ layer: DTCGLayer, below: ArraySlice<DTCGLayer> = [],
    _ reader: inout TokenFileReader
  ) {
    let name = view.bytes(key)
    let isInToken = open[open.count - 1].isToken
    let isRoot = name.first == UInt8(ascii: "$") && DTCGKey(name) == .root
    let found = reader.resolve(layer.node)
    guard view[found].isMapping else {
      if !isRoot, !isInToken { visitStray(key, layer, found, &reader) }
      if isRoot, !layer.isRepeated { reader.report(DTCGProblem.rootNoToken, at: key) }
      return
    }
    let members = document.remarks(of: found)
    if name.first == UInt8(ascii: "$"), !isRoot {
      // Keys of the format and of others; a token among them is named badly.
      guard members.hasValue, DTCGKey(name) == nil else { return }
    }
    if isInToken, !isInner(key, found, view) { return }
    if open.count == 1 { starts.append(Start(key: key, token: reader.part.tokens.count)) }
    checkName(name, key, layer, isRoot: isRoot, &reader)
    guard !name.isEmpty else { return }
    var layer = layer
    if view[layer.node].isAlias { layer.isRepeated = true }
    layer.node = found
    if !layer.isRepeated { check(members, of: found, &reader) }
    let isToken =
      members.hasValue || members.reference != .none && inheritance.site(of: found) == nil
    if isToken {
      add(key, members, layer, &reader)
      guard members.hasObjects, reportInner(found, layer, &reader) else { return }
    } else if isRoot {
      if !layer.isRepeated { reader.report(DTCGProblem.rootNoToken, at: key) }
      return
    }
    guard !layer.isInherited || takeOver(reader.tree.entryCount(found), found, &reader) else {
      return
    }
    guard reader.enter(key) else { return }
    push([layer] + (isToken ? [] : below), members, isToken: isToken, &reader)
  }

  /// Reads a member that is no object.
  private mutating func visitStray(
    _ key: NodeIndex, _ layer: DTCGLayer, _ found: NodeIndex, _ reader: inout TokenFileReader
  ) {
    guard view[found].isScalar, view.bytes(key).first != UInt8(ascii: "$") else { return }
    let text = view.bytes(found)
    switch TokenFileReader.form(of: text) {
    case .other, .broken: return
    default: break
    }
    if open.count == 1 { starts.append(Start(key: key, token: reader.part.tokens.count)) }
    reader.add(key, value: layer.node, deprecation: open[open.count - 1].deprecation)
    guard !layer.isRepeated else { return }
    let value = reader.excerpt(found)
    reader.report(
      DTCGProblem.stray(
        reader.excerpt(key), value: view[found].isPlain ? value : "\"\(value)\""), at: key)
  }

  private mutating func checkName(
    _ name: UnsafeBufferPointer<UInt8>, _ key: NodeIndex, _ layer: DTCGLayer, isRoot: Bool,
    _ reader: inout TokenFileReader
  ) {
    guard !layer.isRepeated, !isRoot else { return }
    if name.isEmpty {
      reader.report(DTCGProblem.emptyName, at: key)
    } else if name.first == UInt8(ascii: "$") {
      reader.report(DTCGProblem.nameDollar(reader.excerpt(key)), at: key)
    } else if let character = Self.badCharacter(in: name) {
      let text = String(decoding: [character], as: UTF8.self)
      reader.report(DTCGProblem.nameCharacter(reader.excerpt(key), text), at: key)
    }
  }

  /// The first character in a name that references could not have.
  static func badCharacter(in name: UnsafeBufferPointer<UInt8>) -> UInt8? {
    name.first { byte in
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
    }
  }

  /// Adds a token to the group at hand.
  private mutating func add(
    _ key: NodeIndex, _ members: DTCGMembers, _ layer: DTCGLayer, _ reader: inout TokenFileReader
  ) {
    let frame = open[open.count - 1]
    let around = layer.type == .none ? frame.type : layer.type
    var token = DTCGToken(members, around: around, isRepeated: layer.isRepeated)
    let value = token.read(&document, &reader)
    if token.isUntyped, !layer.isRepeated { reader.report(DTCGProblem.untyped, at: value.node) }
    let isNoLength = isNoLength(token.type, value, key, members, reader)
    reader.add(
      view.bytes(key), key: key, value: value, type: isNoLength ? .other : token.type,
      role: isNoLength ? .other : nil,
      deprecation: Self.deprecation(members, reader) ?? frame.deprecation)
  }

  // MARK: Groups

  /// Begins with a group.
  private mutating func push(
    _ layers: [DTCGLayer], _ members: DTCGMembers, isToken: Bool = false,
    _ reader: inout TokenFileReader
  ) {
    guard let first = layers.first else { return }
    let around = open.last
    let isAlone = layers.count == 1 && inheritance.site(of: first.node) == nil
    let all = isAlone ? layers : expand(layers, &reader)
    var frame = DTCGFrame(
      cursor: view.entries(first.node), members: [], isMerged: all.count > 1,
      isToken: isToken, type: around?.type ?? .none, deprecation: around?.deprecation ?? .none,
      layer: first)
    let ownType = DTCGType(at: members.type, reader)
    if all.count > 1 {
      let objects = all.map { document.remarks(of: $0.node) }
      for object in objects.reversed() {
        frame.type = DTCGType(at: object.type, reader) ?? frame.type
        frame.deprecation = Self.deprecation(object, reader) ?? frame.deprecation
      }
      frame.members = merge(all, objects, &reader)
    } else {
      frame.type = ownType ?? frame.type
      if first.type != .none { frame.layer.type = ownType ?? first.type }
      frame.deprecation = Self.deprecation(members, reader) ?? frame.deprecation
    }
    open.append(frame)
  }

  /// The objects of a group with those that they take over, each once, the winning one first.
  private mutating func expand(
    _ layers: [DTCGLayer], _ reader: inout TokenFileReader
  ) -> [DTCGLayer] {
    var all: [DTCGLayer] = []
    var seen: Set<NodeIndex> = []
    var pending = Array(layers.reversed())
    while let layer = pending.popLast() {
      let isGroup = view[layer.node].isMapping && !document.remarks(of: layer.node).hasValue
      guard isGroup, seen.insert(layer.node).inserted else { continue }
      all.append(layer)
      guard let site = inheritance.site(of: layer.node), takeOver(1, site.node, &reader) else {
        continue
      }
      pending += site.targets.reversed().map {
        DTCGLayer(node: $0.group, type: $0.type, isRepeated: true, isInherited: true)
      }
    }
    return all
  }

  /// The members of several objects by name, in reverse.
  private mutating func merge(
    _ layers: [DTCGLayer], _ objects: [DTCGMembers], _ reader: inout TokenFileReader
  ) -> [DTCGFrame.Member] {
    var names = NameTable(seed: seed)
    var members: [DTCGFrame.Member] = []
    for (layer, object) in zip(layers, objects) {
      var inner = layer
      if layer.type != .none { inner.type = DTCGType(at: object.type, reader) ?? layer.type }
      var entries = view.entries(layer.node)
      while let (key, value) = entries.next() {
        let name = view.bytes(key)
        if name.first == UInt8(ascii: "$"), DTCGKey(name) != .root { continue }
        if layer.isInherited, !takeOver(1, layers[0].node, &reader) { return members.reversed() }
        inner.node = value
        let (index, isNew) = names.insert(name)
        if isNew { members.append(DTCGFrame.Member(key: key, layers: [])) }
        members[index].layers.append(inner)
      }
    }
    return members.reversed()
  }

  /// Counts groups and members that are taken over; false, and reported once, beyond the limit.
  private mutating func takeOver(
    _ count: Int, _ node: NodeIndex, _ reader: inout TokenFileReader
  ) -> Bool {
    guard inheritable > 0 else { return false }
    inheritable -= count
    if inheritable <= 0 {
      let site = inheritance.site(of: node)?.node
      reader.report(DTCGProblem.tooMuchInherited, at: site ?? node)
    }
    return inheritable > 0
  }

  private mutating func finish(_ reader: inout TokenFileReader) {
    if open.popLast() != nil { reader.leave() }
  }
}
