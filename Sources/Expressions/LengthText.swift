/// How a length is printed.
package enum LengthText {
  /// The number rounded to a millionth, without trailing zeros: `16`, `16.2`; `-0` prints `0`.
  package static func short(_ number: Double) -> String {
    let rounded = Tolerance.rounded(number)
    guard let whole = Int64(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}
