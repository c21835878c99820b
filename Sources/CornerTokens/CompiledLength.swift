import Expressions

/// The text of a length, read once for all places where it stands.
struct CompiledLength: Sendable {
  /// How the text came out.
  enum Outcome: Sendable {
    /// One number alone.
    case number(Double)
    case program(Program)
    case failure(ExpressionError)
  }

  /// How the text came out.
  let outcome: Outcome
  /// What is known of it; `sentinelArithmetic` as far as it does not depend on own words.
  var traits: LengthTraits = []
  /// The corners that it names.
  var corners: [Int32] = []
  /// Which of the component's own words it names.
  var ownWords: OwnWords = []
}
