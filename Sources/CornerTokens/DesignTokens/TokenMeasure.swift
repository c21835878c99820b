/// What a token comes to.
package struct TokenMeasure: Sendable {
  /// What kind of value it is.
  package enum State: UInt8, Sendable {
    /// A length, in points.
    case points
    /// A number without a unit that is no length: a ratio, a factor.
    case ratio
    /// A share of something, in percent.
    case share
    /// Several lengths; `TokenSet.list(of:)` has them.
    case list
    /// No number at all.
    case text
    /// It cannot be worked out; `TokenSet.problem(of:)` says why.
    case broken
  }

  /// What kind of value it is.
  package var state: State
  /// Points, the ratio, or the percentage; 0 for all else.
  package var number: Double
  /// For a broken one the token at which things went wrong, itself or one that it depends on.
  var origin: Int32 = -1

  /// A value of no number.
  static let text = TokenMeasure(state: .text, number: 0)

  /// A value that cannot be worked out because of a token.
  static func broken(at origin: Int) -> TokenMeasure {
    TokenMeasure(state: .broken, number: 0, origin: Int32(clamping: origin))
  }

  /// True for a radius that means "fully round": 999 points and more, half of the box, or all of it.
  package var isFullyRound: Bool {
    switch state {
    case .points: number >= Shape.fullyRound
    case .share: number == 50 || number == 100
    default: false
    }
  }

  /// Points where a radius is meant; nil for what is none.
  package var radius: Double? {
    switch state {
    case .points: number
    case .share: isFullyRound ? Shape.fullyRound : nil
    default: nil
    }
  }
}
