import Diagnostics
import Testing
import YAMLTree

@Suite("Byte offsets")
struct OffsetTests {
  @Test("are true behind text of any width", arguments: ["a", "é", "写", "🙂", "a🙂é b", "𝄞\u{301}"])
  func widths(filler: String) {
    for length in [1, 7, 8, 9, 33, 200] {
      let long = String(repeating: filler, count: length)
      let text = "x: \"\(long)\" # \(long)\ny: { \(long): 'here' }\nz: [ \(filler), there ]\n"
      let tree = parsed(text)
      #expect(tree.faults.isEmpty)
      for (index, scalar) in tree.nodes.enumerated() where scalar.kind == .scalar {
        let node = NodeIndex(raw: Int32(index))
        let own = tree.source.text(in: tree.range(node))
        let trimmed = own.drop { $0 == "'" || $0 == "\"" }.prefix { $0 != "'" && $0 != "\"" }
        #expect(String(trimmed) == tree.string(node))
      }
    }
  }
}
