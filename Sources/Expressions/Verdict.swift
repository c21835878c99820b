/// How a condition came out.
package enum Verdict: Sendable, Equatable {
  case isFalse
  case isTrue
  /// It depends on a value that cannot be known; the number is the reason in that slot.
  case unknown(UInt32)
  indirect case failed(ExpressionError)
}
