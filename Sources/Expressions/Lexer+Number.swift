extension Lexer {
  /// A number as CEL writes it: `16`, `0x1C`, `1.5`, `.5`, `1e3`.
  mutating func number() throws(ExpressionError) -> Token {
    let start = position
    if text[start] == UInt8(ascii: "0"), byte(start + 1) | 0x20 == UInt8(ascii: "x") {
      return try hexadecimalNumber()
    }
    position = NumberSpelling.countDigits(text, from: start)
    var isDouble = false
    if byte(position) == UInt8(ascii: "."), ASCII.isDigit(byte(position + 1)) {
      isDouble = true
      position = NumberSpelling.countDigits(text, from: position + 1)
    }
    if byte(position) | 0x20 == UInt8(ascii: "e") {
      let sign = byte(position + 1)
      let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
      let digits = position + (hasSign ? 2 : 1)
      if ASCII.isDigit(byte(digits)) {
        isDouble = true
        position = NumberSpelling.countDigits(text, from: digits)
      }
    }
    let digits = UnsafeBufferPointer(rebasing: text[start..<position])
    if !isDouble, byte(position) | 0x20 == UInt8(ascii: "u") {
      throw ExpressionError(.notInProfile("uint literal"), start..<(position + 1))
    }
    try refuseLetters(start)
    if isDouble {
      let value = DecimalReader.double(digits)
      guard value.isFinite else { throw ExpressionError(.overflow, start..<position) }
      return Token(kind: .double, start: start, end: position, word: value.bitPattern)
    }
    return try intToken(digits, radix: 10, start: start)
  }

  private mutating func hexadecimalNumber() throws(ExpressionError) -> Token {
    let start = position
    position += 2
    while ASCII.hexadecimalDigit(byte(position)) != nil { position += 1 }
    let digits = UnsafeBufferPointer(rebasing: text[(start + 2)..<position])
    if byte(position) | 0x20 == UInt8(ascii: "u") {
      throw ExpressionError(.notInProfile("uint literal"), start..<(position + 1))
    }
    guard !digits.isEmpty else {
      throw ExpressionError(.unexpectedToken(excerpt(start..<position)), start..<position)
    }
    try refuseLetters(start)
    return try intToken(digits, radix: 16, start: start)
  }

  /// An int token; magnitudes up to 2⁶³ pass, since a minus may stand before it.
  private func intToken(
    _ digits: UnsafeBufferPointer<UInt8>, radix: UInt64, start: Int
  ) throws(ExpressionError) -> Token {
    var value: UInt64 = 0
    for byte in digits {
      let product = value.multipliedReportingOverflow(by: radix)
      let digit = UInt64(ASCII.hexadecimalDigit(byte) ?? 0)
      let sum = product.partialValue.addingReportingOverflow(digit)
      guard !product.overflow, !sum.overflow, sum.partialValue <= 1 << 63 else {
        throw ExpressionError(.overflow, start..<position)
      }
      value = sum.partialValue
    }
    return Token(kind: .int, start: start, end: position, word: value)
  }

  /// Refuses letters right behind a number, such as `16pt`.
  private func refuseLetters(_ start: Int) throws(ExpressionError) {
    guard ASCII.isInName(byte(position)) else { return }
    var end = position
    while ASCII.isInName(byte(end)) { end += 1 }
    throw ExpressionError(.unexpectedToken(excerpt(position..<end)), position..<end)
  }

  /// A number of the token dialect: a plain decimal one, read as it would be alone in YAML.
  mutating func lengthNumber() throws(ExpressionError) -> Token {
    let start = position
    let end = endOfSpelling(start)
    let spelling = UnsafeBufferPointer(rebasing: text[start..<end])
    position = end
    switch NumberSpelling.read(spelling) {
    case .decimal(let value, _):
      return Token(kind: .double, start: start, end: end, word: value.bitPattern)
    case .ambiguous(let readings):
      throw ExpressionError(
        .ambiguousNumber(spelling: excerpt(start..<end), readings: readings), start..<end)
    case .unit(let unit):
      throw ExpressionError(.unit(unit), start..<end)
    case .notANumber(let word):
      throw ExpressionError(.notANumber(word), start..<end)
    case .text:
      throw nameError(start, end)
    }
  }

  /// Where the text ends that YAML would read as one plain word with the number.
  func endOfSpelling(_ start: Int) -> Int {
    let rest = UnsafeBufferPointer(rebasing: text[start...])
    if let length = SpecialNumber.dateLength(rest), !ASCII.isInName(byte(start + length)) {
      return start + length
    }
    var end = start
    var isPlain = true
    while end < text.count {
      let byte = text[end]
      if ASCII.isDigit(byte) || byte == UInt8(ascii: ".") {
        end += 1
      } else if ASCII.startsName(byte) {
        let sign = self.byte(end + 1)
        let isExponent =
          isPlain && byte | 0x20 == UInt8(ascii: "e") && ASCII.isDigit(self.byte(end + 2))
          && (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"))
        isPlain = false
        end += isExponent ? 2 : 1
      } else if byte == UInt8(ascii: ":"), !awaitsColon, ASCII.isDigit(self.byte(end + 1)) {
        end += 1
      } else if byte == UInt8(ascii: "%"), isPlain, !startsOperand(end + 1) {
        return end + 1
      } else {
        break
      }
    }
    return end
  }

  /// Whether an operand stands right behind a `%`, which then is the operator.
  func startsOperand(_ index: Int) -> Bool {
    var index = index
    while index < text.count, ASCII.isBlank(text[index]) { index += 1 }
    let byte = self.byte(index)
    return ASCII.isInName(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: ".")
  }

  /// The error for a word such as `2xl` or `radius.2xl`, which is a name only in braces.
  func nameError(_ start: Int, _ end: Int) -> ExpressionError {
    var first = start
    while first > 0, ASCII.isInName(text[first - 1]) || text[first - 1] == UInt8(ascii: ".") {
      first -= 1
    }
    let name = UnsafeBufferPointer(rebasing: text[first..<end])
    let isName = name.allSatisfy { ASCII.isInName($0) || $0 == UInt8(ascii: ".") }
    let word = excerpt(first..<end)
    guard isName, name.contains(where: ASCII.startsName) else {
      return ExpressionError(.unexpectedToken(word), first..<end)
    }
    return ExpressionError(.needsBraces(word), first..<end)
  }
}
