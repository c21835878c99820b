/// Drawings of what one violation is about.
package struct ViolationPictures: Sendable {
  /// An `<svg>` element without styles of its own: the corners as they are.
  package let before: [UInt8]
  /// An `<svg>` element: the corners after the suggested change; nil when there is none to draw.
  package let after: [UInt8]?
  /// The change in a few words, such as `24 becomes 28`, or why there is none to draw; may be empty.
  package let change: String

  /// Makes pictures.
  package init(before: [UInt8], after: [UInt8]?, change: String) {
    self.before = before
    self.after = after
    self.change = change
  }
}
