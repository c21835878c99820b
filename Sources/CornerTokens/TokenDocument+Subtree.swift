extension TokenDocument {
  /// A placement and all that lie in it, which follow it; empty for one that is not there.
  ///
  /// Linear in how many they are.
  package func subtree(of placement: Int) -> Range<Int> {
    guard placements.indices.contains(placement) else { return 0..<0 }
    let rest = placements[(placement + 1)...]
    return placement..<(rest.firstIndex { Int($0.parent) < placement } ?? placements.count)
  }
}
