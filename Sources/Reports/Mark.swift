import Diagnostics

/// A place that a snippet underlines.
struct Mark {
  /// The bytes to underline.
  let range: ByteRange
  /// What stands beside the underline; may be empty.
  let words: String
  /// True for the place of the violation itself.
  let isMain: Bool
}
