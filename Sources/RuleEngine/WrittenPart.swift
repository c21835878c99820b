import Diagnostics
import YAMLTree

/// A part of a file that has a path of names, while a walk over the nodes is in it.
struct WrittenPart {
  /// What the names in a part stand for.
  enum Kind {
    /// The keys of a document.
    case document
    /// The top-level components by name.
    case components
    /// The keys of one component, of which only `content` leads further.
    case component
    /// The components in another one, by name or as a list.
    case content
    /// The values and groups of the scale.
    case corners
    /// Any other key of a document, with all keys below it.
    case other
  }

  /// What the names in it stand for.
  let kind: Kind
  /// The path of what is marked in it and has no longer path of its own.
  let path: String
  /// What stands in front of a name in it.
  let prefix: String
  /// Its bytes, from its key to the end of its value.
  let extent: ByteRange
  /// Whether it is a list, whose items have no keys.
  let isList: Bool
  /// The place of the next entry's key, or of the next item.
  var next: Int
  /// The place of the first node after it.
  let end: Int

  /// Makes a part out of the node that holds its entries; any node without entries is a leaf.
  init(
    _ kind: Kind, path: String, prefix: String, extent: ByteRange, value: NodeIndex,
    in tree: YAMLTree
  ) {
    self.kind = kind
    self.path = path
    self.prefix = prefix
    self.extent = extent
    let node = tree[value]
    isList = node.kind == .sequence
    let hasEntries = node.kind == .mapping || isList && (kind == .content || kind == .other)
    next = Int(value.raw) + 1
    end = hasEntries ? Int(node.next) : next
  }

  /// True when all of it lies in front of a range; one that ends where an empty range stands is
  /// not over yet, since that range may be its own missing value.
  static func isOver(_ extent: ByteRange, before range: ByteRange) -> Bool {
    extent.end < range.start || extent.end == range.start && !range.isEmpty
  }
}
