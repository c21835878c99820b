import YAMLTree

extension DTCGInheritance {
  /// The most steps from group to group when looking for circles.
  private static var circleStepLimit: Int { 1_000_000 }

  /// Reports each circle once, at its first member, and takes its members out.
  mutating func breakCircles(_ reader: inout TokenFileReader) {
    let view = reader.view
    let order = sites.indices.sorted { sites[$0].group.raw < sites[$1].group.raw }
    let groups = order.map { sites[$0].group.raw }
    var isDone = [Bool](repeating: false, count: sites.count)
    var depth = [Int](repeating: -1, count: sites.count)
    var steps = 0
    for start in order where !isDone[start] {
      var open = [(site: start, next: inner(start, groups, view))]
      depth[start] = 0
      while let last = open.indices.last {
        let site = open[last].site
        guard let place = open[last].next.popFirst() else {
          isDone[site] = true
          depth[site] = -1
          open.removeLast()
          continue
        }
        steps += 1
        guard steps < Self.circleStepLimit else {
          reader.report(DTCGProblem.tooMuchInherited, at: sites[site].node)
          for index in sites.indices { sites[index].targets = [] }
          return
        }
        let next = order[place]
        if depth[next] >= 0 {
          breakCircle(open[depth[next]...].map(\.site), &reader)
        } else if !isDone[next] {
          depth[next] = open.count
          open.append((next, inner(next, groups, view)))
        }
      }
    }
  }

  /// The sites within what a site takes over, as a piece of all sites in file order.
  private func inner(_ site: Int, _ groups: [Int32], _ view: TreeView) -> Range<Int> {
    guard let target = sites[site].targets.first?.group else { return 0..<0 }
    let end = target.raw + Int32(clamping: view.size(target))
    return groups.firstPlace { $0 < target.raw }..<groups.firstPlace { $0 < end }
  }

  private mutating func breakCircle(_ members: [Int], _ reader: inout TokenFileReader) {
    guard members.allSatisfy({ !sites[$0].targets.isEmpty }) else { return }
    let first = members.indices.min { left, right in
      reader.range(sites[members[left]].node).start < reader.range(sites[members[right]].node).start
    }
    guard let first else { return }
    let names = (members[first...] + members[..<first] + [members[first]]).map { sites[$0].path }
    reader.report(DTCGProblem.extendsCircle(names), at: sites[members[first]].node)
    for member in members { sites[member].targets = [] }
  }
}
