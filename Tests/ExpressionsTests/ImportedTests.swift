import Expressions
import Testing

@Suite("Lengths of other formats")
struct ImportedTests {
  private static let names: FieldScope = {
    var scope = FieldScope()
    scope.add("a", .double, .double(10))
    scope.add("b", .double, .double(4))
    scope.add("minus", .double, .double(-2.5))
    scope.add("border-radius.base", .double, .double(8))
    scope.add("border-radius.2xl", .constant(.double(32)))
    scope.add("_size.größe", .double, .double(3))
    scope.add("open", .double, nil)
    return scope
  }()

  private func run(_ text: String) -> Evaluation {
    Self.names.run(text, .imported, expecting: .double)
  }

  @Test(
    "computes",
    arguments: [
      ("{a} * {b}", 40), ("min({border-radius.base}*0.5,{b})", 4), ("floor({b} * 3.3)", 13),
      ("{a} / {b} * {border-radius.base}", 20), ("{a} * 2px", 20), ("({a} + 4px) / 2", 7),
      (".5rem * 2", 16), ("round({a} / 4)", 3), ("roundTo({a} / 3, 1)", 3.3),
      ("roundTo({a} / 3)", 3), ("ceil(10 / 4)", 3), ("abs(-{a})", 10), ("max({a}, {b}, 12)", 12),
      ("-{a}", -10), ("{ a }", 10), ("{border-radius.2xl}-{b}", 28), ("{_size.größe} + 1", 4),
      ("+16px", 16), ("-4px", -4), ("- 4", -4), ("2 * -{b}", -8), ("{a} - -4", 14),
      ("round(min({a}, 7) / 2)", 4), ("max(round({a} / 3), ceil(.2)) * 2", 6),
    ] as [(String, Double)])
  func computes(_ text: String, _ value: Double) {
    #expect(run(text) == .value(.double(value)))
  }

  @Test(
    "counts units in points",
    arguments: [
      ("16px", 16), ("16dp", 16), ("16pt", 16), ("16PX", 16), ("1rem", 16), ("1.5Em", 24),
      (".25REM", 4), ("1rem + 1px", 17), ("5.px", 5), ("0px", 0),
    ] as [(String, Double)])
  func units(_ text: String, _ value: Double) {
    #expect(run(text) == .value(.double(value)))
  }

  @Test("a rem is as large as the caller says", arguments: [("2rem", 20), ("2em", 20), ("2px", 2)])
  func rem(_ text: String, _ value: Double) throws {
    let tree = try Parser.parse(text, dialect: .imported, rem: 10)
    #expect(tree.number == value)
    #expect(tree.largestNumber == value)
  }

  @Test(
    "reads exponents as plain numbers",
    arguments: [("1e3", 1_000), ("1.5E-2", 0.015), ("1e+1 + 2", 12), ("2E1*2", 40), ("1e1-1", 9)]
      as [(String, Double)])
  func exponents(_ text: String, _ value: Double) {
    #expect(run(text) == .value(.double(value)))
  }

  @Test(
    "passes over calc",
    arguments: [
      ("calc({a} + 2px)", 12), ("calc(2 * calc({a} - {b}))", 12), ("Calc (1px)", 1),
      ("calc(calc(calc({a})))", 10), ("calc({a} / 2) + 1", 6),
    ] as [(String, Double)])
  func calc(_ text: String, _ value: Double) {
    #expect(run(text) == .value(.double(value)))
  }

  @Test(
    "rounds halves upwards",
    arguments: [
      ("round(2.5)", 3), ("round({minus})", -2), ("round(-2.6)", -3),
      ("round(.49999999999999994)", 0),
      ("roundTo({minus})", -2), ("roundTo(1.005, 2)", 1.01), ("roundTo(-1.005, 2)", -1),
      ("roundTo(1234, -2)", 1_200), ("roundTo(1.25, 1)", 1.3), ("roundTo(1e22, 3)", 1e22),
      ("roundTo(1e-7, 3)", 0), ("roundTo(1.5e-7, 7)", 2e-7), ("roundTo(1e300, 100)", 1e300),
      ("roundTo({a}, {b} - 3)", 10), ("round(1e300)", 1e300),
    ] as [(String, Double)])
  func rounding(_ text: String, _ value: Double) {
    #expect(run(text) == .value(.double(value)))
  }

  @Test(
    "points at what is wrong in the text",
    arguments: [
      Fault("", .empty, 0..<0), Fault("  ", .empty, 0..<2),
      Fault("50%", .share, 0..<3), Fault("2 * 50%", .share, 4..<7),
      Fault("100% - {a}", .share, 0..<4), Fault("{a}%", .share, 3..<4),
      Fault("(50%)", .share, 1..<4),
      Fault("10vh + 2", .foreignUnit("vh"), 0..<4), Fault("200ms", .foreignUnit("ms"), 0..<5),
      Fault("16sp", .foreignUnit("sp"), 0..<4), Fault("2 * 2xl", .foreignUnit("xl"), 4..<7),
      Fault("1e", .foreignUnit("e"), 0..<2),
      Fault("radius * 2", .bareName("radius"), 0..<6),
      Fault("2 * border-radius.2xl", .bareName("border-radius.2xl"), 4..<21),
      Fault("größe", .bareName("größe"), 0..<7), Fault("a-4", .bareName("a"), 0..<1),
      Fault("a}", .bareName("a"), 0..<1), Fault("package", .bareName("package"), 0..<7),
      Fault("floor", .bareName("floor"), 0..<5),
      Fault("NaN", .notANumber("NaN"), 0..<3), Fault("2 * inf", .notANumber("inf"), 4..<7),
      Fault("-Infinity", .notANumber("Infinity"), 1..<9), Fault(".inf", .notANumber(".inf"), 0..<4),
      Fault("var(--radius)", .unknownFunction("var"), 0..<3),
      Fault("clamp(1px, 2vw, 3px)", .unknownFunction("clamp"), 0..<5),
      Fault("size({a})", .unknownFunction("size"), 0..<4),
      Fault("math.abs({a})", .unknownFunction("math.abs"), 0..<8),
      Fault("if ({a}, 1)", .unknownFunction("if"), 0..<2),
      Fault("floor(", .expectedOperand(found: ""), 6..<6),
      Fault("floor({a}", .unclosed("("), 5..<6), Fault("calc({a}", .unclosed("("), 4..<5),
      Fault("calc()", .expectedOperand(found: ")"), 5..<6),
      Fault("{}", .emptyBraces, 0..<2), Fault("{ } + 1", .emptyBraces, 0..<3),
      Fault("{a", .unclosed("{"), 0..<1), Fault("{{a}}", .unclosed("{"), 0..<1),
      Fault("4}", .unexpectedToken("}"), 1..<2), Fault("{a} {b}", .unexpectedToken("{b}"), 4..<7),
      Fault("4 px px", .unexpectedToken("px"), 2..<4),
      Fault("2{a}", .unexpectedToken("{a}"), 1..<4),
      Fault("0 24px", .unexpectedToken("24px"), 2..<6),
      Fault("$a", .unexpectedCharacter("$"), 0..<1),
      Fault("1e999", .overflow, 0..<5),
      Fault(
        "1e308rem",
        .ambiguousNumber(
          spelling: "1e308rem", readings: ["text (YAML 1.1)", "1e+308 (YAML 1.2)"]), 0..<8),
      Fault(
        "2 + 010", .ambiguousNumber(spelling: "010", readings: ["8 (YAML 1.1)", "10 (YAML 1.2)"]),
        4..<7),
      Fault("0x1C", .ambiguousNumber(spelling: "0x1C", readings: ["28"]), 0..<4),
      Fault("1.2.3", .unexpectedToken("1.2.3"), 0..<5),
      Fault("2xl.a", .needsBraces("2xl.a"), 0..<5),
    ])
  func faults(_ fault: Fault) {
    let found = fault.found(.imported)
    #expect(found?.kind == fault.kind)
    #expect(found?.range == fault.range)
  }

  @Test(
    "refuses what cannot be computed",
    arguments: [
      ("{a} / 0", .divisionByZero), ("{a} / ({b} - 4)", .divisionByZero),
      ("round({a} / 0)", .divisionByZero), ("0 / 0", .divisionByZero),
      ("1e308 * 10", .overflow), ("{a} * 1e308 * 10", .overflow),
      ("1e308 * 10 - 1e308 * 10", .overflow), ("round(1e308 * 10)", .overflow),
      ("{c}", .unknownName("c")),
      (
        "{a} % 2",
        .operands(
          operator: "%", left: "a number", right: "a number")
      ),
      ("{a} > 3", .typeMismatch(expected: "a number", found: "true or false")),
      ("true", .typeMismatch(expected: "a number", found: "true or false")),
      ("'a'", .typeMismatch(expected: "a number", found: "text")),
      ("[{a}]", .typeMismatch(expected: "a number", found: "a list")),
      ("floor()", .argumentCount(function: "floor", expected: "one number")),
      ("round(1, 2)", .argumentCount(function: "round", expected: "one number")),
      (
        "roundTo(1, 2, 3)",
        .argumentCount(
          function: "roundTo", expected: "a number and its decimal places")
      ),
      ("roundTo(1, .5)", .decimalPlaces), ("roundTo(1, 1e9)", .decimalPlaces),
      ("roundTo('a', 1)", .typeMismatch(expected: "a number", found: "text")),
      ("min()", .argumentCount(function: "min", expected: "two or more numbers")),
    ] as [(String, ExpressionError.Kind)])
  func refuses(_ text: String, _ kind: ExpressionError.Kind) {
    #expect(Self.names.fault(text, .imported, expecting: .double) == kind)
  }

  @Test("suggests the function that was meant")
  func suggestions() {
    #expect(Fault("Round({a})", .empty, 0..<0).found(.imported)?.suggestion == "round")
    #expect(Fault("roundto({a}, 1)", .empty, 0..<0).found(.imported)?.suggestion == "roundTo")
    #expect(Fault("var({a})", .empty, 0..<0).found(.imported)?.suggestion == nil)
  }

  @Test("an unknown value makes the length unknown")
  func unknown() {
    for text in ["{open} * 2", "round({open})", "roundTo({a}, {open})", "min({open}, 2)"] {
      #expect(run(text) == .unknown(7), "\(text)")
    }
  }

  @Test("tells a number and a reference alone from an expression")
  func alone() throws {
    #expect(try Parser.parse("16px", dialect: .imported).number == 16)
    #expect(try Parser.parse("{a}", dialect: .imported).isReference)
    #expect(try Parser.parse("calc({a})", dialect: .imported).isReference == false)
  }

  @Test(
    "hostile texts end in an error",
    arguments: [
      (String(repeating: "(", count: 10_000), .tooDeep),
      (String(repeating: "calc(", count: 2_000), .tooDeep),
      (String(repeating: "floor(", count: 1_600), .tooDeep),
      (String(repeating: "- ", count: 5_000), .tooDeep),
      (String(repeating: "[", count: 10_000), .tooDeep),
      (String(repeating: "{", count: 1_000_000), .tooLong),
      (String(repeating: "9", count: 10_000), .overflow),
    ] as [(String, ExpressionError.Kind)])
  func hostile(_ text: String, _ kind: ExpressionError.Kind) {
    #expect(Fault(text, .empty, 0..<0).found(.imported)?.kind == kind)
  }

  @Test("the tolerant spellings are those of other formats alone")
  func tokenStaysStrict() {
    #expect(Fault("16px", .empty, 0..<0).found(.token)?.kind == .unit("px"))
    #expect(Self.names.fault("floor(1.5)", .token) == .unknownFunction("floor"))
    #expect(Self.names.fault("calc(1)", .token) == .unknownFunction("calc"))
  }

  @Test(
    "speaks to a designer",
    arguments: [
      ("50%", "a share (`%`) is no length; write points, such as `16` or `16px`"),
      ("radius + 4", "write the name in braces: `{radius}`"),
      (
        "10vh",
        "`vh` is no unit of length here; write points (`16`, `16px`) or `rem`, and a name in braces"
      ),
    ])
  func sentences(_ text: String, _ sentence: String) {
    #expect(Fault(text, .empty, 0..<0).found(.imported)?.sentence == sentence)
  }
}
