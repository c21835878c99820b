import Diagnostics
import Testing
import YAMLTree

@Suite("The range of a node")
struct RangeTests {
  /// A text, the way to a node in it, and the text that belongs to the node.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let path: [String]
    let expected: String
    var testDescription: String { "\(path) in \(text.debugDescription)" }

    init(_ text: String, _ path: [String], _ expected: String) {
      self.text = text
      self.path = path
      self.expected = expected
    }
  }

  static let cases = [
    Case("a: 1 # c\n", ["a"], "1"),
    Case("a: two words  # c\n", ["a"], "two words"),
    Case("a: \"q\\n\" \n", ["a"], "\"q\\n\""),
    Case("a: 'it''s'\n", ["a"], "'it''s'"),
    Case("a: &x 1\n", ["a"], "1"),
    Case("a: &x !!str \"p\" # c\n", ["a"], "\"p\""),
    Case("a: !!str &x p\n", ["a"], "p"),
    Case("a: &x # c\n  p\n", ["a"], "p"),
    Case("a: &x\u{85}  p\n", ["a"], "p"),
    Case("a: !!str\u{2028}  p\n", ["a"], "p"),
    Case("a: &x\n  b: 1\n\n\n# end\n", ["a"], "b: 1"),
    Case("a: !!map # c\n  # d\n  b: 1\n", ["a"], "b: 1"),
    Case("a: &x { b: 1 } # c\n", ["a"], "{ b: 1 }"),
    Case("a: [ 1,\n  2 ]\n", ["a"], "[ 1,\n  2 ]"),
    Case("a:\n  b: 1\n  c: 2\n\n  # c\n\nd: 3\n", ["a"], "b: 1\n  c: 2"),
    Case("a:\n  b: 1", ["a"], "b: 1"),
    Case("a:\n- x\n- y # c\n\nb: 1\n", ["a"], "- x\n- y"),
    Case("a:\n  - x\n  -\n\nb: 1\n", ["a"], "- x\n  -"),
    Case("a:\n  b:\n    c:\n\n# c\nd: 1\n", ["a"], "b:\n    c:"),
    Case("a: |  # c\n  one\n\n  two\n\n\n# c\nb: 1\n", ["a"], "|  # c\n  one\n\n  two"),
    Case("a: >-\n  one\n  two\nb: 1\n", ["a"], ">-\n  one\n  two"),
    Case("a: one\n  two # c\n", ["a"], "one\n  two"),
    Case("a: [b: 1 , c]\n", ["a", "0"], "b: 1"),
    Case("é: 写真 # c\nü: ß\n", ["é"], "写真"),
    Case("é: 写真 # c\nü: { ß: 'ä' } # ö\n", ["ü"], "{ ß: 'ä' }"),
    Case("é: 写真 # c\nü: { ß: 'ä' } # ö\n", ["ü", "ß"], "'ä'"),
    Case("é: &ab \"写\\n真\"\n", ["é"], "\"写\\n真\""),
    Case("a: &x 1\n🙂: *x # c\n", ["🙂"], "*x"),
  ]

  @Test("is its own text and no more", arguments: cases)
  func range(of given: Case) {
    for text in [given.text, "\u{FEFF}" + given.text, "# 🙂\n" + given.text] {
      let tree = parsed(text)
      #expect(marked(tree, given.path) == given.expected)
    }
    let text = given.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let expected = given.expected.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(marked(parsed(text), given.path) == expected)
  }

  private func marked(_ tree: YAMLTree, _ path: [String]) -> String {
    let found = path.reduce(tree.documents.first ?? .none) { parent, name in
      if tree.kind(parent) == .sequence {
        return tree.items(of: parent).first { _ in true } ?? .none
      }
      return tree.entries(of: parent).first { tree.string($0.key) == name }?.value ?? .none
    }
    return tree.source.text(in: tree.range(found))
  }

  @Test(
    "of a value that is not there is where it would stand",
    arguments: [
      ("a:\n", 2), ("a: # c\n", 2), ("a:\n\n\n# c\nb: 1\n", 2), ("a: &x\n", 5), ("{ a: }", 4),
      ("{ a }", 3), ("{ a , b: 1 }", 3), ("{ a # :\n , b: 1 }", 3), ("{\"a\": , b: 1}", 5),
      ("? a\n\n# c:\n", 3), ("é: 1\na:\n", 8), ("a :\n", 3),
    ])
  func empty(text: String, offset: UInt32) {
    let tree = parsed(text)
    #expect(tree.range(node(tree, "a")) == ByteRange(start: offset, end: offset))
  }

  @Test(
    "of a value is in the source where it is written as it is",
    arguments: [
      ("a: plain text\n", "plain text"), ("a: \"quoted\"\n", "quoted"), ("a: 'é'\n", "é"),
      ("a: \"\\_\"\n", nil), ("a: one\n  two\n", nil), ("a: 'it''s'\n", nil), ("a: []\n", nil),
      ("a: \"x\\u00e9\"\n", nil),
    ] as [(String, String?)])
  func value(text: String, expected: String?) {
    let tree = parsed(text)
    #expect(tree.valueRange(node(tree, "a")).map { tree.source.text(in: $0) } == expected)
  }

  @Test("starts never descend from node to node")
  func order() {
    let tree = parsed("a: &x\n  b: [1, {c: d}, &y e: f]\n? g\n? [h]\ni: *x\n<<: {j: 1}\n")
    let starts = tree.nodes.map(\.start)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
