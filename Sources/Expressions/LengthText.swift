/// How a length is printed.
package enum LengthText {
  /// The number rounded to a millionth, without trailing zeros: `16`, `16.2`; `-0` prints `0`.
  package static func short(_ number: Double) -> String {
    let rounded = Tolerance.rounded(number)
    if let whole = Int64(exactly: rounded) { return "\(whole)" }
    // Beyond that no millionths are left to be printed, and NaN and infinities have none.
    guard rounded.magnitude < 1e9 else { return "\(rounded)" }
    let millionths = Int64((rounded.magnitude * 1e6).rounded())
    // The 1 in front keeps the fraction's leading zeros.
    var fraction = "\(1_000_000 + millionths % 1_000_000)".dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(rounded < 0 ? "-" : "")\(millionths / 1_000_000).\(fraction)"
  }
}
