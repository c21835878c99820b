import YAMLTree

/// Finds the members of objects by name, those of large objects through a table made once.
struct MemberIndex {
  private struct Table {
    var names: NameTable
    var values: [NodeIndex]
  }

  private let tree: YAMLTree
  private let view: TreeView
  private var tables: [NodeIndex: Table] = [:]
  private let seed: UInt64

  /// Looks into no object yet.
  init(_ tree: YAMLTree, _ view: TreeView) {
    self.tree = tree
    self.view = view
    var random = SystemRandomNumberGenerator()
    seed = random.next()
  }

  /// The member of a name, an alias followed; nil when there is none.
  mutating func member(_ name: [UInt8], of mapping: NodeIndex) -> NodeIndex? {
    name.withUnsafeBufferPointer { find($0, of: mapping) }.map(tree.resolved)
  }

  /// The item of a list at an index as pointers write it, an alias followed: no sign, no needless 0.
  func item(_ name: [UInt8], of list: NodeIndex) -> NodeIndex? {
    guard name.count < 9, name.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
      name.first != UInt8(ascii: "0") || name.count == 1
    else { return nil }
    var left = name.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    for item in tree.items(of: list) {
      if left == 0 { return tree.resolved(item) }
      left -= 1
    }
    return nil
  }

  private mutating func find(
    _ name: UnsafeBufferPointer<UInt8>, of mapping: NodeIndex
  ) -> NodeIndex? {
    if view[mapping].valueLength > 16 {
      let table = tables[mapping] ?? table(mapping)
      return table.names.find(name).map { table.values[$0] }
    }
    var entries = view.entries(mapping)
    while let (key, value) = entries.next() {
      if view.bytes(key).elementsEqual(name) { return value }
    }
    return nil
  }

  private mutating func table(_ mapping: NodeIndex) -> Table {
    var table = Table(names: NameTable(seed: seed), values: [])
    var entries = view.entries(mapping)
    while let (key, value) = entries.next() {
      if table.names.insert(view.bytes(key)).isNew { table.values.append(value) }
    }
    tables[mapping] = table
    return table
  }
}
