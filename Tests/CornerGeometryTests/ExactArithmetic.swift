import CornerTokens

extension Rational {
  /// A length of a sketch, all of which are twentieths of a point.
  init(length: Double) { self.init(Int((length * 20).rounded()), over: 20) }
}

/// Nil, which is unknown, when either is.
func sum(_ first: Rational?, _ second: Rational?) -> Rational? {
  first.flatMap { first in second.map { first + $0 } }
}

/// Nil, which is unknown, when either is.
func larger(_ first: Rational?, _ second: Rational?) -> Rational? {
  first.flatMap { first in second.map { max(first, $0) } }
}

/// More than the tolerance apart.
func exceeds(_ first: Rational, _ second: Rational) -> Bool {
  first - second > Rational(5, over: 1000)
}

func byCorner(_ radius: (Corner) -> Rational?) -> [Corner: Rational?] {
  var radii: [Corner: Rational?] = [:]
  for corner in Corner.allCases { radii.updateValue(radius(corner), forKey: corner) }
  return radii
}

/// What is known at a key.
func known<Key>(_ values: [Key: Rational?], _ key: Key) -> Rational? { values[key] ?? nil }
