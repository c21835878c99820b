/// An exact fraction of two 128-bit integers, for checking arithmetic on doubles.
///
/// A result beyond 128 bits becomes `overflow`, which every further result stays.
struct Rational: Equatable, Comparable, Sendable, CustomStringConvertible {
  /// In lowest terms; the denominator is above 0, or 0 for an overflow.
  let numerator: Int128
  let denominator: Int128

  static let zero = Rational(0)
  static let overflow = Rational(exactly: 0, 0)

  /// A whole number.
  init(_ number: Int) { self.init(exactly: Int128(number), 1) }

  /// A fraction; a denominator of 0 counts as an overflow.
  init(_ numerator: Int, over denominator: Int) {
    self = Rational.reduced((Int128(numerator), false), (Int128(denominator), false))
  }

  private init(exactly numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  var isOverflow: Bool { denominator == 0 }

  /// The nearest double, or nearly.
  var double: Double { Double(numerator) / Double(denominator) }

  var description: String { "\(numerator)/\(denominator)" }

  static func + (first: Rational, second: Rational) -> Rational {
    let left = first.numerator.multipliedReportingOverflow(by: second.denominator)
    let right = second.numerator.multipliedReportingOverflow(by: first.denominator)
    let sum = left.partialValue.addingReportingOverflow(right.partialValue)
    return reduced(
      (sum.partialValue, left.overflow || right.overflow || sum.overflow),
      first.denominator.multipliedReportingOverflow(by: second.denominator))
  }

  static prefix func - (number: Rational) -> Rational {
    Rational(exactly: 0 &- number.numerator, number.denominator)
  }

  static func - (first: Rational, second: Rational) -> Rational { first + -second }

  static func * (first: Rational, second: Rational) -> Rational {
    reduced(
      first.numerator.multipliedReportingOverflow(by: second.numerator),
      first.denominator.multipliedReportingOverflow(by: second.denominator))
  }

  static func / (first: Rational, second: Rational) -> Rational {
    reduced(
      first.numerator.multipliedReportingOverflow(by: second.denominator),
      first.denominator.multipliedReportingOverflow(by: second.numerator))
  }

  static func < (first: Rational, second: Rational) -> Bool { (first - second).numerator < 0 }

  private static func reduced(
    _ numerator: (partialValue: Int128, overflow: Bool),
    _ denominator: (partialValue: Int128, overflow: Bool)
  ) -> Rational {
    guard !numerator.overflow, !denominator.overflow, denominator.partialValue != 0 else {
      return overflow
    }
    var divisor = numerator.partialValue.magnitude
    var rest = denominator.partialValue.magnitude
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let sign: Int128 = denominator.partialValue < 0 ? -1 : 1
    let common = Int128(clamping: divisor) * sign
    return Rational(
      exactly: numerator.partialValue / common, denominator.partialValue / common)
  }
}
