import Expressions
import YAMLTree

/// The value of a token as a format has read it, not worked out.
struct WrittenValue: Sendable {
  /// How it is written.
  enum Form: Sendable {
    case number(Double, DimensionUnit)
    /// The path of another token.
    case reference([UInt8])
    /// Arithmetic, with paths in braces.
    case expression([UInt8])
    /// Several of these side by side.
    case list([UInt8])
    /// No length.
    case other
    /// What could not be read; it has been reported.
    case broken
  }

  /// How it is written.
  var form: Form
  /// What is marked.
  var node: NodeIndex
  /// Where the alias of YAML leads that the value is; nil when it is none.
  var aliasTarget: NodeIndex?

  /// Makes a value that is marked at a node.
  init(_ form: Form, at node: NodeIndex, aliasTarget: NodeIndex? = nil) {
    self.form = form
    self.node = node
    self.aliasTarget = aliasTarget
  }
}
