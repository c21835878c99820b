import Expressions
import YAMLTree

extension DocumentReader {
  /// Reads padding and inset of a component, either of which may name the other.
  ///
  /// Afterwards `ownSlots` holds what the two words mean in its other lengths.
  mutating func readOwnEdges(_ keys: ComponentKeys, into component: inout Component) {
    ownSlots[0] = 0
    ownSlots[1] = 0
    guard keys.has(ComponentKey.padding) || keys.has(ComponentKey.inset) else { return }
    component.paddingNode = keys.has(ComponentKey.padding) ? resolve(keys[.padding]) : .none
    component.insetNode = keys.has(ComponentKey.inset) ? resolve(keys[.inset]) : .none
    let inPadding = ownWords(inEdges: component.paddingNode)
    let inInset = ownWords(inEdges: component.insetNode)
    let isMutual = inPadding.contains(.inset) && inInset.contains(.padding)
    let isPaddingCycle = inPadding.contains(.padding)
    let isInsetCycle = inInset.contains(.inset)
    if isMutual || isPaddingCycle || isInsetCycle {
      return breakCycle(
        keys, &component, isPadding: isPaddingCycle, isInset: isInsetCycle, isMutual: isMutual)
    }
    if inPadding.contains(.inset) {
      readInset(into: &component)
      readPadding(into: &component)
    } else {
      readPadding(into: &component)
      readInset(into: &component)
    }
  }

  private mutating func readPadding(into component: inout Component) {
    guard component.paddingNode.raw >= 0 else { return }
    component.padding = edges(at: component.paddingNode)
    ownSlots[0] = slot(of: component.padding)
  }

  private mutating func readInset(into component: inout Component) {
    guard component.insetNode.raw >= 0 else { return }
    component.inset = edges(at: component.insetNode)
    ownSlots[1] = slot(of: component.inset)
  }

  /// Reports padding and inset that name themselves, and reads the one that does not.
  private mutating func breakCycle(
    _ keys: ComponentKeys, _ component: inout Component, isPadding: Bool, isInset: Bool,
    isMutual: Bool
  ) {
    let broken = SIMD4(repeating: UnknownReason.brokenValue.measure)
    let brokenSlot = Unknown.slot(reason: UnknownReason.brokenValue.rawValue)
    if isPadding || isMutual {
      component.padding = broken
      ownSlots[0] = brokenSlot
    }
    if isInset || isMutual {
      component.inset = broken
      ownSlots[1] = brokenSlot
    }
    if isPadding { report(.ownWordCycle(["padding", "padding"]), at: key(of: keys[.padding])) }
    if isInset { report(.ownWordCycle(["inset", "inset"]), at: key(of: keys[.inset])) }
    if isMutual {
      guard !isPadding, !isInset else { return }
      let isPaddingFirst =
        view[component.paddingNode].start < view[component.insetNode].start
      let words = isPaddingFirst ? ["padding", "inset"] : ["inset", "padding"]
      let first = isPaddingFirst ? keys[.padding] : keys[.inset]
      report(.ownWordCycle(words + words.prefix(1)), at: key(of: first))
    } else if !isPadding {
      readPadding(into: &component)
    } else if !isInset {
      readInset(into: &component)
    }
  }

  /// The key in front of a value: nodes lie in preorder, and a key is one node.
  private func key(of value: NodeIndex) -> NodeIndex {
    let key = NodeIndex(raw: value.raw - 1)
    return view[key].isScalar && view[key].next == value.raw ? key : value
  }

  /// The own words that are named anywhere in a padding or an inset.
  private mutating func ownWords(inEdges node: NodeIndex) -> OwnWords {
    guard view[node].isMapping else { return ownWords(in: node) }
    var found: OwnWords = []
    var entries = view.entries(node)
    while let (_, value) = entries.next() { found.formUnion(ownWords(in: resolve(value))) }
    return found
  }

  /// What an own word means: the length, 0 when there is none, unknown where edges differ.
  private func slot(of edges: SIMD4<Double>) -> SlotValue {
    for lane in 0..<4 where edges[lane].isNaN {
      return Unknown.slot(reason: UnknownReason.brokenValue.rawValue)
    }
    let first = Tolerance.rounded(edges[0])
    for lane in 1..<4 where Tolerance.rounded(edges[lane]) != first {
      return Unknown.slot(reason: OwnWords.unevenReason)
    }
    return edges[0].bitPattern
  }

  /// Reads a length, or a mapping of edges; lanes as in `Edge`.
  private mutating func edges(at node: NodeIndex) -> SIMD4<Double> {
    guard view[node].isMapping, tree.singleNullEntryFlowMapping(node) == nil else {
      if view[node].isScalar {
        return SIMD4(repeating: length(at: node, .component).value)
      }
      reportWrong(.edges, at: node)
      return SIMD4(repeating: UnknownReason.brokenValue.measure)
    }
    var edges = SIMD4<Double>(repeating: 0)
    var isNamed = SIMD4<Int64>(repeating: 0)
    var entries = view.entries(node)
    while let (key, value) = entries.next() {
      guard let index = words.edges.index(of: view.bytes(key)), let edge = EdgeKey(rawValue: index)
      else {
        reportUnknownKey(key, of: words.edges, or: .edges, in: "padding or inset")
        continue
      }
      let length = length(at: resolve(value), .component).value
      switch edge {
      case .top, .leading, .bottom, .trailing:
        edges[index] = length
        isNamed[index] = 1
      case .horizontal:
        if isNamed[Edge.leading.lane] == 0 { edges[Edge.leading.lane] = length }
        if isNamed[Edge.trailing.lane] == 0 { edges[Edge.trailing.lane] = length }
      case .vertical:
        if isNamed[Edge.top.lane] == 0 { edges[Edge.top.lane] = length }
        if isNamed[Edge.bottom.lane] == 0 { edges[Edge.bottom.lane] = length }
      }
    }
    return edges
  }
}
