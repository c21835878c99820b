import YAMLTree

extension DocumentReader {
  /// Places all components: cuts cycles, shares contents, and lays the placements out.
  mutating func placeComponents() {
    var graph = UseGraph(topLevels: topLevels, uses: uses)
    graph.walk()
    for cycle in graph.cycles { report(cycle) }
    if !graph.cycles.isEmpty { leaveOut(graph.cut) }
    for shared in sharedContents {
      let owner = Int(topLevels[Int(shared.source)].component)
      guard owner >= 0 else { continue }
      let content = document.components[owner]
      document.components[Int(shared.component)].firstChild = content.firstChild
      document.components[Int(shared.component)].childCount = content.childCount
    }
    layOut(graph.roots)
  }

  private mutating func report(_ cycle: [Int32]) {
    // The cycle is told from its first `use` in the file on.
    var first = 0
    for place in cycle.indices
    where view[uses[Int(cycle[place])].node].start < view[uses[Int(cycle[first])].node].start {
      first = place
    }
    let ordered = cycle[first...] + cycle[..<first]
    let names = ordered.map { componentNames.name(at: Int(uses[Int($0)].target)) }
    let use = uses[Int(cycle[first])]
    let around = names.last ?? ""
    let start = topLevels.indices.contains(Int(use.target)) ? componentNamesIndex(around) : nil
    if let start { path.append(topLevels[start].name) }
    path.append(document.components[Int(use.component)].name)
    report(.useCycle([around] + names), at: resolve(use.node))
    path.removeAll()
  }

  private func componentNamesIndex(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { componentNames.find($0) }
  }

  /// Takes the components of some uses out of the contents that hold them.
  private mutating func leaveOut(_ cut: [Bool]) {
    var isOut = [Bool](repeating: false, count: document.components.count)
    for (index, use) in uses.enumerated() where cut[index] { isOut[Int(use.component)] = true }
    for index in document.components.indices {
      let first = Int(document.components[index].firstChild)
      var kept = first
      for place in first..<first + Int(document.components[index].childCount) {
        let child = document.children[place]
        if isOut[Int(child)] { continue }
        document.children[kept] = child
        kept += 1
      }
      document.components[index].childCount = Int32(clamping: kept - first)
    }
  }

  /// Lays the placements out in preorder, from each root on.
  ///
  /// Uses multiply: what they place is counted, and a root that goes beyond the limit is left out
  /// with all after it, so that nothing is judged half.
  private mutating func layOut(_ roots: [Int32]) {
    let limit = min(100 * view.nodeCount, Self.placementLimit)
    var useOf: [Int32] = []
    if !uses.isEmpty {
      useOf = [Int32](repeating: -1, count: document.components.count)
      for (index, use) in uses.enumerated() { useOf[Int(use.component)] = Int32(clamping: index) }
    }
    var stack: [OpenPlacement] = []
    for root in roots {
      let start = document.placements.count
      stack.append(OpenPlacement(component: topLevels[Int(root)].component, parent: -1, use: -1))
      while var open = stack.popLast() {
        let component = Int(open.component)
        if !useOf.isEmpty {
          if useOf[component] >= 0 { open.use = useOf[component] }
          if open.use >= 0 { budget.placements += 1 }
          if budget.placements > limit {
            document.placements.removeLast(document.placements.count - start)
            return reportTooManyPlacements(limit, at: open.use)
          }
        }
        let placement = Int32(clamping: document.placements.count)
        document.placements.append(Placement(component: open.component, parent: open.parent))
        let first = Int(document.components[component].firstChild)
        var place = first + Int(document.components[component].childCount)
        while place > first {
          place -= 1
          stack.append(
            OpenPlacement(
              component: document.children[place], parent: placement, use: open.use))
        }
      }
    }
  }

  private mutating func reportTooManyPlacements(_ limit: Int, at use: Int32) {
    guard use >= 0 else { return }
    path.append(document.components[Int(uses[Int(use)].component)].name)
    report(.tooManyPlacements(limit: limit), at: resolve(uses[Int(use)].node))
    path.removeLast()
  }
}
