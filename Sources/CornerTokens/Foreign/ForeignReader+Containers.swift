import YAMLTree

extension ForeignReader {
  /// Makes a component out of each group with a radius and a padding side by side, and puts into it
  /// what fills it: a shape that takes its corners from the container.
  ///
  ///     card: { radius: 24, padding: 16 }        or        card-radius: 24, card-padding: 16
  ///
  ///     ╭──────────────╮ 24
  ///     │ ╭──────────╮ │     what lies 16 inside can have a
  ///     │ │          │ │ 8   radius of 8, and no other is
  ///     │ ╰──────────╯ │     concentric
  ///     ╰──────────────╯
  mutating func addContainers() {
    var places: [ContainerKey: Int] = [:]
    var found: [ForeignContainer] = []
    for token in own {
      guard let own = tokens.token(token),
        let (side, key) = part.withName(of: own, { side($0, own.role) })
      else { continue }
      let place: Int
      if let known = places[key] {
        place = known
      } else {
        place = found.count
        places[key] = place
        found.append(ForeignContainer(key, group: own.group))
      }
      found[place].take(side, token, own, tokens)
    }
    for container in found { add(container) }
  }

  private mutating func add(_ container: ForeignContainer) {
    guard let radius = container.radius, container.paddingNode != .none else { return }
    let key = container.key.prefix.isEmpty ? groupKey(container.group) : radius.key
    let points = tokens.measure(of: radius.token).radius
    guard let points, key != .none else { return }
    let isRound = points >= Shape.fullyRound
    var shape = Shape(kind: isRound ? .capsule : .roundedRectangle, node: radius.node)
    shape.radii = SIMD4(repeating: points)
    shape.style = isRound ? .none : .continuous
    shape.isSentinel = isRound
    var component = component(named: key, shape, at: radius.node)
    component.padding = container.padding
    component.paddingNode = container.paddingNode
    component.width = container.width
    component.height = container.height
    component.firstChild = Int32(clamping: document.children.count)
    component.childCount = 1
    let place = Int32(clamping: document.components.count)
    document.components.append(component)
    document.placements.append(Placement(component: place, parent: -1))
    var content = self.component(
      named: key, Shape(kind: .concentric, node: radius.node), at: radius.node)
    content.isImplied = true
    document.children.append(place + 1)
    document.components.append(content)
    document.placements.append(
      Placement(
        component: place + 1, parent: Int32(clamping: document.placements.count - 1)))
  }

  /// What a path says of a container; nil when it says nothing, or of none that could be one: what
  /// is called after a scale, or lies in no group.
  private func side(
    _ path: UnsafeBufferPointer<UInt8>, _ role: TokenRole
  ) -> (ContainerSide, ContainerKey)? {
    guard let (side, prefix) = ContainerSide.read(path: path, role: role) else { return nil }
    let end = path.lastIndex(of: UInt8(ascii: ".")) ?? 0
    let key = ContainerKey(path: Array(path[..<end]), prefix: prefix)
    return key.mayBeContainer ? (side, key) : nil
  }

  private func groupKey(_ group: Int32) -> NodeIndex {
    part.groups.indices.contains(Int(group)) ? part.groups[Int(group)].key : .none
  }

  private mutating func component(
    named key: NodeIndex, _ shape: Shape, at node: NodeIndex
  ) -> Component {
    document.shapes.append(shape)
    var shapes = KeyedShapes()
    shapes[.shape] = KeyedShape(
      shape: Int32(clamping: document.shapes.count - 1), node: node, isNamed: false)
    let notDeclared = UnknownReason.notDeclared.measure
    return Component(
      name: key, definitionName: key, node: key, keyedShapes: shapes, drawnKey: .shape,
      padding: SIMD4(repeating: 0), inset: SIMD4(repeating: 0), paddingNode: .none,
      insetNode: .none, sizeNode: .none, alignmentNode: .none, roleNode: .none,
      width: notDeclared, height: notDeclared, alignment: .none, role: 0, firstChild: 0,
      childCount: 0)
  }
}
