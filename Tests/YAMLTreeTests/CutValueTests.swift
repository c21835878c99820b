import Testing
import YAMLTree

@Suite("A value in brackets that its own comma ends")
struct CutValueTests {
  @Test(
    "is one value and one violation",
    arguments: [
      ("a: { m: max(b, 20) }", ["max(b, 20)"], "{a: {m: max(b, 20)}}"),
      ("a: { m: max(b, 20), c: 1 }", ["max(b, 20)"], "{a: {m: max(b, 20), c: 1}}"),
      ("a: { m: max(b, c, d), c: 1 }", ["max(b, c, d)"], "{a: {m: max(b, c, d), c: 1}}"),
      ("a: { m: max(b, min(c, d)) }", ["max(b, min(c, d))"], "{a: {m: max(b, min(c, d))}}"),
      (
        "a: { m: max(b, c), n: max(d, c) }", ["max(b, c)", "max(d, c)"],
        "{a: {m: max(b, c), n: max(d, c)}}"
      ),
      ("a: [max(b, 20), 4]", ["max(b, 20)"], "{a: [max(b, 20), 4]}"),
      (
        "a: [1, max(b, 2, 3), min(c, 4), 5]", ["max(b, 2, 3)", "min(c, 4)"],
        "{a: [1, max(b, 2, 3), min(c, 4), 5]}"
      ),
      ("é: { ü: max(ß, 20) }", ["max(ß, 20)"], "{é: {ü: max(ß, 20)}}"),
    ] as [(String, [String], String)])
  func joined(text: String, values: [String], shape: String) {
    #expect(marks(text) == values.map { "invalid-value: \($0)" })
    #expect(outlines(text) == [shape])
    #expect(parsed(text).faults.map(\.help) == values.map { "write it in quotes: \"\($0)\"" })
  }

  @Test("is marked as spoken for")
  func faulty() {
    let tree = parsed("a: { m: max(b, 20), n: 1 }")
    #expect(tree.isFaulty(node(tree, "a", "m")))
    #expect(!tree.isFaulty(node(tree, "a", "n")))
  }

  @Test(
    "is not seen where there is none",
    arguments: [
      "a: { m: max(b), c }", "a: { m: 'max(b', 20 }", "a: { m: max(b, 20: 1 }", "a: { b, c }",
      "a: [max(b), 20]", "a: ['max(b', 20]", "a: [max(b, '20)']", "a: max(b, 20)",
      "a: { m: [max(b], c }", "a: { m: max(b, &x 20) }", "a: [max(b, &x c)]",
    ])
  func others(text: String) {
    #expect(parsed(text).faults.isEmpty)
  }

  @Test("is reported once in a file of several documents")
  func documents() {
    let text = "a: { m: max(b, 20) }\n---\nc: 1\n---\nd: [min(e, 2)]\n"
    #expect(marks(text) == ["invalid-value: max(b, 20)", "invalid-value: min(e, 2)"])
  }

  @Test("goes unmentioned when its document is broken")
  func broken() {
    #expect(marks("a: { m: max(b, 20) }\nc: @\n") == ["yaml-syntax: @"])
  }
}
