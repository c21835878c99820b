/// How an expression of any type came out.
package enum Evaluation: Sendable, Equatable {
  case value(Value)
  /// It depends on a value that cannot be known; the number is the reason in that slot.
  case unknown(UInt32)
  indirect case failed(ExpressionError)
}
