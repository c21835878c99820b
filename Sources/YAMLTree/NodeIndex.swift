/// The place of a node in the array of a tree's nodes.
public struct NodeIndex: Hashable, Sendable {
  /// The place in `YAMLTree.nodes`, or -1 for no node.
  public let raw: Int32

  /// Makes an index; any value is allowed, and those outside the array name no node.
  @inlinable
  public init(raw: Int32) { self.raw = raw }

  /// No node.
  @inlinable
  public static var none: NodeIndex { NodeIndex(raw: -1) }
}
