/// A change to the source text that would settle a violation.
package struct Fix: Hashable, Sendable {
  /// Whether the drawn result stays the same.
  package enum Safety: String, Sendable {
    /// Nothing on screen changes.
    case safe
    /// Somebody should look at the result.
    case unsafe
  }

  /// One replacement of bytes; an empty range inserts.
  package struct Edit: Hashable, Sendable {
    /// The bytes to replace.
    package let range: ByteRange
    /// What to write instead.
    package let text: String

    /// Makes an edit.
    package init(range: ByteRange, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// Whether it may be applied without a look.
  package let safety: Safety
  /// The edits, by offset, never overlapping.
  package let edits: [Edit]

  /// Makes a fix.
  package init(safety: Safety, edits: [Edit]) {
    self.safety = safety
    self.edits = edits
  }
}
