/// A part of a text that was replaced by other bytes.
package struct TextChange: Hashable, Sendable {
  /// The bytes of the text as it was first; an empty range is an insertion.
  package let range: ByteRange
  /// What stands there now.
  package let bytes: [UInt8]

  /// Makes a change.
  package init(range: ByteRange, bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }
}
