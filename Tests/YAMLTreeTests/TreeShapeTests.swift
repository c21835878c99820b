import Testing
import YAMLTree

@Suite("The tree of a text")
struct TreeShapeTests {
  @Test(
    "holds what the text says",
    arguments: [
      ("a: 1\nb: two words\n", "{a: 1, b: two words}"),
      ("a: { b: 1, c: [x, 'y'] }\n", "{a: {b: 1, c: [x, 'y']}}"),
      ("- a\n- b: 1\n  c: 2\n-\n", "[a, {b: 1, c: 2}, ]"),
      ("a:\n- x\n- y\nb: 1\n", "{a: [x, y], b: 1}"),
      ("a: |\n  one\n  two\nb: >-\n  three\n  four\n", "{a: |one\ntwo\n, b: >three four}"),
      ("a: one\n  two\n", "{a: one two}"),
      ("a\nb", "a b"),
      ("a: \"q\\n\\x41\\_\"\nb: 'it''s'\n", "{a: \"q\nA\u{A0}\", b: 'it's'}"),
      ("é: 写真 # c\nü: \"ß\"\n", "{é: 写真, ü: \"ß\"}"),
      ("a: [b: 1, c]\n", "{a: [{b: 1}, c]}"),
      ("a: {map}\n", "{a: {map: }}"),
      ("just text", "just text"),
      ("a: &x 1\nb: *x\nc: &x 2\nd: *x\n", "{a: 1, b: *1, c: 2, d: *2}"),
      ("a: !!str 1\nb: ! 2\nc: !<tag:yaml.org,2002:int> 3\n", "{a: 1, b: 2, c: 3}"),
      ("a: {b: 1\n  , c: 2}\n", "{a: {b: 1, c: 2}}"),
      ("\"<<\": 1\n", "{\"<<\": 1}"),
    ])
  func shape(text: String, expected: String) {
    #expect(outlines(text) == [expected])
    #expect(outlines("\u{FEFF}" + text) == [expected])
    #expect(outlines("# 🙂 first\n" + text) == [expected])
    #expect(parsed(text).faults.isEmpty)
  }

  @Test(
    "is the same with CRLF and with a lone CR",
    arguments: ["\r\n", "\r"])
  func lineEnds(end: String) {
    let text = ["é: 1", "b:", "  - x", "  - \"y", "    z\"", "c:", "d: 2"].joined(separator: end)
    #expect(outlines(text) == ["{é: 1, b: [x, \"y z\"], c: , d: 2}"])
  }

  @Test(
    "has a root for each document but an empty last one",
    arguments: [
      ("", []), ("# only a comment\n", []), ("---\n", []), ("--- # empty\n...\n", []),
      ("a: 1\n---\n", ["{a: 1}"]), ("a: 1\n---\nb: 2\n", ["{a: 1}", "{b: 2}"]),
      ("a: 1\n---\n---\nb: 2\n---\n", ["{a: 1}", "", "{b: 2}"]),
      ("--- ~\n", ["~"]), ("--- ''\n", ["''"]), ("%YAML 1.1\n---\na: 1\n...\n", ["{a: 1}"]),
    ] as [(String, [String])])
  func documents(text: String, expected: [String]) {
    #expect(outlines(text) == expected)
    #expect(parsed(text).faults.isEmpty)
  }

  @Test("forgets the anchors of the document before")
  func anchorsEndWithTheirDocument() {
    #expect(marks("a: &x 1\n---\nb: *x\n") == ["yaml-syntax: *x"])
  }

  @Test(
    "knows what YAML calls null",
    arguments: [
      ("", true), ("~", true), ("null", true), ("Null", true), ("NULL", true), ("''", false),
      ("\"null\"", false), ("nul", false), ("nULL", false), ("[]", false), ("0", false),
    ])
  func null(value: String, isNull: Bool) {
    let tree = parsed("a: \(value)\n")
    #expect(tree.isNull(node(tree, "a")) == isNull)
    #expect(tree.isEmptyPlain(node(tree, "a")) == value.isEmpty)
  }

  @Test(
    "recognises a name in braces that YAML took for a mapping",
    arguments: [
      ("{map}", "map"), ("{ map }", "map"), ("{radius.card}", "radius.card"),
      ("{map: }", "map"), ("{map: 1}", nil), ("{a, b}", nil), ("{}", nil), ("[map]", nil),
      ("map", nil), ("{\"map\"}", nil), ("{map: ''}", nil),
    ] as [(String, String?)])
  func braces(value: String, name: String?) {
    let tree = parsed("a: \(value)\n")
    let range = tree.singleNullEntryFlowMapping(node(tree, "a"))
    #expect(range.map { tree.source.text(in: $0) } == name)
  }

  @Test("compares values with bytes, not with equivalent characters")
  func bytes() {
    let tree = parsed("a: \"e\\u0301\"\nb: é\nc: 'é'\n")
    #expect(!tree.isScalar(node(tree, "a"), "é"))
    #expect(tree.isScalar(node(tree, "c"), "é"))
    #expect(tree.isScalar(node(tree, "b"), "é"))
    #expect(!tree.isScalar(node(tree, "b"), "e"))
    #expect(!tree.isScalar(tree.documents[0], ""))
  }

  @Test("answers for indexes outside of it")
  func outside() {
    let tree = parsed("a: 1\n")
    for index in [NodeIndex.none, NodeIndex(raw: 3), NodeIndex(raw: .max), NodeIndex(raw: .min)] {
      #expect(tree.kind(index) == .alias)
      #expect(tree.resolved(index) == index)
      #expect(tree.string(index).isEmpty)
      #expect(tree.entryCount(index) == 0)
      #expect(tree.range(index).isEmpty)
      #expect(tree.singleNullEntryFlowMapping(index) == nil)
      #expect(Array(tree.items(of: index)).isEmpty)
      #expect(tree.entries(of: index).map(\.key).isEmpty)
    }
  }

  @Test("keeps its nodes small")
  func size() {
    #expect(MemoryLayout<YAMLNode>.stride <= 24)
  }
}
