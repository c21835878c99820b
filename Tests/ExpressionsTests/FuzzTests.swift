import Expressions
import Testing

@Suite("Random texts")
struct FuzzTests {
  private static let texts = [
    "a.b && c > 1.5 || !(d in ['x', \"y\"]) ? max(1, 2.0) : f - -3", "[1, 2].map(n, n * 2)[0] == 2",
    "{'a': {1: true}}['a'][1]", "{card-large} + 010 - 2024-01-01 + 12:30",
    "16pt * (inner + {a.2xl})",
    "r'''\\d+''' + 'a\\u0041\\n'.size()", "x.all(a, a.exists_one(b, has(b.c)))",
    "{a} text {{ {b} }}",
    "'aab'.matches('^(a|b){1,3}[^c-d]*\\\\b$')", "-9223372036854775808 / -1",
    "1e308 * 1e308 - 0x1F", "roundTo(min({a}*0.5rem, calc({a} - 4 px)), 1) -{inner} 1.5e2px 50%",
  ]

  @Test("no bytes can stop the parser, the checker or a run", arguments: 0..<40)
  func anyBytes(_ seed: Int) {
    var random = RandomText(seed: UInt64(seed + 1))
    var scope = FieldScope()
    for name in ["a", "a.b", "inner", "card-large", "a.2xl"] {
      scope.add(name, .double, .double(2))
    }
    scope.add("c", .double, nil)
    scope.add(list: "x", .double, [.double(1), nil])
    for _ in 0..<250 {
      let bytes =
        random.number(below: 4) == 0
        ? random.bytes() : random.mutation(of: random.choose(Self.texts))
      bytes.withUnsafeBufferPointer { bytes in
        _ = NumberSpelling.read(bytes)
        _ = DimensionSpelling.read(bytes)
        for part in LengthList.split(bytes) {
          #expect(!part.isEmpty && part.upperBound <= bytes.count)
        }
        _ = try? Template.parse(bytes)
        for dialect in [Dialect.rule, .token, .cel, .imported] {
          let text = String(decoding: bytes, as: UTF8.self)
          do throws(ExpressionError) {
            let tree = try Parser.parse(bytes, dialect: dialect)
            _ = try? DynamicEvaluator.evaluate(tree, bindings: ["a": .int(3), "x": .list([.null])])
            _ = scope.run(text, dialect)
          } catch {
            #expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count)
            #expect(!error.sentence.isEmpty && !error.sentence.hasSuffix("."))
          }
        }
      }
    }
  }

  @Test("typed code and the dynamic way agree on random expressions", arguments: 0..<60)
  func agreement(_ seed: Int) throws {
    var random = RandomText(seed: UInt64(seed + 1))
    let names = RandomNames(
      bools: ["yes", "no", "maybe"], doubles: ["big", "zero", "open"],
      ints: ["two", "least", "some"])
    // Names that are not bound are errors, as unknown slots are.
    let bindings: [String: Value] = [
      "yes": .bool(true), "no": .bool(false), "big": .double(1e300), "zero": .double(0),
      "two": .int(2), "least": .int(.min),
    ]
    var scope = FieldScope()
    for name in names.bools { scope.add(name, .bool, bindings[name]) }
    for name in names.doubles { scope.add(name, .double, bindings[name]) }
    for name in names.ints { scope.add(name, .int, bindings[name]) }
    for _ in 0..<60 {
      let text = random.condition(random.number(below: 5), names)
      let tree = try Parser.parse(text, dialect: .cel)
      let program = try Compiler.compile(tree, in: scope, dialect: .cel, expecting: .bool)
      let expected = try? DynamicEvaluator.evaluate(tree, bindings: bindings)
      let found = scope.run(program)
      switch (found, expected) {
      case (.value(let value), let expected?): #expect(value == expected, "\(text)")
      case (.unknown, nil), (.failed, nil): break
      default: Issue.record("\(text): \(found) instead of \(String(describing: expected))")
      }
    }
  }
}
