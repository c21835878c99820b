import YAMLTree

/// Finds the members of objects by name and the items of lists by index, those of large ones
/// through a table made once.
///
/// It keeps indexes of nodes and no view, so it may be kept from one view of a tree to the next.
struct MemberIndex {
  private struct Table {
    var names: NameTable
    var values: [NodeIndex]
  }

  /// Up to this many members or items are walked through each time.
  private static let walkLimit = 16

  private let tree: YAMLTree
  private var tables: [NodeIndex: Table] = [:]
  private var lists: [NodeIndex: [NodeIndex]] = [:]
  private let seed: UInt64

  /// Looks into no object yet.
  init(_ tree: YAMLTree) {
    self.tree = tree
    var random = SystemRandomNumberGenerator()
    seed = random.next()
  }

  /// The member of a name, an alias followed; nil when there is none.
  mutating func member(
    _ name: [UInt8], of mapping: NodeIndex, in view: TreeView
  ) -> NodeIndex? {
    name.withUnsafeBufferPointer { find($0, of: mapping, view) }.map(tree.resolved)
  }

  /// The item of a list at an index as pointers write it, an alias followed: no sign, no needless 0.
  mutating func item(_ name: [UInt8], of list: NodeIndex) -> NodeIndex? {
    guard !name.isEmpty, name.count < 9, name.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
      name.first != UInt8(ascii: "0") || name.count == 1
    else { return nil }
    let index = name.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    guard index < tree.entryCount(list) else { return nil }
    if index < Self.walkLimit {
      return tree.items(of: list).dropFirst(index).first { _ in true }.map(tree.resolved)
    }
    if lists[list] == nil { lists[list] = tree.items(of: list).map(tree.resolved) }
    guard let items = lists[list], items.indices.contains(index) else { return nil }
    return items[index]
  }

  private mutating func find(
    _ name: UnsafeBufferPointer<UInt8>, of mapping: NodeIndex, _ view: TreeView
  ) -> NodeIndex? {
    if view[mapping].valueLength > Self.walkLimit {
      let table = tables[mapping] ?? table(mapping, view)
      return table.names.find(name).map { table.values[$0] }
    }
    var entries = view.entries(mapping)
    while let (key, value) = entries.next() {
      if view.bytes(key).elementsEqual(name) { return value }
    }
    return nil
  }

  private mutating func table(_ mapping: NodeIndex, _ view: TreeView) -> Table {
    var table = Table(names: NameTable(seed: seed), values: [])
    var entries = view.entries(mapping)
    while let (key, value) = entries.next() {
      if table.names.insert(view.bytes(key)).isNew { table.values.append(value) }
    }
    tables[mapping] = table
    return table
  }
}
