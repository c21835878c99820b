import Diagnostics
import YAMLTree

extension DocumentReader {
  /// The top-level component that a `use` names; nil when there is none, which is reported.
  mutating func target(of use: NodeIndex) -> Int? {
    let node = resolve(use)
    let bytes = view.bytes(node)
    guard view[node].isScalar, !bytes.isEmpty, !isNull(node) else {
      reportWrong(.use, at: node)
      return nil
    }
    if let index = componentNames.find(bytes) { return index }
    let name = excerpt(bytes)
    var suggestion: String?
    if budget.searches > 0 {
      budget.searches -= componentNames.count + 16
      let candidates = (0..<componentNames.count).lazy.map { [componentNames] in
        componentNames.name(at: $0)
      }
      suggestion = NameSuggestion.nearest(to: name, among: candidates)
    }
    report(.unknownComponent(name, suggestion: suggestion), at: node)
    return nil
  }

  /// Gives each variant the values of the component that it uses.
  ///
  /// Chains of variants may be of any length: they are walked with a list of their members.
  mutating func resolveVariants() {
    var isResolved = [Bool](repeating: false, count: topLevels.count)
    var places = [Int32](repeating: -1, count: topLevels.count)
    var chain: [Int] = []
    for start in topLevels.indices {
      var current = start
      while !isResolved[current], topLevels[current].keys.has(ComponentKey.use) {
        if places[current] >= 0 {
          breakCycle(Array(chain[Int(places[current])...]))
          break
        }
        places[current] = Int32(clamping: chain.count)
        chain.append(current)
        path.append(topLevels[current].name)
        let base = target(of: topLevels[current].keys[.use])
        path.removeLast()
        guard let base else {
          topLevels[current].isBroken = true
          break
        }
        topLevels[current].base = Int32(clamping: base)
        current = base
      }
      while let member = chain.popLast() {
        inherit(member)
        isResolved[member] = true
        places[member] = -1
      }
    }
  }

  /// Puts the values of its base behind those of a variant.
  private mutating func inherit(_ variant: Int) {
    let base = Int(topLevels[variant].base)
    guard base >= 0 else { return }
    if topLevels[base].isBroken { topLevels[variant].isBroken = true }
    if topLevels[variant].isBroken { return }
    let own = topLevels[variant].keys
    var keys = own.over(topLevels[base].keys)
    keys.remove(.use)
    topLevels[variant].keys = keys
    if !own.has(ComponentKey.content) {
      topLevels[variant].contentOwner = topLevels[base].contentOwner
    }
    guard let drawn = keys.drawnKey, own.has(drawn) else {
      topLevels[variant].definitionName = topLevels[base].definitionName
      return
    }
  }

  /// Reports variants that are made of each other.
  private mutating func breakCycle(_ members: [Int]) {
    for member in members { topLevels[member].isBroken = true }
    guard let first = members.min(), let place = members.firstIndex(of: first) else { return }
    let names = members[place...] + members[..<place] + [first]
    path.append(topLevels[first].name)
    report(
      .useCycle(names.map(componentNames.name)), at: resolve(topLevels[first].keys[.use]))
    path.removeLast()
  }
}
