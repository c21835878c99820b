/// A number with the word for what is counted.
package enum Counted {
  /// `1 file`, `2 files`.
  ///
  /// - Parameter plural: the word for several, when it is not the one with an `s`.
  package static func text(_ count: Int, _ word: String, plural: String? = nil) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(plural ?? word + "s")"
  }
}
