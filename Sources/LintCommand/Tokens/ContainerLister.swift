import CornerGeometry
import CornerTokens
import YAMLTree

/// Finds the containers of a token file of another format.
struct ContainerLister {
  /// The containers, in file order; one that differs between modes is there several times.
  private(set) var containers: [ListedContainer] = []

  /// Looks at a document in all its modes.
  init(_ modes: [TokenDocument], _ places: inout SourcePlaces) {
    var known: [NodeIndex: [Int]] = [:]
    for document in modes {
      let geometry = DocumentGeometry(document)
      let names = Self.names(in: document)
      for placement in document.placements.indices {
        let index = Int(document.placements[placement].component)
        guard document.components.indices.contains(index) else { continue }
        let component = document.components[index]
        // What may fill a container comes right behind it.
        guard !component.isImplied, placement + 1 < geometry.placements.count,
          document.shapes.indices.contains(Int(component.drawn.shape))
        else { continue }
        let shape = document.shapes[Int(component.drawn.shape)]
        let isCapsule = shape.kind == .capsule
        let drawn = geometry.placements[placement].effective[0]
        var container = ListedContainer(
          name: names[shape.node] ?? document.tree.string(component.name), isCapsule: isCapsule,
          radius: isCapsule ? drawn : shape.radii[0], padding: component.padding,
          content: geometry.placements[placement + 1].effective,
          place: places.place(of: shape.node, in: document.tree))
        if modes.count > 1 { container.modes = [document.mode] }
        let same = known[component.name]?.first { containers[$0].sentence == container.sentence }
        if let same {
          containers[same].modes.append(document.mode)
        } else {
          known[component.name, default: []].append(containers.count)
          containers.append(container)
        }
      }
    }
    for index in containers.indices where containers[index].modes.count == modes.count {
      containers[index].modes = []
    }
    let order = containers.indices.sorted { left, right in
      (containers[left].place.offset, left) < (containers[right].place.offset, right)
    }
    containers = order.map { containers[$0] }
  }

  /// By radius, the path of the group that it is in.
  private static func names(in document: TokenDocument) -> [NodeIndex: String] {
    guard let set = document.tokens else { return [:] }
    var names: [NodeIndex: String] = [:]
    for token in set.ownTokens {
      guard let found = set.token(token), found.role == .radius else { continue }
      let path = set.name(of: token).utf8
      guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else { continue }
      names[found.node] = String(decoding: path[..<dot], as: UTF8.self)
    }
    return names
  }
}
