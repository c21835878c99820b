import Testing
import YAMLTree

@Suite("Merge keys and aliases")
struct MergeTests {
  static let anchors = "x: &x {a: 1, b: 2}\ny: &y {b: 3, c: 4}\nl: &l [*x, *y]\nz:\n"

  @Test(
    "bring in what the mapping itself has not, the earlier source first",
    arguments: [
      ("  <<: *x\n  c: 5\n", "{c: 5, a: 1, b: 2}"),
      ("  a: 6\n  <<: *x\n", "{a: 6, b: 2}"),
      ("  <<: *x\n  a: 6\n", "{a: 6, b: 2}"),
      ("  <<: [*x, *y]\n  c: 5\n", "{c: 5, a: 1, b: 2}"),
      ("  <<: [*y, *x]\n", "{b: 3, c: 4, a: 1}"),
      ("  <<: *l\n", "{a: 1, b: 2, c: 4}"),
      ("  <<: {d: 7, <<: *x}\n", "{d: 7, a: 1, b: 2}"),
      ("  <<: [{a: 8}, *x]\n", "{a: 8, b: 2}"),
      ("  <<: {}\n", "{}"),
      ("  <<:\n    e: 1\n", "{e: 1}"),
      ("  'a': 1\n  <<: *x\n", "{'a': 1, b: 2}"),
    ])
  func merge(text: String, expected: String) {
    let tree = parsed(Self.anchors + text)
    #expect(outline(tree, node(tree, "z")) == expected)
    #expect(tree.faults.isEmpty)
    #expect(tree.entryCount(node(tree, "z")) == tree.entries(of: node(tree, "z")).map(\.key).count)
  }

  @Test(
    "report what is no mapping",
    arguments: [
      ("a: {<<: 4}\n", ["invalid-value: 4"]), ("a: {<<: }\n", ["invalid-value: "]),
      ("a: &a [1]\nb: {<<: *a}\n", ["invalid-value: 1"]),
      ("a: {<<: [{}, x]}\n", ["invalid-value: x"]),
      ("a: {<<: *x}\n", ["yaml-syntax: *x"]), ("a: &a {<<: *a}\n", ["reference-cycle: *a"]),
      ("a: &a 4\nb: {<<: *a}\n", ["invalid-value: *a"]),
    ] as [(String, [String])])
  func notMappings(text: String, expected: [String]) {
    #expect(marks(text) == expected)
  }

  @Test(
    "an alias that leads nowhere is reported at the alias",
    arguments: [
      ("a: *x\nb: &x 1\n", "yaml-syntax: *x", "{a: *?, b: 1}"),
      ("a: &a\n  b: *a\n", "reference-cycle: *a", "{a: {b: *?}}"),
      ("é: &a [*a]\n", "reference-cycle: *a", "{é: [*?]}"),
      ("a: &a [&a b, *a, *c]\n", "yaml-syntax: *c", "{a: [b, *b, *?]}"),
    ])
  func aliases(text: String, mark: String, shape: String) {
    let tree = parsed(text)
    #expect(marks(text) == [mark])
    #expect(outlines(text) == [shape])
    #expect(tree.nodes.indices.filter { tree.isFaulty(NodeIndex(raw: Int32($0))) }.count == 1)
  }

  @Test("a cycle points back at its anchor")
  func cycle() {
    let tree = parsed("a: &loop\n  b: *loop\n")
    #expect(tree.faults.map(\.kind) == [.anchorWithinItself("loop")])
    #expect(tree.faults.first?.related.map { tree.source.text(in: $0) } == "&loop")
  }

  @Test("that bring in more and more are stopped once")
  func budget() {
    let lines = (1..<5000).map { "m\($0): &m\($0) {<<: *m\($0 - 1), k\($0): 1}\n" }.joined()
    let tree = parsed("m0: &m0 {k0: 1}\n" + lines)
    #expect(tree.faults.map(\.kind) == [.tooManyMerges])
    #expect(tree.mergedEntries.count <= 100 * tree.nodes.count)
    let few = (0..<300).map { "c\($0): {<<: *f}\n" }.joined()
    let keys = (0..<100).map { "k\($0): 1" }.joined(separator: ", ")
    #expect(parsed("f: &f {\(keys)}\n" + few).faults.isEmpty)
  }
}
