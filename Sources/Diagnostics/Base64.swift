/// Base64 with padding (RFC 4648, section 4).
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text for some bytes.
  package static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let group = bytes[start..<Swift.min(start + 3, bytes.count)]
      var bits = 0
      for byte in group { bits = bits << 8 | Int(byte) }
      bits <<= 8 * (3 - group.count)
      for place in 0..<4 {
        let digit = alphabet[bits >> (18 - 6 * place) & 63]
        result.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
      start += 3
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes of a text; nil when it is no Base64 with padding.
  package static func bytes(of text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count % 4 == 0 else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(digits.count / 4 * 3)
    var bits = 0
    var padding = 0
    for (place, digit) in digits.enumerated() {
      if digit == UInt8(ascii: "="), place + 2 >= digits.count {
        padding += 1
        bits <<= 6
      } else if padding == 0, let value = value(of: digit) {
        bits = bits << 6 | value
      } else {
        return nil
      }
      guard place % 4 == 3 else { continue }
      for shift in [16, 8, 0] { result.append(UInt8(truncatingIfNeeded: bits >> shift)) }
      bits = 0
    }
    result.removeLast(padding)
    return result
  }

  private static func value(of digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
