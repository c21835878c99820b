import Diagnostics
import Testing
import YAMLTree

@Suite("Nodes that count in several places")
struct SharedNodesTests {
  @Test(
    "are what aliases lead to and what merge keys bring in",
    arguments: [
      ("a: &a 1\nb: *a\nc: 2\n", ["1"]),
      ("a: &a { b: 1 }\nc: *a\nd: 2\n", ["{ b: 1 }", "b", "1"]),
      ("a: &a 1\nb: 2\n", []),
      ("a: &a [&b 1, 2]\nc: [*a, *b, *a]\n", ["[&b 1, 2]", "1", "2"]),
      ("a: { <<: { b: 1 } }\n", ["{ b: 1 }", "b", "1"]),
      ("a: { \"<<\": 1, b: 2 }\n", []),
      ("a: &a 1\na: *a\n", ["1"]),
      ("a: &a [*a]\n", []),
    ])
  func shared(text: String, expected: [String]) {
    let tree = YAMLTree(parsing: SourceText(path: "a.yaml", text: text))
    let shared = SharedNodes(tree, document: NodeIndex(raw: 0))
    let found = tree.nodes.indices.map { NodeIndex(raw: Int32($0)) }
      .filter { shared.contains($0) && tree.kind($0) != .alias }
      .map { tree.source.text(in: tree.range($0)) }
    #expect(found == expected)
  }

  @Test("are met by what they lie in, and by what lies in them")
  func met() {
    let text = "a: [x, &b [y, z]]\nc: *b\nd: [v, w]\n"
    let tree = YAMLTree(parsing: SourceText(path: "a.yaml", text: text))
    let shared = SharedNodes(tree, document: NodeIndex(raw: 0))
    let met = tree.nodes.indices.map { NodeIndex(raw: Int32($0)) }
      .filter { shared.meet($0, of: tree) }.map { tree.source.text(in: tree.range($0)) }
    #expect(met.dropFirst() == ["[x, &b [y, z]]", "[y, z]", "y", "z"])
    #expect(!shared.contains(.none))
    #expect(!shared.meet(NodeIndex(raw: 99), of: tree))
  }

  @Test("belong to one document")
  func documents() {
    let text = "a: &a 1\nb: 2\n---\na: &a 3\nb: *a\n"
    let tree = YAMLTree(parsing: SourceText(path: "a.yaml", text: text))
    let counts = tree.documents.map { root in
      let shared = SharedNodes(tree, document: root)
      return tree.nodes.indices.count { shared.contains(NodeIndex(raw: Int32($0))) }
    }
    #expect(counts == [0, 1])
  }
}
