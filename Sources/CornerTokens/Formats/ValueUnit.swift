import Expressions

/// The unit that stands beside a number, as in `{ "value": 4, "unit": "rem" }`.
enum ValueUnit {
  /// What a word means; `none` for an empty one, `other` for one that stands for no unit of length.
  static func unit(_ word: UnsafeBufferPointer<UInt8>) -> DimensionUnit {
    if word.isEmpty { return .none }
    switch DTCGUnit(word) {
    case .own(let unit), .foreign(let unit): return unit
    case nil: break
    }
    switch words.index(of: word) {
    case 0, 1, 2: return .px
    case 3: return .percent
    case .some: return .none
    case nil: return .other
    }
  }

  /// First what stands for `px`, then what does for `%`, then what says that there is none.
  private static let words = Vocabulary([
    "pixel", "pixels", "PX", "percent", "none", "number", "unitless", "null", "~",
  ])
}
