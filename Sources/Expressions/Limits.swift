/// How large an expression may be.
package enum Limits {
  /// The most code points in the text of an expression.
  package static let codePoints = 10_000
  /// The most levels of brackets, unary operators and conditionals inside one another.
  package static let depth = 64
  /// The most decimal places a number is rounded to; no double has as many that count.
  static let decimalPlaces = 100
  /// The most values that one run of lists, maps and comprehensions may visit.
  static let steps = 1_000_000
}
