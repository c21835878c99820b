import Diagnostics
import YAMLTree

/// Finds what comments on lines of their own speak for: the next component, key or item, whole.
struct SuppressionReach {
  /// A collection that is being walked through.
  private struct Open {
    /// The place of the first node after it.
    let end: Int
    let isMapping: Bool
    /// In a mapping, the place of its next key.
    var nextKey: Int
  }

  private let tree: YAMLTree
  private var open: [Open] = []

  init(_ tree: YAMLTree) { self.tree = tree }

  /// The bytes of what follows each comment; nil when nothing does.
  ///
  /// One pass over the nodes up to the last comment's, whatever the number of comments.
  ///
  /// - Parameter offsets: where the comments end, ascending.
  mutating func ranges(after offsets: [UInt32]) -> [ByteRange?] {
    var ranges = [ByteRange?](repeating: nil, count: offsets.count)
    var waiting = 0
    for (place, node) in tree.nodes.enumerated() {
      guard waiting < offsets.count else { break }
      if let range = range(ofPart: place, node) {
        while waiting < offsets.count, offsets[waiting] <= range.start {
          ranges[waiting] = range
          waiting += 1
        }
      }
      if node.kind == .mapping || node.kind == .sequence {
        open.append(
          Open(end: Int(node.next), isMapping: node.kind == .mapping, nextKey: place + 1))
      }
    }
    return ranges
  }

  /// The bytes a comment in front of a node speaks for.
  ///
  /// Before a key that is the whole entry, before an item the whole item. A block collection that
  /// is a value begins with its first key or item, and that is what the comment is about.
  private mutating func range(ofPart place: Int, _ node: YAMLNode) -> ByteRange? {
    while let last = open.last, last.end <= place { open.removeLast() }
    guard let parent = open.last else { return whole(node) }
    guard parent.isMapping else { return ByteRange(start: node.start, end: node.end) }
    guard parent.nextKey == place else { return whole(node) }
    let value = tree[NodeIndex(raw: node.next)]
    open[open.count - 1].nextKey = Int(value.next)
    return ByteRange(start: node.start, end: Swift.max(node.end, value.end))
  }

  private func whole(_ node: YAMLNode) -> ByteRange? {
    let isBlock =
      (node.kind == .mapping || node.kind == .sequence) && !node.flags.contains(.isFlow)
    return isBlock ? nil : ByteRange(start: node.start, end: node.end)
  }
}
