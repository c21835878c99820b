import YAMLTree

/// One of several objects in a file that make up one token or group.
///
/// A group that takes over another one has two: its own object, which wins, and that of the other.
struct DTCGLayer {
  /// The object, an alias of YAML not followed.
  var node: NodeIndex
  /// The type that holds around it where it stands; `none` to go by the group that it is read into.
  var type: DTCGType
  /// Whether the object is read at its own place too, so that its faults are reported there.
  var isRepeated: Bool
  /// Whether it comes from a group that is taken over.
  var isInherited = false
}
