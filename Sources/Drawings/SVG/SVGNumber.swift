import Diagnostics

/// Numbers in SVG.
enum SVGNumber {
  /// A number of points with at most three decimals, without zeros at the end; 0 for what is no
  /// number, and at most a billion either way.
  static func text(_ number: Double) -> String {
    guard !number.isNaN else { return "0" }
    let thousandths = Int((min(max(number, -1e9), 1e9) * 1000).rounded())
    let magnitude = thousandths.magnitude
    let sign = thousandths < 0 ? "-" : ""
    if magnitude % 1000 == 0 { return "\(sign)\(magnitude / 1000)" }
    var fraction = "\(1000 + magnitude % 1000)".dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(magnitude / 1000).\(fraction)"
  }
}
