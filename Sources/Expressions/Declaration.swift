/// What a name means to the checker, and where its value lies.
package enum Declaration: Sendable {
  /// A scalar in one slot; with `presence`, a slot that holds whether it is there (bool).
  case slot(Slot, ExpressionType, presence: Slot? = nil)
  /// `count` consecutive slots from the given one on: a list of scalars of the given type.
  case list(Slot, count: Int, ExpressionType)
  /// A value known when the expression is compiled, such as an option.
  case constant(Value)
  /// A constant handle of type `opaque("place")`, with a slot that holds whether it is there.
  case place(UInt64, presence: Slot? = nil)

  /// The type of the declared value.
  package var type: ExpressionType {
    switch self {
    case .slot(_, let type, _): type
    case .list(_, _, let element): .list(element)
    case .constant(let value): value.type
    case .place: .opaque("place")
    }
  }
}
