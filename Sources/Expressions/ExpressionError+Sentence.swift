extension ExpressionError {
  /// What is wrong and what to write instead, for the person who wrote the expression.
  package var sentence: String {
    guard let suggestion else { return Self.sentence(of: kind) }
    return "\(Self.sentence(of: kind)); did you mean `\(suggestion)`?"
  }

  private static func sentence(of kind: Kind) -> String {
    switch kind {
    case .empty: "the expression is empty"
    case .expectedOperand(""):
      "the expression ends too early: a number or a name is missing at the end"
    case .expectedOperand(let found): "a number or a name is missing before `\(found)`"
    case .unexpectedToken(let text):
      "`\(text)` does not fit here: an operator is missing before it"
    case .unexpectedCharacter(let text):
      "`\(text)` cannot stand here; a name that has it goes in braces, text in quotes"
    case .unclosed(let bracket): "`\(bracket)` is never closed"
    case .expected(let due, ""): "`\(due)` is missing at the end"
    case .expected(let due, let found): "`\(due)` is missing before `\(found)`"
    case .emptyBraces:
      "`{}` names nothing; write a name of the scale in the braces, as in `{inner}`"
    case .badEscape(let text): "`\(text)` is not an escape; write a backslash as `\\\\`"
    case .reservedWord(let word): "`\(word)` is a reserved word; write the name as `{\(word)}`"
    case .needsBraces(let name): "write this name in braces: `{\(name)}`"
    case .ambiguousNumber(let spelling, let readings):
      ambiguity(of: spelling, readings)
    case .unit("%"): "lengths are points, not shares; write a number such as `16`"
    case .unit(let unit): "`\(unit)` is no unit here: lengths are points; write `16` or `16pt`"
    case .share: "a share (`%`) is no length; write points, such as `16` or `16px`"
    case .foreignUnit(let unit):
      "`\(unit)` is no unit of length here; write points (`16`, `16px`) or `rem`, and a name in "
        + "braces"
    case .bareName(let name): "write the name in braces: `{\(name)}`"
    case .notANumber(let word): "`\(word)` is not a length; write a number such as `16`"
    case .notInProfile(let what): "this language has no \(what)"
    case .tooLong: "the expression is longer than \(Limits.codePoints) characters"
    case .tooDeep: "the expression nests more than \(Limits.depth) levels deep"
    case .strayBrace: "a single `}` closes nothing; write `}}` for a brace"
    default: sentenceOfMeaning(kind)
    }
  }

  private static func sentenceOfMeaning(_ kind: Kind) -> String {
    switch kind {
    case .unknownName(let name): "there is no name `\(name)`"
    case .unknownFunction(let name): "there is no function `\(name)`"
    case .argumentCount(let function, let expected): "`\(function)` takes \(expected)"
    case .typeMismatch(let expected, let found): "this must be \(expected), not \(found)"
    case .operands(let symbol, let left, let right):
      "`\(symbol)` cannot be used with \(left) and \(right)"
    case .integerDivision(let text):
      "`\(text)` divides whole numbers and drops the remainder; write `1.0/2` for a decimal result"
    case .badRegex(let why): "the pattern cannot be used: \(why)"
    case .noSuchOverload(let what): "\(what) cannot be used with these values"
    case .decimalPlaces:
      "how many decimal places to keep must be a whole number from -\(Limits.decimalPlaces) "
        + "to \(Limits.decimalPlaces)"
    case .divisionByZero: "this divides by zero"
    case .overflow: "the number is too large"
    case .noSuchKey(let key): "there is no entry `\(key)`"
    case .repeatedKey(let key): "the entry `\(key)` is there twice"
    case .badKey: "only whole numbers, text, true and false can name an entry"
    case .indexOutOfRange(let index, let count):
      "there is no item \(index): the list has \(count), counted from 0"
    case .conversion(let value, let type): "`\(value)` cannot be turned into \(type)"
    case .tooManySteps: "the expression takes too long to work out; make its lists shorter"
    case .unknown: "this depends on a value that cannot be known"
    default: "the expression is not understood"
    }
  }

  private static func ambiguity(of spelling: String, _ readings: [String]) -> String {
    guard readings.count > 1 else {
      let reading = readings.first ?? "a plain number"
      return "`\(spelling)` is not a plain number; write \(reading)"
    }
    return "`\(spelling)` can be read as \(readings.joined(separator: " or as ")); "
      + "write a plain decimal number"
  }
}
