/// One escape of JSON, `\u` and four hexadecimal digits: a character, or one half of one.
struct EscapedUnit {
  /// The number that the digits are.
  let value: UInt32

  /// Reads the escape that begins at an offset; nil when there is none.
  init?(in text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard offset >= 0, offset + 6 <= text.count, text[offset] == 0x5C, text[offset + 1] == 0x75
    else { return nil }
    var value: UInt32 = 0
    for byte in text[offset + 2..<offset + 6] {
      guard let digit = Self.digit(byte) else { return nil }
      value = value << 4 | digit
    }
    self.value = value
  }

  /// True for the first half of a character beyond U+FFFF.
  var isHighHalf: Bool { value >= 0xD800 && value < 0xDC00 }

  /// True for the second half of a character beyond U+FFFF.
  var isLowHalf: Bool { value >= 0xDC00 && value < 0xE000 }

  /// The number that a hexadecimal digit of either case is; nil for any other byte.
  static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x37)
    case 0x61...0x66: UInt32(byte - 0x57)
    default: nil
    }
  }
}
