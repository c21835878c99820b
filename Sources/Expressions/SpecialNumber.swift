/// A text that starts with a number and goes on: a unit, another base, an exponent, a time, a date.
struct SpecialNumber {
  /// The text without its sign.
  let body: UnsafeBufferPointer<UInt8>
  /// What follows the leading digits and point.
  let rest: UnsafeBufferPointer<UInt8>
  let isNegative: Bool
  let isSigned: Bool

  /// How the text reads.
  var spelling: NumberSpelling {
    if isUnit(rest) { return .unit(String(decoding: rest, as: UTF8.self)) }
    if let readings = based ?? grouped ?? exponent ?? clock ?? date {
      return .ambiguous(readings: readings)
    }
    return .text
  }

  /// The value of digits in a base up to 16, underscores passed over; nil for other bytes.
  static func value(_ digits: UnsafeBufferPointer<UInt8>, radix: UInt8) -> Double? {
    var value = 0.0
    var hasDigit = false
    for byte in digits where byte != UInt8(ascii: "_") {
      guard let digit = ASCII.hexadecimalDigit(byte), digit < radix else { return nil }
      value = value * Double(radix) + Double(digit)
      hasDigit = true
    }
    return hasDigit ? value : nil
  }

  private func isUnit(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let units: [StaticString] = [
      "px", "rem", "em", "%", "dp", "sp", "vh", "vw", "vmin", "vmax", "ch", "ex", "cm", "mm", "in",
      "pc", "dip", "deg", "fr", "pt",
    ]
    return text.count <= 4 && units.contains { NumberSpelling.equals(text, $0) }
  }

  private func signed(_ magnitude: Double) -> String {
    LengthText.short(isNegative ? -magnitude : magnitude)
  }

  /// `0x1C`, `0o10`, `0b11`.
  private var based: [String]? {
    guard
      body.count > 2, body[0] == UInt8(ascii: "0"), body.count - rest.count == 1
    else { return nil }
    let digits = UnsafeBufferPointer(rebasing: body[2...])
    switch body[1] | 0x20 {
    case UInt8(ascii: "x"):
      guard let value = Self.value(digits, radix: 16) else { return nil }
      return [signed(value)]
    case UInt8(ascii: "o"):
      guard let value = Self.value(digits, radix: 8) else { return nil }
      return ["text (YAML 1.1)", "\(signed(value)) (YAML 1.2)"]
    case UInt8(ascii: "b"):
      guard let value = Self.value(digits, radix: 2) else { return nil }
      return ["\(signed(value)) (YAML 1.1)", "text (YAML 1.2)"]
    default:
      return nil
    }
  }

  /// `1_6`, `1_000.5`.
  private var grouped: [String]? {
    var points = 0
    for byte in body {
      if byte == UInt8(ascii: ".") {
        points += 1
      } else if byte != UInt8(ascii: "_"), !ASCII.isDigit(byte) {
        return nil
      }
    }
    guard points <= 1 else { return nil }
    return ["\(signed(DecimalReader.double(body))) (YAML 1.1)", "text (YAML 1.2)"]
  }

  /// `1e1`, `1E+1`, `1.5e3`, also with a unit behind it.
  private var exponent: [String]? {
    guard rest.count > 1, rest[0] | 0x20 == UInt8(ascii: "e") else { return nil }
    let hasSign = rest[1] == UInt8(ascii: "+") || rest[1] == UInt8(ascii: "-")
    let start = hasSign ? 2 : 1
    let end = NumberSpelling.countDigits(rest, from: start)
    let unit = UnsafeBufferPointer(rebasing: rest[end...])
    guard end > start, unit.isEmpty || isUnit(unit) else {
      return nil
    }
    let number = UnsafeBufferPointer(rebasing: body[..<(body.count - unit.count)])
    let value = signed(DecimalReader.double(number))
    // YAML 1.1 wants both a point and a signed exponent.
    if hasSign, body.contains(UInt8(ascii: ".")) { return [value] }
    return ["text (YAML 1.1)", "\(value) (YAML 1.2)"]
  }

  /// `12:30`, which YAML 1.1 counts in sixties.
  private var clock: [String]? {
    guard rest.first == UInt8(ascii: ":") else { return nil }
    var value = 0.0
    var start = 0
    while true {
      let end = NumberSpelling.countDigits(body, from: start)
      guard end > start, start == 0 || end - start <= 2 else { return nil }
      let part = DecimalReader.double(UnsafeBufferPointer(rebasing: body[start..<end]))
      guard start == 0 || part < 60 else { return nil }
      value = value * 60 + part
      if end == body.count { break }
      if body[end] == UInt8(ascii: ".") {
        guard NumberSpelling.countDigits(body, from: end + 1) == body.count else { return nil }
        value += DecimalReader.double(UnsafeBufferPointer(rebasing: body[end...]))
        break
      }
      guard body[end] == UInt8(ascii: ":") else { return nil }
      start = end + 1
    }
    return ["\(signed(value)) (YAML 1.1)", "text (YAML 1.2)"]
  }

  /// `2024-01-01`.
  private var date: [String]? {
    guard !isSigned, Self.dateLength(body) == body.count else { return nil }
    return ["a date (YAML 1.1)", "text (YAML 1.2)"]
  }

  /// How many bytes of a date a text starts with: four digits, and twice `-` and one or two digits.
  static func dateLength(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    var end = NumberSpelling.countDigits(text, from: 0)
    guard end == 4 else { return nil }
    for _ in 0..<2 {
      guard end < text.count, text[end] == UInt8(ascii: "-") else { return nil }
      let start = end + 1
      end = NumberSpelling.countDigits(text, from: start)
      guard end > start, end - start <= 2 else { return nil }
    }
    return end
  }
}
