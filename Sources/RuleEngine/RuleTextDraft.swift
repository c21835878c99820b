import Diagnostics
import YAMLTree

/// A text of a rule file with its place there.
struct RuleTextDraft: Sendable {
  /// The value.
  let text: String
  /// The bytes of the node, quotes included.
  let node: ByteRange
  /// The bytes of the value where it stands in the file as it is; nil where it is escaped or folded.
  let value: ByteRange?

  /// Reads a scalar.
  init(_ node: NodeIndex, in tree: YAMLTree) {
    text = tree.string(node)
    self.node = tree.range(node)
    value = tree.valueRange(node)
  }

  /// The bytes in the file of a part of the text, or of the whole node when they are not known.
  func range(of part: Range<Int>) -> ByteRange {
    guard let value, part.upperBound <= value.count else { return node }
    return ByteRange(Int(value.start) + part.lowerBound, Int(value.start) + part.upperBound)
  }
}
