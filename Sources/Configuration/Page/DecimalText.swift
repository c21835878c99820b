/// Numbers as plain decimals.
enum DecimalText {
  /// The shortest digits that read as the same number, never with an exponent.
  ///
  /// At most some 330 characters; `0` for what is not finite.
  static func exact(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return "0" }
    let sign = number < 0 ? "-" : ""
    let parts = "\(number.magnitude)".split(separator: "e")
    guard let mantissa = parts.first else { return "0" }
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    let whole = halves.first ?? "0"
    let fraction = halves.count > 1 && halves[1] != "0" ? halves[1] : ""
    var digits = String(whole + fraction)
    var point = whole.utf8.count + exponent
    if point <= 0 {
      digits = String(repeating: "0", count: 1 - point) + digits
      point = 1
    }
    if digits.utf8.count <= point {
      return sign + digits + String(repeating: "0", count: point - digits.utf8.count)
    }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
