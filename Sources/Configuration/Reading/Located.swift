import Diagnostics

/// A value with the bytes in which it stands.
package struct Located<Content: Sendable>: Sendable {
  /// The value.
  package let value: Content
  /// The bytes.
  package let range: ByteRange

  init(_ value: Content, at range: ByteRange) {
    self.value = value
    self.range = range
  }
}
