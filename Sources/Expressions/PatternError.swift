/// Why a pattern is refused.
struct PatternError: Error {
  /// The reason, as the end of a sentence.
  let reason: String
}
