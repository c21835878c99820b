extension Lexer {
  /// A number of the imported dialect, in points: `16`, `16px`, `.5rem`, `1.5e2`.
  mutating func importedNumber() throws(ExpressionError) -> Token {
    let start = position
    let end = endOfSpelling(start)
    position = end
    let spelling = UnsafeBufferPointer(rebasing: text[start..<end])
    guard case .dimension(let number, let unit) = DimensionSpelling.read(spelling) else {
      throw numberError(spelling, start)
    }
    switch unit {
    case .percent: throw ExpressionError(.share, start..<end)
    case .other:
      let letters = spelling.lastIndex { !ASCII.isLetter($0) } ?? 0
      throw ExpressionError(.foreignUnit(excerpt((start + letters + 1)..<end)), start..<end)
    default: break
    }
    guard let points = unit.points(number, rem: rem) else {
      throw ExpressionError(.overflow, start..<end)
    }
    return Token(kind: .double, start: start, end: end, word: points.bitPattern)
  }

  /// What is wrong with a text that starts like a number and is no dimension.
  private func numberError(
    _ spelling: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> ExpressionError {
    let range = start..<(start + spelling.count)
    if isTooLarge(spelling) { return ExpressionError(.overflow, range) }
    switch NumberSpelling.read(spelling) {
    case .ambiguous(let readings):
      return ExpressionError(
        .ambiguousNumber(spelling: excerpt(range), readings: readings), range)
    case .decimal, .unit, .notANumber, .text:
      return nameError(range.lowerBound, range.upperBound)
    }
  }

  private func isTooLarge(_ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    let isNumber = spelling.allSatisfy { ASCII.isDigit($0) || ".eE+-".utf8.contains($0) }
    return isNumber && DecimalReader.double(spelling).isInfinite
  }

  /// The word that starts with a name and would be one name in braces: `card-large`, `radius.2xl`.
  func wholeName(_ name: Range<Int>) -> Range<Int> {
    var end = name.upperBound
    while true {
      let byte = self.byte(end)
      let following = self.byte(end + 1)
      if ASCII.isInName(byte) || byte >= 0x80 {
        end += 1
      } else if byte == UInt8(ascii: "."), ASCII.isInName(following) || following >= 0x80 {
        end += 1
      } else if byte == UInt8(ascii: "-"), ASCII.startsName(following) || following >= 0x80 {
        end += 1
      } else {
        return name.lowerBound..<end
      }
    }
  }

  /// Whether an opening parenthesis is the next sign from an index on.
  func isCalled(_ index: Int) -> Bool {
    var index = index
    while index < text.count, ASCII.isBlank(text[index]) { index += 1 }
    return byte(index) == UInt8(ascii: "(")
  }
}
