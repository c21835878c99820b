import YAMLTree

/// A group that is being read.
struct DTCGFrame {
  /// A member, with the objects that it is made of: the first wins.
  struct Member {
    var key: NodeIndex
    var layers: [DTCGLayer]
  }

  /// Walks the members of a group that is one object.
  var cursor: EntryCursor
  /// The members of a group that is several; in reverse, the next one last.
  var members: [Member]
  /// Whether the group is several objects.
  var isMerged: Bool
  /// Whether it is a token, with others in it that it should not hold.
  var isToken: Bool
  /// The type of tokens in it without one of their own.
  var type: DTCGType
  /// What calls the tokens in it deprecated, or `none`.
  var deprecation: NodeIndex
  /// The one object.
  var layer: DTCGLayer
}
