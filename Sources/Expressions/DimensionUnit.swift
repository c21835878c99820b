/// The unit of a number in a token file of another format.
package enum DimensionUnit: UInt8, Sendable {
  case none, px, dp, pt, rem, em, percent, other

  /// Points; nil for a share and for a unit that is no length.
  package func points(_ number: Double, rem: Double) -> Double? {
    switch self {
    case .none, .px, .dp, .pt: number
    case .rem, .em: number * rem
    case .percent, .other: nil
    }
  }
}
