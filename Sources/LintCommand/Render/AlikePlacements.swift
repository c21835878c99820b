import CornerGeometry
import CornerTokens
import Diagnostics
import YAMLTree

/// Finds the placements that a violation speaks for beside the one that it names.
///
/// Lint makes one violation of a fault that several placements share, and only counts the others.
/// Those that have the same values in the file and come out with the same curves have the same
/// fault.
struct AlikePlacements {
  private let document: TokenDocument
  private let geometry: DocumentGeometry

  /// Looks at the placements of a document.
  init(_ document: TokenDocument, _ geometry: DocumentGeometry) {
    self.document = document
    self.geometry = geometry
  }

  /// The other placements of each violation, by its index; linear in placements and violations.
  ///
  /// - Parameter faults: the marked bytes of violations and the placements that they name.
  func others(
    of faults: [(range: ByteRange, placement: Int)]
  ) -> [(fault: Int, placement: Int)] {
    if faults.isEmpty { return [] }
    var byRange: [ByteRange: [Int]] = [:]
    for (index, fault) in faults.enumerated() { byRange[fault.range, default: []].append(index) }
    var found: [(fault: Int, placement: Int)] = []
    for placement in document.placements.indices {
      var seen: Set<Int> = []
      for node in nodes(at: placement) {
        for index in byRange[document.tree.range(node)] ?? [] where seen.insert(index).inserted {
          let named = faults[index].placement
          if named != placement, isAlike(placement, named) { found.append((index, placement)) }
        }
      }
    }
    return found
  }

  /// The values that a violation about a placement may mark: its own and those around it.
  private func nodes(at placement: Int) -> Set<NodeIndex> {
    var nodes: Set<NodeIndex> = []
    for place in [placement, Int(geometry.placements[placement].enclosing.owner)] {
      guard document.placements.indices.contains(place),
        case let index = Int(document.placements[place].component),
        document.components.indices.contains(index)
      else { continue }
      let component = document.components[index]
      nodes.formUnion(ShapeKey.allCases.map { component[$0].node })
      nodes.formUnion([component.name, component.definitionName])
    }
    nodes.remove(.none)
    return nodes
  }

  private func isAlike(_ one: Int, _ other: Int) -> Bool {
    let first = geometry.placements[one]
    let second = geometry.placements[other]
    return Self.isSame(first.resolved, second.resolved)
      && Self.isSame(first.effective, second.effective)
      && Self.isSame(first.enclosing, second.enclosing)
      && Self.isSame(first.container, second.container)
      && Self.isSame(geometry.enclosingRadii(at: one), geometry.enclosingRadii(at: other))
      && Self.isSame(geometry.containerRadii(at: one), geometry.containerRadii(at: other))
  }

  private static func isSame(_ one: Surroundings, _ other: Surroundings) -> Bool {
    one.exists == other.exists && isSame(one.edges, other.edges)
      && one.adjacentBits == other.adjacentBits
  }

  /// Bit by bit, since an unknown number is none that equals itself.
  private static func isSame(_ one: SIMD4<Double>, _ other: SIMD4<Double>) -> Bool {
    (0..<4).allSatisfy { one[$0].bitPattern == other[$0].bitPattern }
  }
}
