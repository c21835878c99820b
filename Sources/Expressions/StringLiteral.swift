/// Turns the inside of a quoted string into the text it stands for.
enum StringLiteral {
  /// The text of a literal.
  ///
  /// - Parameters:
  ///   - text: the whole expression.
  ///   - range: the literal, from its prefix to its closing quote.
  static func decode(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isRaw: Bool
  ) throws(ExpressionError) -> String {
    var start = range.lowerBound + (isRaw ? 1 : 0)
    var end = range.upperBound
    let quote = text[start]
    let isLong = end - start >= 6 && text[start + 1] == quote && text[start + 2] == quote
    start += isLong ? 3 : 1
    end -= isLong ? 3 : 1
    guard start < end else { return "" }
    let inside = UnsafeBufferPointer(rebasing: text[start..<end])
    guard !isRaw, inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(inside.count)
    var index = 0
    while index < inside.count {
      if inside[index] == UInt8(ascii: "\\") {
        let length = try appendEscape(inside, index, offset: start, to: &bytes)
        index += length
      } else {
        bytes.append(inside[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what the escape at an index stands for, and gives the escape's length.
  private static func appendEscape(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, offset: Int, to bytes: inout [UInt8]
  ) throws(ExpressionError) -> Int {
    let letter = index + 1 < text.count ? text[index + 1] : 0
    switch letter {
    case UInt8(ascii: "a"): bytes.append(0x07)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "v"): bytes.append(0x0B)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "`"):
      bytes.append(letter)
    default:
      let digits: (start: Int, count: Int, radix: UInt32)
      switch letter {
      case UInt8(ascii: "x"), UInt8(ascii: "X"): digits = (index + 2, 2, 16)
      case UInt8(ascii: "u"): digits = (index + 2, 4, 16)
      case UInt8(ascii: "U"): digits = (index + 2, 8, 16)
      case UInt8(ascii: "0")...UInt8(ascii: "3"): digits = (index + 1, 3, 8)
      default: throw badEscape(text, index, min(index + 2, text.count), offset)
      }
      let end = digits.start + digits.count
      var code: UInt32 = 0
      for position in digits.start..<end {
        guard
          position < text.count, let digit = ASCII.hexadecimalDigit(text[position]),
          UInt32(digit) < digits.radix
        else { throw badEscape(text, index, min(position, text.count), offset) }
        code = code << (digits.radix == 16 ? 4 : 3) | UInt32(digit)
      }
      guard let scalar = Unicode.Scalar(code) else { throw badEscape(text, index, end, offset) }
      bytes.append(contentsOf: UTF8.encode(scalar)?.map { $0 } ?? [])
      return end - index
    }
    return 2
  }

  private static func badEscape(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ offset: Int
  ) -> ExpressionError {
    let escape = String(decoding: text[start..<end], as: UTF8.self)
    return ExpressionError(.badEscape(escape), (offset + start)..<(offset + end))
  }
}
