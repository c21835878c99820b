/// Why a program could not go on.
enum Failure: Sendable {
  case unknown(UInt32)
  case error(ExpressionError)

  /// The failure that an evaluator's error stands for.
  init(_ error: ExpressionError) {
    if case .unknown(let reason) = error.kind {
      self = .unknown(reason)
    } else {
      self = .error(error)
    }
  }
}
