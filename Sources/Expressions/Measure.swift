/// How a number came out.
package enum Measure: Sendable, Equatable {
  case value(Double)
  /// It depends on a value that cannot be known; the number is the reason in that slot.
  case unknown(UInt32)
  indirect case failed(ExpressionError)
}
