/// One node of a tree: 24 bytes, without references.
///
/// Nodes lie in preorder: a mapping is followed by key, value, key, value …, a sequence by its
/// items. `YAMLTree` has the accessors that most callers want; `isIgnored` keys count as absent.
public struct YAMLNode: Sendable {
  /// Marks that are rare enough to share a byte.
  public struct Flags: OptionSet, Sendable {
    /// One bit a member.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The value lies in the tree's `decoded` bytes, not in the source.
    @inlinable
    public static var isDecoded: Flags { Flags(rawValue: 1) }
    /// The collection is written in brackets.
    @inlinable
    public static var isFlow: Flags { Flags(rawValue: 2) }
    /// A key whose entry does not count: a duplicate, a merge key, or no name at all.
    @inlinable
    public static var isIgnored: Flags { Flags(rawValue: 4) }
    /// A fault says all there is to say about this node.
    @inlinable
    public static var isFaulty: Flags { Flags(rawValue: 8) }
    /// The mapping's entries are listed in the tree's `mergedEntries`.
    @inlinable
    public static var isMerged: Flags { Flags(rawValue: 16) }
  }

  /// The offset of the first byte of the node's own text.
  public internal(set) var start: UInt32
  /// The offset after the last byte of the node's own text.
  public internal(set) var end: UInt32
  /// The place of the first node after this one and all within it; 0 while it is being read.
  public internal(set) var next: Int32
  /// Where the value begins: in bytes for a scalar, in entries for a merged mapping.
  ///
  /// For an alias it is the bit pattern of its target's `NodeIndex.raw`.
  public internal(set) var valueOffset: UInt32
  /// The bytes of a scalar's value, or the number of entries or items.
  public internal(set) var valueLength: UInt32
  /// What the node is.
  public internal(set) var kind: NodeKind
  /// How a scalar is written; `plain` for all other kinds.
  public internal(set) var style: ScalarStyle
  /// The marks.
  public internal(set) var flags: Flags

  init(
    kind: NodeKind, style: ScalarStyle = .plain, flags: Flags = [], start: UInt32, end: UInt32,
    next: Int32, valueOffset: UInt32, valueLength: UInt32
  ) {
    self.start = start
    self.end = end
    self.next = next
    self.valueOffset = valueOffset
    self.valueLength = valueLength
    self.kind = kind
    self.style = style
    self.flags = flags
  }

  /// What an index outside the tree stands for: an alias to nothing.
  static var nothing: YAMLNode {
    YAMLNode(
      kind: .alias, start: 0, end: 0, next: 0, valueOffset: UInt32.max, valueLength: 0)
  }
}
