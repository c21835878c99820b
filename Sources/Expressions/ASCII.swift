/// Questions about single bytes of UTF-8 text.
enum ASCII {
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether a byte can start a name.
  static func startsName(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: "_") }

  /// Whether a byte can stand inside a name.
  static func isInName(_ byte: UInt8) -> Bool { startsName(byte) || isDigit(byte) }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  /// The value of a hexadecimal digit, or nil.
  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte &- UInt8(ascii: "0") }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }

  /// Whether the byte continues a code point of several bytes.
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
