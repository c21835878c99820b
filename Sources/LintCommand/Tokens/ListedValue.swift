import CornerTokens
import Expressions

/// What a token comes to in one mode, and where that is from.
struct ListedValue {
  /// What kind of value it is.
  enum State: String {
    /// A length in points: `numbers` has one.
    case points
    /// A number that is no length: `numbers` has one.
    case ratio
    /// A percentage: `numbers` has one.
    case share
    /// Several lengths in points, as many as `numbers` has.
    case list
    /// No number.
    case text
    /// It cannot be worked out.
    case broken
    /// There is no such token in this mode.
    case absent
  }

  /// What kind of value it is.
  var state: State
  /// Points, the ratio or the percentage.
  var numbers: [Double] = []
  /// Whether it is a radius that means fully round.
  var isCapsule = false
  /// The value as its file has it, on one line.
  var written = ""
  /// The unit that is written; nil where none is, or none that is known.
  var unit: DimensionUnit?
  /// Where the value stands; nil when it is absent.
  var place: ListedPlace?
  /// The tokens that it comes from.
  var chain = TokenChain()
  /// Why it has no length; nil when it has one or need not have one.
  var problem: ListedProblem?

  /// The value of a token that a mode has not.
  static let absent = ListedValue(state: .absent)

  /// Whether two values come to the same.
  func comesTo(_ other: ListedValue) -> Bool {
    state == other.state && numbers == other.numbers && isCapsule == other.isCapsule
  }

  /// What it comes to, for people: `16`, `capsule`, `8 16`, `0.5 ratio`, `50 %`, `—`.
  var words: String {
    if isCapsule { return "capsule" }
    let numbers = numbers.map(LengthText.short).joined(separator: " ")
    switch state {
    case .points, .list: return numbers
    case .ratio: return numbers + " ratio"
    case .share: return numbers + " %"
    case .text, .broken, .absent: return "—"
    }
  }
}

extension DimensionUnit {
  /// How the unit is written; nil for none, and for one that is not told from others.
  var word: String? {
    switch self {
    case .none, .other: nil
    case .px: "px"
    case .dp: "dp"
    case .pt: "pt"
    case .rem: "rem"
    case .em: "em"
    case .percent: "%"
    }
  }
}
