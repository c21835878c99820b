import Diagnostics

extension TreeBuilder {
  /// The most entries that merge keys may bring in, for each node before them, and in all.
  private static var mergesPerNode: Int { 100 }
  private static var mergeLimit: Int { 10_000_000 }

  /// Lists the effective entries of the mapping that is being closed.
  ///
  /// Sources lie before it and are closed, so that theirs are known: nothing is followed twice.
  mutating func expandMerges() {
    let mapping = Int(current.node)
    let first = mergedEntries.count
    var known = KeyTable(capacity: Int(current.count))
    append(entriesOf: mapping, to: &known)
    let value = Int(nodes[Int(current.mergeKey)].next)
    let source = target(of: value)
    if nodes[source].kind == .sequence {
      var item = source + 1
      while item < Int(nodes[source].next) {
        merge(item, into: &known)
        item = Int(nodes[item].next)
      }
    } else {
      merge(value, into: &known)
    }
    nodes[mapping].flags.insert(.isMerged)
    nodes[mapping].valueOffset = UInt32(truncatingIfNeeded: first)
    nodes[mapping].valueLength = UInt32(truncatingIfNeeded: mergedEntries.count - first)
  }

  private func target(of place: Int) -> Int {
    let node = nodes[place]
    let target = Int(Int32(bitPattern: node.valueOffset))
    return node.kind == .alias && target >= 0 ? target : place
  }

  private mutating func merge(_ place: Int, into known: inout KeyTable) {
    let source = target(of: place)
    let range = ByteRange(start: nodes[place].start, end: nodes[place].end)
    guard nodes[source].kind == .mapping else {
      if !nodes[source].flags.contains(.isFaulty) {
        faults.append(YAMLFault(.mergeOfNoMapping, at: range))
      }
      return
    }
    guard !ranOutOfMerges else { return }
    mergeCount += Int(nodes[source].valueLength)
    guard mergeCount <= Swift.min(nodes.count * Self.mergesPerNode, Self.mergeLimit) else {
      ranOutOfMerges = true
      faults.append(YAMLFault(.tooManyMerges, at: range))
      return
    }
    append(entriesOf: source, to: &known)
  }

  /// Appends the entries of a mapping whose keys are not known yet.
  private mutating func append(entriesOf mapping: Int, to known: inout KeyTable) {
    let node = nodes[mapping]
    if node.flags.contains(.isMerged) {
      for place in Int(node.valueOffset)..<Int(node.valueOffset) + Int(node.valueLength) {
        append(mergedEntries[place], to: &known)
      }
      return
    }
    var place = mapping + 1
    while place < Int(node.next) {
      let key = nodes[place]
      if !key.flags.contains(.isIgnored) {
        let found = NodeIndex(raw: Int32(truncatingIfNeeded: place))
        append(MergedEntry(key: found, value: NodeIndex(raw: key.next)), to: &known)
      }
      place = Int(nodes[Int(key.next)].next)
    }
  }

  private mutating func append(_ entry: MergedEntry, to known: inout KeyTable) {
    let key = nodes[Int(entry.key.raw)]
    let hash = withValue(key) { KeyTable.hash($0) }
    let place = known.find(hash, orInsert: entry.key.raw) { isSame(nodes[Int($0)], key) }
    if place < 0 { mergedEntries.append(entry) }
  }
}
