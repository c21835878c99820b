import YAMLTree

extension DocumentReader {
  /// Reads `components`: all names, then what is a variant of what, then each with its content.
  mutating func readComponents(at value: NodeIndex) {
    document.hasComponents = true
    let found = resolve(value)
    if isNull(found) { return }
    guard isReadableMapping(found, .components) else { return }
    reserve(found)
    var entries = view.entries(found)
    while let (name, value) = entries.next() { addTopLevel(name: name, at: resolve(value)) }
    resolveVariants()
    for index in topLevels.indices { readTopLevel(index) }
    document.roles = (0..<roleNames.count).map(roleNames.name)
    placeComponents()
  }

  /// Makes room for what a file of this size usually holds.
  private mutating func reserve(_ components: NodeIndex) {
    let count = view.size(components)
    document.components.reserveCapacity(count / 12)
    document.children.reserveCapacity(count / 12)
    document.placements.reserveCapacity(count / 12)
    document.shapes.reserveCapacity(count / 12)
    document.lengths.reserveCapacity(count / 12)
    topLevels.reserveCapacity(count / 24)
  }

  private mutating func addTopLevel(name: NodeIndex, at node: NodeIndex) {
    path.append(name)
    let index = componentNames.insert(view.bytes(name)).index
    let (keys, isReadable) = keys(at: node, isItem: false)
    var component = TopLevelComponent(
      name: name, node: node, keys: keys, definitionName: name,
      contentOwner: Int32(clamping: index))
    component.isBroken = !isReadable
    topLevels.append(component)
    path.removeLast()
  }

  /// Finds the values of a component's mapping; an empty value is a component without any.
  mutating func keys(at node: NodeIndex, isItem: Bool) -> (ComponentKeys, isReadable: Bool) {
    var keys = ComponentKeys()
    let found = view[node]
    guard found.isMapping, !found.has(.isFaulty) else {
      if isNull(node) { return (keys, true) }
      if found.isScalar, !path.isEmpty, path.count > 1 {
        report(.nameInContent(excerpt(view.bytes(node))), at: node)
      } else {
        reportWrong(.component, at: node)
      }
      return (keys, false)
    }
    var entries = view.entries(node)
    while let (name, value) = entries.next() {
      if let index = words.component.index(of: view.bytes(name)),
        let key = ComponentKey(rawValue: index), key != .name || isItem
      {
        keys.set(key, value)
        if key == .description { checkDescription(at: value) }
      } else if !isExtension(name) {
        reportUnknownKey(name, of: words.component, or: .component, in: "a component")
      }
    }
    return (keys, true)
  }

  private mutating func checkDescription(at value: NodeIndex) {
    let node = resolve(value)
    if !view[node].isScalar { reportWrong(.description, at: node) }
  }

  private mutating func readTopLevel(_ index: Int) {
    let top = topLevels[index]
    path.append(top.name)
    let mark = self.mark
    var isBroken = top.isBroken
    var keys = top.keys
    if top.base >= 0, !isBroken, !spend(cost(of: keys), at: top.node) {
      isBroken = true
      keys = ComponentKeys()
    }
    let component = addComponent(
      name: top.name, definitionName: top.definitionName, node: top.node, keys: keys)
    topLevels[index].firstUse = Int32(clamping: uses.count)
    if Int(top.contentOwner) != index {
      sharedContents.append(
        SharedContent(component: Int32(clamping: component), source: top.contentOwner))
    } else if top.keys.has(ComponentKey.content) {
      readContent(of: component, at: top.keys[.content])
    }
    topLevels[index].useEnd = Int32(clamping: uses.count)
    topLevels[index].isBroken = isBroken
    topLevels[index].component = Int32(clamping: component)
    if isBroken {
      restore(mark)
      topLevels[index].component = -1
      topLevels[index].useEnd = topLevels[index].firstUse
    }
    path.removeLast()
  }

  /// The number of nodes in a component's values without its content.
  func cost(of keys: ComponentKeys) -> Int {
    var cost = 1
    for key in ComponentKey.allCases where key != .content && keys.has(key) {
      cost += view.size(keys[key])
    }
    return cost
  }

  /// Reads a component's own values and adds it, its content still missing; its index.
  mutating func addComponent(
    name: NodeIndex, definitionName: NodeIndex, node: NodeIndex, keys: ComponentKeys
  ) -> Int {
    let drawnKey = keys.drawnKey
    var component = Component(
      name: name, definitionName: definitionName, node: node, keyedShapes: KeyedShapes(),
      drawnKey: drawnKey, padding: SIMD4(repeating: 0), inset: SIMD4(repeating: 0),
      paddingNode: .none, insetNode: .none, sizeNode: .none, alignmentNode: .none,
      roleNode: .none, width: UnknownReason.notDeclared.measure,
      height: UnknownReason.notDeclared.measure, alignment: .none, role: 0, firstChild: 0,
      childCount: 0)
    readOwnEdges(keys, into: &component)
    component.keyedShapes = shapes(keys, drawnKey: drawnKey)
    if keys.has(ComponentKey.size) { readSize(at: resolve(keys[.size]), into: &component) }
    if keys.has(ComponentKey.alignment) {
      component.alignmentNode = resolve(keys[.alignment])
      component.alignment = alignment(at: component.alignmentNode)
    }
    if keys.has(ComponentKey.role) {
      component.roleNode = resolve(keys[.role])
      component.role = role(at: component.roleNode)
    }
    document.components.append(component)
    return document.components.count - 1
  }

  private mutating func readSize(at node: NodeIndex, into component: inout Component) {
    component.sizeNode = node
    guard isReadableMapping(node, .size) else {
      component.width = UnknownReason.brokenValue.measure
      component.height = UnknownReason.brokenValue.measure
      return
    }
    var entries = view.entries(node)
    while let (key, value) = entries.next() {
      switch words.size.index(of: view.bytes(key)) {
      case 0: component.width = side(at: resolve(value))
      case 1: component.height = side(at: resolve(value))
      default: reportUnknownKey(key, of: words.size, in: "a size")
      }
    }
  }

  private mutating func side(at node: NodeIndex) -> Double {
    let side = length(at: node, .component).value
    guard side <= 0 else { return side }
    report(.sizeNotPositive(side), at: node)
    return UnknownReason.brokenValue.measure
  }

  private mutating func alignment(at node: NodeIndex) -> Alignment {
    guard let index = words.alignments.index(of: view.bytes(node)),
      let alignment = Alignment(rawValue: UInt8(truncatingIfNeeded: index + 1))
    else {
      reportWrong(.alignment, at: node, among: words.alignments.words, or: .alignments)
      return .none
    }
    return alignment
  }

  private mutating func role(at node: NodeIndex) -> Int32 {
    let bytes = view.bytes(node)
    guard !bytes.isEmpty, !isNull(node) else {
      reportWrong(.role, at: node)
      return 0
    }
    return Int32(clamping: roleNames.insert(bytes).index)
  }
}
