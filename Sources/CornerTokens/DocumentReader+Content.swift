import YAMLTree

extension DocumentReader {
  /// How far the flat lists had been filled, to take back what came to nothing.
  struct Mark {
    let components: Int
    let shapes: Int
    let lengths: Int
    let children: Int
    let uses: Int
    let sharedContents: Int
  }

  /// How far the flat lists are filled.
  var mark: Mark {
    Mark(
      components: document.components.count, shapes: document.shapes.count,
      lengths: document.lengths.count, children: document.children.count, uses: uses.count,
      sharedContents: sharedContents.count)
  }

  /// Takes back all that was added after a mark; faults stay.
  mutating func restore(_ mark: Mark) {
    document.components.removeLast(document.components.count - mark.components)
    document.shapes.removeLast(document.shapes.count - mark.shapes)
    document.lengths.removeLast(document.lengths.count - mark.lengths)
    document.children.removeLast(document.children.count - mark.children)
    uses.removeLast(uses.count - mark.uses)
    sharedContents.removeLast(sharedContents.count - mark.sharedContents)
  }

  /// Reads a component's content: a mapping by name, or a list.
  mutating func readContent(of component: Int, at value: NodeIndex) {
    let node = resolve(value)
    let firstOpen = openChildren.count
    switch view[node].kind {
    case .mapping:
      guard isReadableMapping(node, .content) else { return }
      var entries = view.entries(node)
      while let (name, value) = entries.next() {
        let value = resolve(value)
        guard !view[value].isAlias else { continue }
        addChild(name: name, node: value, isItem: false)
      }
    case .sequence:
      for item in tree.items(of: node) { readItem(at: resolve(item)) }
    case .scalar, .alias:
      reportWrong(.content, at: node)
    }
    document.components[component].firstChild = Int32(clamping: document.children.count)
    document.components[component].childCount = Int32(clamping: openChildren.count - firstOpen)
    document.children.append(contentsOf: openChildren[firstOpen...])
    openChildren.removeLast(openChildren.count - firstOpen)
  }

  /// Reads an item of a list: a plain name, or a component with `name`.
  private mutating func readItem(at node: NodeIndex) {
    let found = view[node]
    guard !found.has(.isFaulty), !found.isAlias else { return }
    if found.isScalar, found.valueLength > 0, !isNull(node) {
      var keys = ComponentKeys()
      keys.set(.use, node)
      return addChild(name: node, node: node, keys)
    }
    guard found.isMapping else { return reportWrong(.component, at: node) }
    guard let name = itemName(at: node) else { return }
    addChild(name: name, node: node, isItem: true)
  }

  /// The `name` of an item, or the component that it uses; nil when it is reported as nameless.
  private mutating func itemName(at node: NodeIndex) -> NodeIndex? {
    var name = NodeIndex.none
    var used = NodeIndex.none
    var entries = view.entries(node)
    while let (key, value) = entries.next() {
      if tree.isScalar(key, "name") { name = resolve(value) }
      if tree.isScalar(key, "use") { used = resolve(value) }
    }
    if name != .none {
      guard view.bytes(name).isEmpty || isNull(name) else { return name }
      reportWrong(.name, at: name)
      return nil
    }
    // A `use` without a name is called what it uses; what is wrong with it is said later.
    if used != .none { return used }
    if let braces = tree.singleNullEntryFlowMapping(node) {
      report(.bracesAsMapping(tree.source.text(in: braces)), at: node)
    } else {
      report(.itemWithoutName, at: node)
    }
    return nil
  }

  private mutating func addChild(name: NodeIndex, node: NodeIndex, isItem: Bool) {
    path.append(name)
    let (keys, isReadable) = keys(at: node, isItem: isItem)
    path.removeLast()
    if isReadable { addChild(name: name, node: node, keys) }
  }

  /// Reads a component in a content, together with what it uses.
  private mutating func addChild(name: NodeIndex, node: NodeIndex, _ own: ComponentKeys) {
    guard path.count < Self.depthLimit else { return report(.tooDeep, at: name) }
    path.append(name)
    let mark = self.mark
    var keys = own
    var definitionName = name
    var target: Int?
    var isBroken = false
    if own.has(ComponentKey.use) {
      target = self.target(of: own[.use])
      isBroken = true
      if let target, !topLevels[target].isBroken {
        let base = topLevels[target]
        keys = own.over(base.keys)
        isBroken = !spend(cost(of: keys), at: own[.use])
        // Beyond the budget nothing is read again, not even to be thrown away.
        if isBroken { keys = own }
        if let drawn = keys.drawnKey.map(ComponentKey.init), !own.has(drawn) {
          definitionName = base.definitionName
        } else if keys.drawnKey == nil {
          definitionName = base.definitionName
        }
      }
    }
    let component = addComponent(
      name: name, definitionName: definitionName, node: node, keys: keys)
    if own.has(ComponentKey.content) {
      readContent(of: component, at: own[.content])
    } else if let target, !isBroken {
      sharedContents.append(
        SharedContent(
          component: Int32(clamping: component), source: topLevels[target].contentOwner))
    }
    if isBroken {
      restore(mark)
    } else {
      openChildren.append(Int32(clamping: component))
      if let target {
        uses.append(
          ComponentUse(
            component: Int32(clamping: component), target: Int32(clamping: target),
            node: own[.use], hasTargetContent: !own.has(ComponentKey.content)))
      }
    }
    path.removeLast()
  }
}
