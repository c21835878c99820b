/// Rounding as JavaScript does it, whose tools made the files of other token formats.
enum Rounding {
  /// The nearest whole number; a half goes upwards, so -2.5 gives -2.
  static func halfUp(_ number: Double) -> Double {
    let floor = number.rounded(.down)
    return number - floor >= 0.5 ? floor + 1 : floor
  }

  /// The nearest number with so many decimal places, negative ones counting tens and hundreds.
  ///
  /// The point is moved in the decimal spelling: 1.005 is a little less in binary, but rounds to
  /// 1.01. Gives nil unless `places` is a whole number of at most `Limits.decimalPlaces`.
  static func halfUp(_ number: Double, places: Double) -> Double? {
    guard
      let places = Int(exactly: places), places.magnitude <= Limits.decimalPlaces.magnitude
    else { return nil }
    guard number.isFinite, let shifted = moved(number, by: places) else { return number }
    // Beyond that doubles have no fractions, and nothing is left to round.
    guard shifted.magnitude < 0x1p53 else { return number }
    return moved(halfUp(shifted), by: -places) ?? number
  }

  /// A number times a power of ten, by its spelling.
  private static func moved(_ number: Double, by places: Int) -> Double? {
    let spelling = "\(number)"
    guard let mark = spelling.utf8.firstIndex(of: UInt8(ascii: "e")) else {
      return Double("\(spelling)e\(places)")
    }
    guard let exponent = Int(spelling[spelling.utf8.index(after: mark)...]) else { return nil }
    return Double("\(spelling[..<mark])e\(exponent + places)")
  }
}
