/// What a node is.
public enum NodeKind: UInt8, Sendable {
  /// A single value, also an empty one.
  case scalar
  /// Keys with values.
  case mapping
  /// A list of items.
  case sequence
  /// A reference to an anchored node, `*name`.
  case alias
}
