/// The unit behind a number in the file of another token format.
package enum DimensionUnit: UInt8, Sendable {
  /// No unit at all.
  case none
  case px
  case dp
  case pt
  case rem
  case em
  /// `%`.
  case percent
  /// Any other letters: `vh`, `ms`, `sp`.
  case other

  /// The length in points of a number with this unit, or nil where there is none.
  ///
  /// - Parameters:
  ///   - number: the number in front of the unit; without a unit, and with `px`, `dp` and `pt`, it
  ///     counts points.
  ///   - rem: how many points a `rem` or `em` is.
  /// - Returns: nil for shares and other units, and for a product too large for a double.
  package func points(_ number: Double, rem: Double) -> Double? {
    switch self {
    case .none, .px, .dp, .pt: return number
    case .rem, .em:
      let points = number * rem
      return points.isFinite ? points : nil
    case .percent, .other: return nil
    }
  }
}
