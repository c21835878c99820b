/// How a plain text reads as a number.
package enum NumberSpelling: Sendable, Equatable {
  /// A plain decimal number, such as `16`, `+16`, `-4`, `16.5`, `.5`, `5.`, `16pt`; always finite.
  case decimal(Double, hasUnit: Bool)
  /// A spelling that YAML versions read differently, with its readings in words.
  ///
  /// One reading alone means that all agree, but that the spelling is no plain decimal number.
  case ambiguous(readings: [String])
  /// A number with a unit other than `pt`; the unit as it is written.
  case unit(String)
  /// A word that stands for something else than a length: `.inf`, `.nan`, `yes`, `null`, `~`.
  case notANumber(String)
  /// Anything else: a name, an expression.
  case text

  /// Reads a text without blanks around it, in time linear in its length.
  package static func read(_ text: UnsafeBufferPointer<UInt8>) -> NumberSpelling {
    guard let first = text.first else { return .text }
    let signLength = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? 1 : 0
    let body = UnsafeBufferPointer(rebasing: text[signLength...])
    guard startsNumber(body) else { return word(text, body) }

    let wholeCount = countDigits(body, from: 0)
    var end = wholeCount
    if end < body.count, body[end] == UInt8(ascii: ".") {
      end = countDigits(body, from: end + 1)
    }
    let rest = UnsafeBufferPointer(rebasing: body[end...])
    let isNegative = first == UInt8(ascii: "-")
    let hasUnit = rest.elementsEqual("pt".utf8)
    guard rest.isEmpty || hasUnit else {
      return SpecialNumber(body: body, rest: rest, isNegative: isNegative, isSigned: signLength > 0)
        .spelling
    }
    let digits = UnsafeBufferPointer(rebasing: body[..<end])
    let magnitude = DecimalReader.double(digits)
    if wholeCount > 1, body[0] == UInt8(ascii: "0") {
      return leadingZero(digits, magnitude, isWhole: wholeCount == end, isNegative)
    }
    guard magnitude.isFinite else { return .notANumber(excerpt(text)) }
    return .decimal(isNegative ? -magnitude : magnitude, hasUnit: hasUnit)
  }

  /// Reads a text given as a string.
  package static func read(_ text: String) -> NumberSpelling {
    var text = text
    return text.withUTF8 { read($0) }
  }

  /// Whether a text starts like a number: a digit, or a point and a digit.
  static func startsNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    if ASCII.isDigit(first) { return true }
    return first == UInt8(ascii: ".") && text.count > 1 && ASCII.isDigit(text[1])
  }

  /// Where the digits end that start at an index.
  static func countDigits(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, ASCII.isDigit(text[index]) { index += 1 }
    return index
  }

  /// Whether bytes are just this ASCII text, in any case.
  static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if (ASCII.isLetter(byte) ? byte | 0x20 : byte) != text.utf8Start[index] { return false }
    }
    return true
  }

  /// A text for a message, cut when it is long.
  static func excerpt(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count > 40 else { return String(decoding: bytes, as: UTF8.self) }
    var end = 39
    while end > 0, ASCII.isContinuation(bytes[end]) { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self) + "…"
  }

  private static func word(
    _ text: UnsafeBufferPointer<UInt8>, _ body: UnsafeBufferPointer<UInt8>
  ) -> NumberSpelling {
    guard body.count <= 5, !body.isEmpty else { return .text }
    if equals(body, ".inf") || equals(body, ".nan") {
      return .notANumber(String(decoding: text, as: UTF8.self))
    }
    let words: [StaticString] = ["true", "false", "null", "yes", "no", "on", "off", "~"]
    guard text.count == body.count, words.contains(where: { equals(body, $0) }) else {
      return .text
    }
    return .notANumber(String(decoding: text, as: UTF8.self))
  }

  /// The readings of digits that start with a needless 0.
  private static func leadingZero(
    _ digits: UnsafeBufferPointer<UInt8>, _ magnitude: Double, isWhole: Bool, _ isNegative: Bool
  ) -> NumberSpelling {
    let sign = isNegative && magnitude != 0 ? "-" : ""
    let decimal = sign + LengthText.short(magnitude)
    guard isWhole else { return .ambiguous(readings: [decimal]) }
    guard let octal = SpecialNumber.value(digits, radix: 8) else {
      return .ambiguous(readings: ["text (YAML 1.1)", "\(decimal) (YAML 1.2)"])
    }
    if octal == magnitude { return .ambiguous(readings: [decimal]) }
    return .ambiguous(
      readings: ["\(sign)\(LengthText.short(octal)) (YAML 1.1)", "\(decimal) (YAML 1.2)"])
  }
}
