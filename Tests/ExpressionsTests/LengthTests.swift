import Expressions
import Testing

@Suite("Lengths")
struct LengthTests {
  private static let scale: FieldScope = {
    var scope = FieldScope()
    scope.add("inner", .double, .double(16))
    scope.add("map", .double, .double(28))
    scope.add("mapInset", .double, .double(12))
    scope.add("padding", .double, .double(12))
    scope.add("radius.card", .double, .double(24))
    scope.add("card-large", .double, .double(40))
    scope.add("radius.2xl", .double, .double(32))
    scope.add("open", .double, nil)
    scope.add("capsule", .constant(.double(1_000)))
    return scope
  }()

  @Test(
    "computes",
    arguments: [
      ("16", 16), ("16pt + 2", 18), ("inner + 12", 28), ("map - mapInset", 16),
      ("max(inner, 20) + padding", 32), ("min(inner, 20, 3)", 3), ("1 / 2", 0.5), ("-inner", -16),
      ("{card-large} + 4", 44), ("{ radius.2xl } - 6", 26), ("radius.card * 2", 48),
      ("inner > 10 ? 1 : 2", 1), ("inner > 10 && map < 3 ? 1 : 2", 2), ("2 * (3 + 4)", 14),
      ("capsule", 1_000), ("5. + .5", 5.5), ("+16 - -4", 20), ("math.round(inner / 3)", 5),
      ("math.floor(2.7) + math.ceil(2.2) + math.abs(-1) + math.sqrt(9)", 9),
      ("20-4", 16), ("radius . card", 24),
    ] as [(String, Double)])
  func computes(_ text: String, _ value: Double) {
    #expect(Self.scale.run(text, .token, expecting: .double) == .value(.double(value)))
  }

  @Test(
    "refuses",
    arguments: [
      ("inner / 0", .divisionByZero), ("inner / (4 - 4)", .divisionByZero),
      ("inner / -0", .divisionByZero), ("inner + outer", .unknownName("outer")),
      ("{outer}", .unknownName("outer")), ("radius.card.big", .unknownName("radius.card.big")),
      ("card-large + 4", .needsBraces("card-large")), ("foo(1)", .unknownFunction("foo")),
      ("inner + 'a'", .operands(operator: "+", left: "a number", right: "text")),
      ("'a'", .typeMismatch(expected: "a number", found: "text")),
      ("inner % 2", .operands(operator: "%", left: "a number", right: "a number")),
      ("true ? 1 : 'a'", .typeMismatch(expected: "a number, like the other result", found: "text")),
      ("max()", .argumentCount(function: "max", expected: "two or more numbers")),
      ("same(1, 2)", .unknownFunction("same")),
      ("max([1, 'a'][1])", .noSuchOverload("`max`")),
    ] as [(String, ExpressionError.Kind)])
  func refuses(_ text: String, _ kind: ExpressionError.Kind) {
    #expect(Self.scale.fault(text, .token, expecting: .double) == kind)
  }

  @Test("a result too large is an error")
  func overflow() {
    let large = String(repeating: "9", count: 200)
    #expect(Self.scale.fault("\(large) * \(large)", .token, expecting: .double) == .overflow)
    #expect(
      Self.scale.fault("inner * \(large) * \(large)", .token, expecting: .double) == .overflow)
  }

  @Test("an unknown value makes the length unknown, but only where it is used")
  func unknown() {
    #expect(Self.scale.run("open + 1", .token, expecting: .double) == .unknown(7))
    #expect(Self.scale.run("open", .token, expecting: .double) == .unknown(7))
    #expect(Self.scale.run("max(1, open)", .token, expecting: .double) == .unknown(7))
    #expect(
      Self.scale.run("inner > 1 ? 2 : open", .token, expecting: .double) == .value(.double(2)))
    #expect(Self.scale.run("open / 0", .token, expecting: .double) == .unknown(7))
  }

  @Test("says which slots a length reads, once each and in order")
  func usedSlots() throws {
    let program = try Self.scale.compile("map + inner + map", .token, expecting: .double)
    #expect(program.usedSlots.map(\.index) == [2, 1])
    #expect(try Self.scale.compile("1 + 2", .token).usedSlots == [])
  }
}
