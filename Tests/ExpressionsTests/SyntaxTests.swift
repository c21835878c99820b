import Expressions
import Testing

@Suite("Syntax")
struct SyntaxTests {
  @Test(
    "tells a number alone from an expression",
    arguments: [
      ("16", 16), ("+16", 16), ("-4", -4), ("16pt", 16), (" 16.5 ", 16.5), ("(16)", nil),
      ("16 + 0", nil), ("inner", nil), ("- -4", nil),
    ] as [(String, Double?)])
  func numbers(_ text: String, _ number: Double?) throws {
    #expect(try Parser.parse(text, dialect: .token).number == number)
  }

  @Test(
    "tells a name alone from an expression",
    arguments: [
      ("inner", true), ("radius.card", true), ("{card-large}", true), ("{ radius.2xl }", true),
      ("(inner)", false), ("inner + 4", false), ("16", false), ("max(inner)", false),
    ])
  func references(_ text: String, _ isReference: Bool) throws {
    #expect(try Parser.parse(text, dialect: .token).isReference == isReference)
  }

  @Test("knows the largest number", arguments: [("inner - 9999", 9_999), ("-4 * 2", 4)])
  func largest(_ text: String, _ number: Double) throws {
    #expect(try Parser.parse(text, dialect: .token).largestNumber == number)
  }

  @Test(
    "points at what is wrong in a length",
    arguments: [
      Fault("", .empty, 0..<0),
      Fault("inner +", .expectedOperand(found: ""), 7..<7),
      Fault("inner + * 2", .expectedOperand(found: "*"), 8..<9),
      Fault("inner 4", .unexpectedToken("4"), 6..<7),
      Fault("(inner + 4", .unclosed("("), 0..<1),
      Fault("max(inner, 4", .unclosed("("), 3..<4),
      Fault("{inner + 4", .unclosed("{"), 0..<1),
      Fault("{ } + 4", .emptyBraces, 0..<3),
      Fault("inner ± 4", .unexpectedCharacter("±"), 6..<8),
      Fault("16px + 2", .unit("px"), 0..<4),
      Fault("50% + 2", .unit("%"), 0..<3),
      Fault("2 * .inf", .notANumber(".inf"), 4..<8),
      Fault("2xl + 4", .needsBraces("2xl"), 0..<3),
      Fault("radius.2xl - 4", .needsBraces("radius.2xl"), 0..<10),
      Fault("radius.2 - 4", .needsBraces("radius.2"), 0..<8),
      Fault("package + 1", .reservedWord("package"), 0..<7),
      Fault(
        "2 + 010", .ambiguousNumber(spelling: "010", readings: ["8 (YAML 1.1)", "10 (YAML 1.2)"]),
        4..<7),
      Fault(
        "1e1 + 2",
        .ambiguousNumber(spelling: "1e1", readings: ["text (YAML 1.1)", "10 (YAML 1.2)"]),
        0..<3),
      Fault(
        "1e+1 + 2",
        .ambiguousNumber(spelling: "1e+1", readings: ["text (YAML 1.1)", "10 (YAML 1.2)"]), 0..<4),
      Fault("0x1C - 4", .ambiguousNumber(spelling: "0x1C", readings: ["28"]), 0..<4),
      Fault(
        "1_6 + 2",
        .ambiguousNumber(spelling: "1_6", readings: ["16 (YAML 1.1)", "text (YAML 1.2)"]),
        0..<3),
      Fault(
        "12:30 + 2",
        .ambiguousNumber(spelling: "12:30", readings: ["750 (YAML 1.1)", "text (YAML 1.2)"]), 0..<5),
      Fault(
        "2024-01-01 + 2",
        .ambiguousNumber(
          spelling: "2024-01-01", readings: ["a date (YAML 1.1)", "text (YAML 1.2)"]), 0..<10),
      Fault("10 // 2", .expectedOperand(found: "/"), 4..<5),
    ])
  func lengthFaults(_ fault: Fault) {
    #expect(fault.found(.token) == ExpressionError(fault.kind, fault.range))
  }

  @Test(
    "points at what is wrong in a condition",
    arguments: [
      Fault("a = b", .expected("==", found: "="), 2..<3),
      Fault("a & b", .expected("&&", found: "&"), 2..<3),
      Fault("16pt > a", .unexpectedToken("pt"), 2..<4),
      Fault("'abc", .unclosed("'"), 0..<1),
      Fault("'a\\q'", .badEscape("\\q"), 2..<4),
      Fault("'\\ud800'", .badEscape("\\ud800"), 1..<7),
      Fault("1u", .notInProfile("uint literal"), 0..<2),
      Fault("b'x'", .notInProfile("bytes literal"), 0..<2),
      Fault("Card{radius: 1}", .notInProfile("message literal"), 0..<5),
      Fault("99999999999999999999", .overflow, 0..<20),
      Fault("9223372036854775808", .overflow, 0..<19),
      Fault("a ? b", .expected(":", found: ""), 5..<5),
      Fault("[1, 2", .unclosed("["), 0..<1),
      Fault("{'a': 1", .unclosed("{"), 0..<1),
      Fault("a.", .expected("a name", found: ""), 2..<2),
      Fault("@a", .unexpectedCharacter("@"), 0..<1),
    ])
  func ruleFaults(_ fault: Fault) {
    #expect(fault.found(.rule) == ExpressionError(fault.kind, fault.range))
  }

  @Test("a colon belongs to its conditional and is no time of day")
  func conditionals() throws {
    _ = try Parser.parse("a > 0 ? 12:30", dialect: .token)
    #expect(throws: ExpressionError.self) {
      try Parser.parse("a > 0 ? max(12:30) : 1", dialect: .token)
    }
  }

  @Test("subtraction is no date", arguments: ["20-4", "20 - 4", "2024 -01", "100-10-5"])
  func subtraction(_ text: String) {
    if case .ambiguousNumber(let spelling, _) = Fault(text, .empty, 0..<0).found(.token)?.kind {
      #expect(spelling == "01")
    }
  }

  @Test("takes 10,000 code points and no more")
  func length() throws {
    let spaces = String(repeating: " ", count: 9_999)
    _ = try Parser.parse(spaces + "1", dialect: .token)
    #expect(Fault(spaces + "12", .empty, 0..<0).found(.token)?.kind == .tooLong)
    let accents = "'" + String(repeating: "é", count: 9_998) + "'"
    _ = try Parser.parse(accents, dialect: .rule)
  }

  @Test(
    "takes 64 levels and no more",
    arguments: [("(", "1", ")"), ("[", "1", "]"), ("!", "true", ""), ("true ? 1 : ", "1", "")])
  func depth(_ opening: String, _ inside: String, _ closing: String) throws {
    func text(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + inside + String(repeating: closing, count: depth)
    }
    _ = try Parser.parse(text(64), dialect: .rule)
    #expect(Fault(text(65), .empty, 0..<0).found(.rule)?.kind == .tooDeep)
    #expect(dynamic(text(64)).isSuccess)
    #expect(Fault(text(800), .empty, 0..<0).found(.rule)?.kind == .tooDeep)
  }

  @Test(
    "long chains are no depth",
    arguments: [
      ("1", "+1", Value.int(2_001)), ("3", "-1", .int(-1_997)), ("1", "*1", .int(1)),
      ("true", "&&true", .bool(true)), ("false", "||false", .bool(false)),
      ("true", "==true", .bool(true)),
    ])
  func chains(_ first: String, _ next: String, _ value: Value) throws {
    let count = next.utf8.count > 2 ? 1_000 : 2_000
    let text = first + String(repeating: next, count: count)
    #expect(try dynamic(text).get() == value)
    #expect(FieldScope().run(text) == .value(value))
  }

  @Test("long chains of items and methods are no depth")
  func accessChains() {
    #expect(!dynamic("[1]" + String(repeating: "[0]", count: 3_000)).isSuccess)
    #expect(!dynamic("a" + String(repeating: ".a", count: 4_900)).isSuccess)
    #expect(!dynamic("a" + String(repeating: ".size()", count: 1_400)).isSuccess)
    #expect(FieldScope().fault("a" + String(repeating: ".a", count: 4_900)) != nil)
  }
}

/// A text and what must be found wrong with it.
struct Fault: Sendable, CustomTestStringConvertible {
  let text: String
  let kind: ExpressionError.Kind
  let range: Range<Int>

  init(_ text: String, _ kind: ExpressionError.Kind, _ range: Range<Int>) {
    self.text = text
    self.kind = kind
    self.range = range
  }

  var testDescription: String { text }

  func found(_ dialect: Dialect) -> ExpressionError? {
    do throws(ExpressionError) {
      _ = try Parser.parse(text, dialect: dialect)
      return nil
    } catch {
      return error
    }
  }
}

extension Result {
  var isSuccess: Bool { (try? get()) != nil }
}
