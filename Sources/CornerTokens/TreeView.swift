import YAMLTree

/// A tree's nodes and bytes as bare pointers, lent for the length of one read.
///
/// Reading a component touches some fifteen nodes; through pointers each costs a few
/// instructions. A view must not outlive the call of `lend` that made it.
struct TreeView {
  /// The number of nodes in all documents.
  let nodeCount: Int
  private let nodes: UnsafePointer<YAMLNode>
  private let source: UnsafeBufferPointer<UInt8>
  private let decoded: UnsafeBufferPointer<UInt8>
  private let merged: UnsafeBufferPointer<MergedEntry>
  private let nothing: UnsafePointer<YAMLNode>

  /// Lends a view of a tree to a function.
  static func lend<Result>(_ tree: YAMLTree, to body: (TreeView) -> Result) -> Result {
    withUnsafePointer(to: tree[.none]) { nothing in
      tree.nodes.withUnsafeBufferPointer { nodes in
        tree.source.bytes.withUnsafeBufferPointer { source in
          tree.decoded.withUnsafeBufferPointer { decoded in
            tree.mergedEntries.withUnsafeBufferPointer { merged in
              body(
                TreeView(
                  nodeCount: nodes.count, nodes: nodes.baseAddress ?? nothing, source: source,
                  decoded: decoded, merged: merged, nothing: nothing))
            }
          }
        }
      }
    }
  }

  /// The node at an index; an alias to nothing for an index outside the tree.
  subscript(index: NodeIndex) -> YAMLNode {
    @inline(__always) get {
      let place = Int(index.raw)
      // One load of what is used of the node, wherever it is.
      return (place >= 0 && place < nodeCount ? nodes + place : nothing).pointee
    }
  }

  /// An entry of a merged mapping; nil outside the list.
  func mergedEntry(_ place: Int) -> MergedEntry? {
    place >= 0 && place < merged.count ? merged[place] : nil
  }

  /// The UTF-8 bytes of a scalar's value; none for all other kinds.
  func bytes(_ index: NodeIndex) -> UnsafeBufferPointer<UInt8> { bytes(of: self[index]) }

  /// The UTF-8 bytes of a scalar's value; none for all other kinds.
  @inline(__always)
  func bytes(of node: YAMLNode) -> UnsafeBufferPointer<UInt8> {
    let text = node.has(.isDecoded) ? decoded : source
    let start = Int(node.valueOffset)
    let count = Int(node.valueLength)
    guard node.isScalar, let base = text.baseAddress, start &+ count <= text.count else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: base + start, count: count)
  }

  /// The number of nodes in a subtree, its root included.
  func size(_ index: NodeIndex) -> Int {
    max(1, Int(self[index].next) - Int(index.raw))
  }

  /// The effective entries of a mapping, in the order of `YAMLTree.entries(of:)`.
  func entries(_ mapping: NodeIndex) -> EntryCursor { EntryCursor(self, mapping) }
}
