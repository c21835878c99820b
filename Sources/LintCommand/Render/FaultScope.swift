import CornerTokens
import Diagnostics
import YAMLTree

/// Which faults of a token file have to do with some components of it.
struct FaultScope {
  /// Where they are written, by offset, never overlapping.
  private var ranges: [ByteRange] = []
  /// The paths under which the components are written.
  private var paths: Set<[UInt8]> = []
  /// Whether all faults have: in a file of another format they are those of its scale.
  private var isAll = false

  /// The scope of some placements and all that lies in them.
  ///
  /// - Parameter placements: ranges among the placements of a document.
  init(_ drawn: [(document: TokenDocument, placements: Range<Int>)]) {
    for (document, placements) in drawn {
      if !document.isSpec { isAll = true }
      let tree = document.tree
      for placement in placements where document.placements.indices.contains(placement) {
        let index = Int(document.placements[placement].component)
        guard document.components.indices.contains(index) else { continue }
        let component = document.components[index]
        for node in [component.name, component.node, tree.resolved(component.node)] {
          ranges.append(tree.range(node))
        }
        // What is placed by `use` is written somewhere else.
        if component.definitionName != component.name {
          let name = ComponentPath.escaped(tree.string(component.definitionName))
          paths.insert(Array(name.utf8))
        }
      }
      if let first = placements.first {
        paths.insert(Array(ComponentPath.text(of: first, in: document).utf8))
      }
    }
    ranges.sort { ($0.start, $1.end) < ($1.start, $0.end) }
    var outer: [ByteRange] = []
    for range in ranges {
      // What lies in another range says no more than that.
      if let last = outer.last, last.encloses(range) { continue }
      outer.append(range)
    }
    ranges = outer
  }

  /// Whether a fault lies in the components, on the scale, or in no component at all; logarithmic in the
  /// components.
  func contains(_ fault: TokenFault) -> Bool {
    if isAll || fault.component.isEmpty || fault.component.utf8.starts(with: "corners/".utf8) {
      return true
    }
    return isBelow(fault.component) || isInside(fault.range)
  }

  private func isInside(_ range: ByteRange) -> Bool {
    let next = ranges.firstPlace { $0.start <= range.start }
    return next > 0 && ranges[next - 1].encloses(range)
  }

  private func isBelow(_ path: String) -> Bool {
    let path = Array(path.utf8)
    if paths.contains(path) { return true }
    return path.indices.contains {
      path[$0] == UInt8(ascii: "/") && paths.contains(Array(path[..<$0]))
    }
  }
}
