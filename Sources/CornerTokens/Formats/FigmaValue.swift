import YAMLTree

/// A value that a variable of Figma has in a mode.
struct FigmaValue: Sendable {
  /// The index of the variable.
  var variable: Int
  /// The index of the mode in the variable's collection.
  var mode: Int
  /// The value, an alias of YAML followed.
  var node: NodeIndex
  /// The mapping in which a plugin says what the value comes to, or `none`.
  var resolved = NodeIndex.none
  /// Whether the value is the name of another variable, `collection/name`.
  var isName = false
}
