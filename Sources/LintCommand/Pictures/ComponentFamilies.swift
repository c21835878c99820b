import CornerTokens
import Diagnostics
import YAMLTree

/// The top-level components of a text, those together of which one shows in another.
///
/// A component that another uses is drawn inside that, and one that takes over a mapping by an alias
/// or a merge key is drawn with what stands there. A change in one family shows in no other.
struct ComponentFamilies {
  /// Where the components are written, by offset; they do not overlap.
  private var ranges: [ByteRange] = []
  /// For each component another one of its family, or itself.
  private var parents: [Int] = []

  /// Looks through the documents of a text; linear in their placements but for the search for the
  /// component that a place lies in.
  init(_ documents: [TokenDocument]) {
    // Modes differ in numbers, not in what is placed where.
    let firsts = documents.filter(\.isFirstMode)
    for document in firsts { addRanges(of: document) }
    ranges.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    if let bytes = firsts.first?.tree.source.bytes { widenRanges(in: bytes) }
    parents = Array(ranges.indices)
    for document in firsts { join(document) }
    // The first of a family comes before the others, so that one pass leads all straight to it.
    for place in parents.indices { parents[place] = parents[parents[place]] }
  }

  /// The family in which all of some edits lie; nil when one lies outside of all components, or
  /// they lie in several families.
  func family(of edits: [Fix.Edit]) -> Int? {
    var family: Int?
    for edit in edits {
      guard let component = component(at: edit.range) else { return nil }
      guard family == nil || family == parents[component] else { return nil }
      family = parents[component]
    }
    return family
  }

  private mutating func addRanges(of document: TokenDocument) {
    let tree = document.tree
    for (key, value) in tree.entries(of: tree.resolved(document.root))
    where tree.isScalar(key, "components") {
      let components = tree.resolved(value)
      let extent = tree.range(components)
      for (name, component) in tree.entries(of: components) {
        let range = ByteRange(
          start: tree.range(name).start, end: max(tree.range(name).end, tree.range(component).end))
        // What is merged stands somewhere else.
        if extent.encloses(range) { ranges.append(range) }
      }
    }
  }

  /// Lets each component go on to the end of its last line, where keys are inserted.
  private mutating func widenRanges(in bytes: [UInt8]) {
    for place in ranges.indices {
      let next = min(
        bytes.count, place + 1 < ranges.count ? Int(ranges[place + 1].start) : bytes.count)
      var end = Int(ranges[place].end)
      while end < next, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      ranges[place] = ByteRange(start: ranges[place].start, end: UInt32(clamping: end))
    }
  }

  private mutating func join(_ document: TokenDocument) {
    let tree = document.tree
    // For each placement the top-level component that it was placed with; -1 when unknown.
    var tops = [Int](repeating: -1, count: document.placements.count)
    for (index, placement) in document.placements.enumerated() {
      guard document.components.indices.contains(Int(placement.component)) else { continue }
      let component = document.components[Int(placement.component)]
      let nodes = [
        component.name, component.node, component.definitionName, component.drawn.node,
        component[.containerShape].node, component.paddingNode, component.insetNode,
        component.sizeNode, component.alignmentNode,
      ]
      if placement.parent >= 0, placement.parent < index {
        tops[index] = tops[Int(placement.parent)]
      }
      for node in nodes where node != .none {
        guard let place = self.component(at: tree.range(node)) else { continue }
        if tops[index] < 0 { tops[index] = place } else { unite(tops[index], place) }
      }
    }
  }

  private mutating func unite(_ first: Int, _ second: Int) {
    let (left, right) = (root(of: first), root(of: second))
    if left != right { parents[max(left, right)] = min(left, right) }
  }

  /// The first component of a family; halves the way there for the next search.
  private mutating func root(of component: Int) -> Int {
    var place = component
    while parents[place] != place {
      parents[place] = parents[parents[place]]
      place = parents[place]
    }
    return place
  }

  /// The component in which a range starts and ends; nil when it lies in none; logarithmic.
  private func component(at range: ByteRange) -> Int? {
    let next = ranges.firstPlace { $0.start <= range.start }
    return next > 0 && range.end <= ranges[next - 1].end ? next - 1 : nil
  }
}
