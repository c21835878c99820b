/// A second place that a violation points at, with a few words about it.
package struct Label: Hashable, Sendable {
  /// The place, in the file of the violation.
  package let range: ByteRange
  /// What there is to see; may be empty.
  package let message: String

  /// Makes a label from a place and its words.
  package init(range: ByteRange, message: String, source: SourceText? = nil) {
    self.range = range
    self.message = message
  }
}
