/// How a rule came out at one corner, or on a subject without corners.
enum CornerVerdict: UInt8, Sendable {
  /// `when` does not hold.
  case notMeant
  /// `when` and `require` hold.
  case passes
  /// `when` holds and `require` does not.
  case fails
  /// It depends on something that cannot be known, or could not be worked out.
  case isUnknown
}
