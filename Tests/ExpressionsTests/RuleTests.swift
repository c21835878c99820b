import Expressions
import Testing

@Suite("Conditions of rules")
struct RuleTests {
  private static let fields: FieldScope = {
    var scope = FieldScope()
    scope.add("corner.inReach", .bool, .bool(true))
    scope.add("corner.gap", .double, .double(4))
    scope.add("content.radius", .double, .double(22))
    scope.add("enclosing.radius", .double, .double(24))
    scope.add("content.name", .string, .string("photo"))
    scope.add("content.count", .int, .int(3))
    scope.add("content.clipShape", .opaque("place"), .opaque(5), isPresent: false)
    scope.add("content.shape", .opaque("place"), .opaque(6), isPresent: true)
    scope.add("height", .double, nil)
    scope.add("isTall", .bool, nil)
    scope.add("name", .string, nil)
    scope.add("amount", .int, nil)
    scope.add(list: "radii", .double, [.double(1), .double(2), .double(3), .double(4)])
    scope.add(list: "partly", .double, [.double(1), nil, .double(3)])
    scope.add(list: "empty", .double, [])
    scope.add("options.margin", .constant(.int(16)))
    scope.add("options.roles", .constant(.list([.string("button"), .string("photo")])))
    scope.add("options.sizes", .constant(.list([.int(3), .double(22)])))
    scope.add("display", .place(9))
    return scope
  }()

  @Test(
    "comes out",
    arguments: [
      ("corner.inReach && content.radius > 0.0", true),
      ("exceeds(content.radius + corner.gap, enclosing.radius)", true),
      ("exceeds(content.radius, enclosing.radius) || below(content.radius, 22.004)", false),
      ("below(content.radius, 22.006)", true), ("same(content.radius, 22.005)", true),
      ("same(content.radius, 22.006)", false), ("content.radius == 22", true),
      ("content.radius != 22.0", false), ("content.name == 'photo'", true),
      ("content.name in options.roles", true), ("content.name in ['button', 'badge']", false),
      ("!(content.name in ['button', 'badge'])", true), ("content.radius in options.sizes", true),
      ("content.count in options.sizes", true), ("content.count in [1, 2]", false),
      ("content.radius in radii", false), ("3.0 in radii", true), ("3 in radii", true),
      ("content.count + 1 == 4 && content.count * 2 - 1 >= 5 && content.count % 2 == 1", true),
      ("options.margin + content.radius == 38.0", true),
      ("has(content.clipShape)", false), ("has(content.shape) && has(content.radius)", true),
      ("content.shape == content.clipShape", false), ("content.name.startsWith('ph')", true),
      ("content.name.matches('^p.*o$')", true), ("size(content.name) == 5", true),
      ("size(radii) == 4", true), ("radii[3] == 4.0", true), ("radii[content.count] == 4.0", true),
      ("radii.all(r, r > 0.0)", true), ("radii.exists(r, r > 4.0)", false),
      ("radii.exists(r, r == corner.gap) && !radii.all(r, r < 3.0)", true),
      ("radii.exists_one(r, r > 3.0)", true), ("radii.filter(r, r > 2.0) == [3.0, 4.0]", true),
      ("max(radii) == 4.0 && math.least(radii) == 1.0", true), ("empty.all(r, r > 9.0)", true),
      ("empty.exists(r, r > 9.0)", false), ("empty.size() == 0", true),
      ("(content.radius > 1.0) == (corner.gap > 1.0)", true), ("true == true == false", false),
      ("(corner.inReach ? content.radius : height) > 1.0", true),
      ("corner.inReach ? content.radius > 100.0 : isTall", false),
      ("[1, 2].map(n, n * 2)[1] == 4", true), ("{'a': content.radius}.a == 22.0", true),
      ("content.name + '!' == 'photo!'", true), ("dyn(content.radius) == 22", true),
      ("content.clipShape == null", false), ("null == null", true),
      ("double(content.count) < 3.5", true),
      ("int(content.radius / 3.0) == 7", true), ("math.abs(-content.count) == 3", true),
      ("radii.all(r, radii.exists(s, s >= r))", true), ("false < true", true),
    ])
  func outcomes(_ text: String, _ outcome: Bool) {
    #expect(Self.fields.run(text, expecting: .bool) == .value(.bool(outcome)))
  }

  @Test(
    "an unknown value is absorbed where the other side decides",
    arguments: [
      ("isTall && false", false), ("false && isTall", false), ("isTall || true", true),
      ("height > 1.0 && content.radius < 1.0", false), ("height > 1.0 || corner.inReach", true),
      ("!(isTall && (height > 1.0 || name == 'a') && false)", true),
      ("(isTall || amount > 1) && content.radius < 0.0", false),
      ("isTall && name in ['a'] && amount in [1] && false", false),
      ("partly.exists(r, r == 3.0)", true), ("partly.all(r, r < 3.0)", false),
      ("amount / 0 == 1 || true", true), ("content.count / (content.count - 3) > 1 || true", true),
      ("radii[7] > 1.0 || true", true), ("partly.filter(r, r > 1.0).size() == 1 || true", true),
    ])
  func absorbed(_ text: String, _ outcome: Bool) {
    #expect(Self.fields.run(text, expecting: .bool) == .value(.bool(outcome)))
  }

  @Test(
    "an unknown value stays where nothing decides",
    arguments: [
      "isTall", "!isTall", "isTall && true", "true && isTall", "isTall || false", "height > 1.0",
      "1.0 >= height", "height == height", "height != 1.0", "height + 1.0 > 2.0", "-height > 1.0",
      "math.abs(height) > 1.0", "math.floor(height) > 1.0", "max(1.0, height) > 1.0",
      "exceeds(height, 1.0)", "same(height, 1.0)", "name == 'a'", "'a' != name", "name in ['a']",
      "amount > 1", "amount + 1 == 2", "amount == 1", "double(amount) > 1.0", "height in radii",
      "isTall ? true : false", "isTall == true", "partly.all(r, r > 0.0)",
      "partly.exists(r, r > 5.0)", "partly[1] > 1.0", "size(partly) == 3 && partly == [1.0]",
      "max(partly) > 1.0", "name.startsWith('a')", "name + 'a' == 'b'",
      "corner.inReach && height > 1.0 && true", "(isTall && true) || false",
    ])
  func unknown(_ text: String) {
    #expect(Self.fields.run(text, expecting: .bool) == .unknown(7))
  }

  @Test(
    "refuses when the rule is loaded",
    arguments: [
      ("content.radiuz > 1.0", .unknownName("content.radiuz")),
      ("content.radius.foo > 1.0", .unknownName("content.radius.foo")),
      ("foo(1)", .unknownFunction("foo")), ("content.name.foo()", .unknownFunction("foo")),
      ("type(1) == 2", .notInProfile("function type()")),
      ("content.radius", .typeMismatch(expected: "true or false", found: "a number")),
      ("content.radius && true", .typeMismatch(expected: "true or false", found: "a number")),
      ("content.radius > 'a'", .operands(operator: ">", left: "a number", right: "text")),
      ("content.name == 1", .operands(operator: "==", left: "text", right: "a whole number")),
      ("content.radius > 1/2", .integerDivision("1/2")),
      ("content.name.matches('(a')", .badRegex("a `(` is never closed")),
      ("size(1) > 2", .typeMismatch(expected: "text, a list or a map", found: "a whole number")),
      (
        "has(1)",
        .argumentCount(function: "has", expected: "one field, as in `has(content.clipShape)`")
      ),
      ("exceeds(1.0)", .argumentCount(function: "exceeds", expected: "two numbers")),
      ("1.5 % 2.0 == 1.0", .operands(operator: "%", left: "a number", right: "a number")),
      ("-content.name == 'a'", .typeMismatch(expected: "a number", found: "text")),
      ("radii['a'] > 1.0", .typeMismatch(expected: "a whole number", found: "text")),
      ("content.name.all(c, true)", .typeMismatch(expected: "a list or a map", found: "text")),
    ] as [(String, ExpressionError.Kind)])
  func refuses(_ text: String, _ kind: ExpressionError.Kind) {
    #expect(Self.fields.fault(text, expecting: .bool) == kind)
  }

  @Test("suggests the name that was meant")
  func suggests() {
    guard case .failed(let error) = Self.fields.run("content.radiuz > 1.0") else {
      Issue.record("it was accepted")
      return
    }
    #expect(error.suggestion == "content.radius")
    #expect(
      error.sentence == "there is no name `content.radiuz`; did you mean `content.radius`?")
    #expect(error.range == 0..<14)
  }

  @Test(
    "fails while running",
    arguments: [
      ("content.count / (content.count - 3) == 1", .divisionByZero),
      ("content.count % (content.count - 3) == 1", .divisionByZero),
      ("content.count * 9223372036854775807 == 1", .overflow),
      ("content.count + 9223372036854775807 == 1", .overflow),
      ("-(content.count - 9223372036854775807 - 4) > 1", .overflow),
      (
        "int(content.radius * 1e300) == 1",
        .conversion("int(content.radius * 1e300)", to: "a whole number")
      ),
      ("radii[content.count + 1] > 1.0", .indexOutOfRange(4, count: 4)),
      ("{'a': 1}[content.name] == 1", .noSuchKey("content.name")),
    ] as [(String, ExpressionError.Kind)])
  func fails(_ text: String, _ kind: ExpressionError.Kind) {
    #expect(Self.fields.fault(text, expecting: .bool) == kind)
  }

  @Test("gives places, texts and lists as values")
  func values() {
    #expect(Self.fields.run("corner.inReach ? content.shape : display") == .value(.opaque(6)))
    #expect(Self.fields.run("!corner.inReach ? content.shape : display") == .value(.opaque(9)))
    #expect(Self.fields.run("content.name") == .value(.string("photo")))
    #expect(Self.fields.run("'a' + content.name") == .value(.string("aphoto")))
    #expect(Self.fields.run("radii.map(r, r * 2.0)[0]") == .value(.double(2)))
    #expect(
      Self.fields.run("radii") == .value(.list([.double(1), .double(2), .double(3), .double(4)])))
    #expect(Self.fields.run("partly") == .unknown(7))
    #expect(Self.fields.run("name") == .unknown(7))
    #expect(Self.fields.run("content.count", expecting: .double) == .value(.double(3)))
  }

  @Test("comprehensions that multiply come to an end")
  func steps() {
    let list = "[" + (0..<200).map(String.init).joined(separator: ",") + "]"
    let text = "\(list).all(a, \(list).all(b, \(list).all(c, \(list).all(d, a + b + c + d >= 0))))"
    #expect(Self.fields.fault(text, expecting: .bool) == .tooManySteps)
  }
}
