/// Reads the bytes of a decimal number: digits, a point, an exponent.
enum DecimalReader {
  /// The double nearest to a spelling of digits with at most one point and an exponent (`e-5`).
  ///
  /// Underscores are passed over. The caller has checked the spelling and gives no sign. What is
  /// too large gives infinity, what is too small 0.
  static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    var mantissa: UInt64 = 0
    var exponent = 0
    var isExact = true
    var isFraction = false
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if ASCII.isDigit(byte) {
        // Beyond 2⁵³ digits would be lost, and the slow way is taken.
        if mantissa < 1 << 53 {
          mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
          if isFraction { exponent -= 1 }
        } else {
          isExact = false
          if !isFraction { exponent += 1 }
        }
      } else if byte | 0x20 == UInt8(ascii: "e") {
        exponent += self.exponent(UnsafeBufferPointer(rebasing: text[index...]))
        break
      }
    }
    if mantissa == 0 { return 0 }
    guard isExact, mantissa <= 1 << 53, exponent >= -22, exponent <= 22 else { return slow(text) }
    // Doubles hold powers of ten up to 10²² exactly, so only the last operation rounds.
    var power = 1.0
    for _ in 0..<exponent.magnitude { power *= 10 }
    return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
  }

  /// A signed exponent, cut to a magnitude no double reaches.
  private static func exponent(_ digits: UnsafeBufferPointer<UInt8>) -> Int {
    var value = 0
    for byte in digits where ASCII.isDigit(byte) {
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 100_000)
    }
    return digits.first == UInt8(ascii: "-") ? -value : value
  }

  private static func slow(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    var spelling = String(decoding: text.lazy.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    if spelling.utf8.first == UInt8(ascii: ".") { spelling = "0" + spelling }
    if spelling.utf8.last == UInt8(ascii: ".") { spelling += "0" }
    return Double(spelling) ?? 0
  }
}
