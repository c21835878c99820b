/// What is wrong with an expression, and where in its text.
package struct ExpressionError: Error, Hashable, Sendable {
  /// What is wrong, with its data; `sentence` puts it into words.
  package var kind: Kind
  /// The byte range inside the expression's text.
  package var range: Range<Int>
  /// A declared name that is spelt much like an unknown one.
  package var suggestion: String?

  /// Creates an error for a byte range of the expression's text.
  package init(_ kind: Kind, _ range: Range<Int>, suggestion: String? = nil) {
    self.kind = kind
    self.range = range
    self.suggestion = suggestion
  }

  /// The kinds of faults.
  package enum Kind: Hashable, Sendable {
    // Found in the text.

    /// There is nothing but blanks.
    case empty
    /// Something stands where an operand was due; empty text means that the expression ends there.
    case expectedOperand(found: String)
    /// Something stands where only an operator or the end fits.
    case unexpectedToken(String)
    /// A character that no expression has outside quotes.
    case unexpectedCharacter(String)
    /// A bracket, brace or quote that is never closed.
    case unclosed(String)
    /// Something other than the given text, which was due here.
    case expected(String, found: String)
    /// `{}` without a name.
    case emptyBraces
    /// An escape sequence that does not exist.
    case badEscape(String)
    /// A word CEL keeps for itself; in braces it may be a name.
    case reservedWord(String)
    /// A name that must stand in braces, such as `radius.2xl`.
    case needsBraces(String)
    /// A number that YAML versions read differently.
    case ambiguousNumber(spelling: String, readings: [String])
    /// A number with a unit other than `pt`.
    case unit(String)
    /// A `%` behind a number or a name in the file of another format.
    case share
    /// A number in the file of another format with a unit that is no fixed number of points.
    case foreignUnit(String)
    /// A name without braces in the file of another format.
    case bareName(String)
    /// `.inf`, `.nan` and the like.
    case notANumber(String)
    /// Part of CEL that is left out here, such as `uint literal`.
    case notInProfile(String)
    /// More than 10,000 code points.
    case tooLong
    /// Nested more than 64 deep.
    case tooDeep
    /// A single `}` in a template.
    case strayBrace

    // Found by the checker.

    case unknownName(String)
    case unknownFunction(String)
    /// A function called with the wrong number of arguments.
    case argumentCount(function: String, expected: String)
    /// A value of one type where another is due.
    case typeMismatch(expected: String, found: String)
    /// Two values that an operator cannot bring together.
    case operands(operator: String, left: String, right: String)
    /// Division of one whole-number literal by another in a rule.
    case integerDivision(String)
    case badRegex(String)

    // Found while running.

    case noSuchOverload(String)
    /// Decimal places to round to that are no whole number, or beyond all reason.
    case decimalPlaces
    case divisionByZero
    /// A result too large to be held.
    case overflow
    case noSuchKey(String)
    case repeatedKey(String)
    case badKey
    case indexOutOfRange(Int64, count: Int)
    /// A text or number that cannot be converted.
    case conversion(String, to: String)
    /// Comprehensions that would run too long.
    case tooManySteps
    /// The value of a slot that cannot be known; the number is the slot's reason.
    case unknown(UInt32)
  }
}
