import YAMLTree

/// Reads a resolver document: its sets and modifiers, in their order.
struct ResolverReading {
  /// Sources that are being read.
  struct Frame {
    /// The sources that are left, the next one last.
    var sources: [NodeIndex]
    /// The set that they are of; nil for those of a context.
    var set: NodeIndex?
  }

  /// The most sources that all references together may name.
  static var sourceLimit: Int { 10_000 }

  /// Finds what references name.
  var document: ResolverDocument
  /// The sources of this document that have been read.
  var sources: [NodeIndex: ResolverSource] = [:]
  /// The files that have been read, by identity.
  var files: [[UInt8]: ResolverFile] = [:]
  /// The identities of files that could not be read, each of which has been reported.
  var unreadable: Set<[UInt8]> = []
  /// Nodes at which a fault has been reported, so that each is reported once.
  var reported: Set<NodeIndex> = []
  /// How many sources may still be read, large ones counted as several.
  var left = sourceLimit
  /// Whether it has been reported that there are too many.
  var isStopped = false

  /// The modifiers so far, by the index of their axis, whose name tells those apart that are one
  /// object by an alias of YAML.
  private var modifiers: [NodeIndex] = []
  /// The names of the sets and modifiers that stand in `resolutionOrder` itself.
  private var inlineNames: Set<String> = []

  /// Stands before a document.
  init(_ reader: TokenFileReader) { document = ResolverDocument(reader) }

  /// Adds all tokens, layers and axes of the document.
  mutating func read(_ reader: inout TokenFileReader) {
    let root = ResolverDocument.Object(layers: [reader.root])
    checkRoot(root, &reader)
    checkDefinitions("sets", root, &reader)
    checkDefinitions("modifiers", root, &reader)
    guard let order = document.member("resolutionOrder", of: root) else {
      reader.report(ResolverProblem.noOrder, at: firstKey(reader))
      return
    }
    guard case .sequence = reader.tree.kind(order) else {
      reader.report(
        ResolverProblem.form("resolutionOrder", wanted: "a list of sets and modifiers"), at: order)
      return
    }
    if reader.tree.entryCount(order) == 0 { reader.report(ResolverProblem.emptyOrder, at: order) }
    for item in reader.tree.items(of: order) { readItem(item, &reader) }
  }

  /// The first key of the document, or the document when it has none: where to say what is missing.
  private func firstKey(_ reader: TokenFileReader) -> NodeIndex {
    var entries = reader.view.entries(reader.root)
    return entries.next()?.key ?? reader.root
  }

  private mutating func checkRoot(
    _ root: ResolverDocument.Object, _ reader: inout TokenFileReader
  ) {
    checkKeys(of: reader.root, ResolverKeys.root, &reader)
    guard let version = document.member("version", of: root) else {
      reader.report(ResolverProblem.noVersion, at: firstKey(reader))
      return
    }
    guard !reader.tree.isScalar(version, "2025.10") else { return }
    let isText = reader.view[version].isScalar
    reader.report(
      isText
        ? ResolverProblem.version(reader.excerpt(version)) : .form("version", wanted: "2025.10"),
      at: version)
  }

  // MARK: The order

  private mutating func readItem(_ item: NodeIndex, _ reader: inout TokenFileReader) {
    let mapping = reader.resolve(item)
    guard reader.view[mapping].isMapping else {
      reader.report(ResolverProblem.item, at: item)
      return
    }
    let object: ResolverDocument.Object
    do {
      object = try document.object(mapping)
    } catch {
      reader.report(error, at: reference(in: mapping, reader))
      return
    }
    switch object.kind {
    case .set: readSet(object, object.name, at: mapping, &reader)
    case .modifier: readModifier(object, object.name, at: mapping, &reader)
    case .file:
      let node = reference(in: mapping, reader)
      reader.report(ResolverProblem.setElsewhere(reader.excerpt(node)), at: node)
    case .tokens: readInline(object, mapping, &reader)
    }
  }

  /// Reads a set or modifier that stands in the order itself.
  private mutating func readInline(
    _ object: ResolverDocument.Object, _ mapping: NodeIndex, _ reader: inout TokenFileReader
  ) {
    guard object.layers.count == 1 else {
      reader.report(ResolverProblem.item, at: mapping)
      return
    }
    let type = document.member("type", of: object)
    let hasContexts = document.member("contexts", of: object) != nil
    let isKnown = hasContexts || document.member("sources", of: object) != nil
    let isSet = type.map { reader.tree.isScalar($0, "set") } ?? false
    let isModifier = type.map { reader.tree.isScalar($0, "modifier") } ?? false
    let nameNode = document.member("name", of: object)
    if type == nil, nameNode == nil, !isKnown {
      reader.report(ResolverProblem.item, at: mapping)
      return
    }
    if let type, !isSet, !isModifier {
      reader.report(ResolverProblem.itemType(reader.excerpt(type)), at: type)
    }
    if type == nil { reader.report(ResolverProblem.itemWithoutType, at: mapping) }
    var name = ""
    if let nameNode, reader.view[nameNode].isScalar {
      name = reader.tree.string(nameNode)
      let isTaken = reader.axes.contains { $0.name.utf8.elementsEqual(name.utf8) } && !isSet
      if !inlineNames.insert(name).inserted || isTaken {
        reader.report(ResolverProblem.name(reader.excerpt(nameNode)), at: nameNode)
      }
    } else {
      reader.report(ResolverProblem.itemWithoutName, at: nameNode ?? mapping)
    }
    if isModifier || !isSet && hasContexts {
      checkKeys(of: mapping, ResolverKeys.modifier, &reader)
      readModifier(object, name, at: mapping, &reader)
    } else {
      checkKeys(of: mapping, ResolverKeys.set, &reader)
      readSet(object, name, at: mapping, &reader)
    }
  }

  /// The value of `$ref` in an object, or the object.
  mutating func reference(in mapping: NodeIndex, _ reader: TokenFileReader) -> NodeIndex {
    let node = document.reference(in: mapping)
    return node == .none ? mapping : reader.tree.resolved(node)
  }

  private mutating func readSet(
    _ object: ResolverDocument.Object, _ name: String, at node: NodeIndex,
    _ reader: inout TokenFileReader
  ) {
    guard let frame = frame(of: object, name, at: node, &reader) else { return }
    readSources(frame, [], &reader)
  }

  // MARK: Modifiers

  private mutating func readModifier(
    _ object: ResolverDocument.Object, _ name: String, at node: NodeIndex,
    _ reader: inout TokenFileReader
  ) {
    guard let contexts = contexts(of: object, name, at: node, &reader) else { return }
    var axis = TokenAxis(name: name, contexts: [])
    var lists: [NodeIndex] = []
    var entries = reader.view.entries(contexts)
    while let (key, value) = entries.next() {
      axis.contexts.append(reader.tree.string(key))
      lists.append(reader.resolve(value))
    }
    axis.standard = standard(of: object, axis.contexts, &reader)
    let known = modifiers.indices.first { index in
      modifiers[index] == object.layers.last
        && reader.axes[index].name.utf8.elementsEqual(name.utf8)
    }
    let place = known ?? reader.axes.count
    if known == nil {
      modifiers.append(object.layers[object.layers.count - 1])
      reader.axes.append(axis)
    }
    for (context, list) in lists.enumerated() {
      guard case .sequence = reader.tree.kind(list) else {
        report(.form(axis.contexts[context], wanted: "a list of sources"), at: list, &reader)
        continue
      }
      let items = Array(reader.tree.items(of: list).reversed())
      let condition = TokenLayer.Condition(axis: place, context: context)
      readSources(Frame(sources: items, set: nil), [condition], &reader)
    }
  }
}
