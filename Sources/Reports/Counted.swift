/// A number with the word for what is counted.
package enum Counted {
  /// `1 file`, `2 files`.
  package static func text(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }
}
