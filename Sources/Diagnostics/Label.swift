/// A second place that a violation points at, with a few words about it.
package struct Label: Hashable, Sendable {
  /// The place, in `source` or else in the file of the violation.
  package let range: ByteRange
  /// What there is to see; may be empty.
  package let message: String
  /// The file that the place is in; nil when it is the file of the violation.
  package let source: SourceText?

  /// Makes a label from a place and its words.
  package init(range: ByteRange, message: String, source: SourceText? = nil) {
    self.range = range
    self.message = message
    self.source = source
  }

  /// A file counts by the bytes of its path alone: within a run a path stands for one text.
  package static func == (left: Label, right: Label) -> Bool {
    left.range == right.range && left.message == right.message
      && left.source?.pathBytes == right.source?.pathBytes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(message)
    hasher.combine(source?.pathBytes)
  }
}
