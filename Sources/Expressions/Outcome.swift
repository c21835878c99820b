/// How a run ended: what fits registers, so that returning it costs nothing.
struct Outcome {
  enum Status: UInt8 {
    /// `word` holds the result.
    case word
    /// The machine holds the boxed result.
    case boxed
    /// The result is unknown; `word` holds the reason.
    case unknown
    /// The machine holds the error.
    case failed
  }

  var status: Status
  var word: UInt64
}
