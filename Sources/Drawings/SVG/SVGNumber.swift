import Diagnostics

/// Numbers in SVG.
enum SVGNumber {
  /// A number of points with few decimals, without zeros at the end; 0 for what is no number, and at
  /// most a billion either way.
  ///
  /// - Parameter decimals: at most so many, from 0 to 3.
  static func text(_ number: Double, decimals: Int = 3) -> String {
    guard !number.isNaN else { return "0" }
    let unit = [1, 10, 100, 1000][min(max(decimals, 0), 3)]
    let parts = Int((min(max(number, -1e9), 1e9) * Double(unit)).rounded())
    let magnitude = Int(parts.magnitude)
    let sign = parts < 0 ? "-" : ""
    if magnitude % unit == 0 { return "\(sign)\(magnitude / unit)" }
    // The unit in front keeps the fraction's leading zeros.
    var fraction = "\(unit + magnitude % unit)".dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(magnitude / unit).\(fraction)"
  }
}
