import Testing
import YAMLTree

@Suite("A hostile text")
struct HostileTextTests {
  @Test(
    "that nests without end is refused where it is too deep",
    arguments: [
      (String(repeating: "[", count: 1_000_000), 128),
      (String(repeating: "{", count: 1_000_000), 128),
      (String(repeating: "- ", count: 100_000), 256),
      (String(repeating: "? ", count: 100_000), 256),
      (String(repeating: "{a: 1, b: ", count: 1000), 1280),
    ] as [(String, UInt32)])
  func deep(text: String, offset: UInt32) {
    let clock = ContinuousClock()
    var faults: [YAMLFault] = []
    let time = clock.measure { faults = parsed(text).faults }
    #expect(faults.map(\.kind) == [.tooDeep])
    #expect(faults.map(\.range.start) == [offset])
    #expect(time < .milliseconds(500))
  }

  @Test("may nest 128 levels deep")
  func deepest() {
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(parsed(text).faults.isEmpty)
    #expect(parsed("[" + text + "]").faults.map(\.kind) == [.tooDeep])
  }

  @Test(
    "costs no more than its length",
    arguments: [
      bomb,
      String(repeating: "a: 1\n", count: 30_000),
      "a: [ max(" + String(repeating: "1,", count: 50_000) + "]",
      "a: { b: max(" + String(repeating: "1,", count: 50_000) + "}",
      String(repeating: "- *a\n", count: 30_000),
      anchors,
      "a: 1 " + String(repeating: "# cornerlint: ", count: 30_000),
      "a: '" + String(repeating: "# cornerlint: ", count: 30_000) + "'",
      String(repeating: "---\n", count: 30_000),
      "a:\n" + String(repeating: "\n", count: 500_000) + "b: 1",
      String(repeating: "\0", count: 300_000),
    ] as [String])
  func length(text: String) {
    let time = ContinuousClock().measure {
      let tree = parsed(text)
      _ = CommentScan(tree).comments().count
    }
    #expect(time < .seconds(5))
  }

  static let anchors = (0..<20_000).map { "k\($0): &a\($0) x\nl\($0): *a\($0)\n" }.joined()

  static let bomb =
    "a: &a [1,1,1,1,1,1,1,1,1]\n"
    + zip("abcdefgh", "bcdefghi").map { inner, outer in
      "\(outer): &\(outer) [\(Array(repeating: "*\(inner)", count: 9).joined(separator: ","))]\n"
    }.joined()

  @Test("never traps, wherever it is cut off or damaged", arguments: [yaml, json])
  func damaged(text: String) {
    let bytes = Array(text.utf8)
    for cut in bytes.indices {
      check(Array(bytes[..<cut]))
      check(Array(bytes[cut...]))
      for byte in [
        0x00, 0x09, 0x0A, 0x0D, 0x22, 0x26, 0x2D, 0x2F, 0x3A, 0x5B, 0x5C, 0x7D, 0x7F, 0xC3, 0xFF,
      ]
        as [UInt8]
      {
        var damaged = bytes
        damaged[cut] = byte
        check(damaged)
      }
    }
  }

  static let yaml = """
    \u{FEFF}%YAML 1.1
    --- # é cornerlint: x
    a: &x { b: max(1, 2), "c\\x41": [é, 'it''s', {d}] }
    e: |2-
        block

    f: >+
     folded
    <<: [*x, {g: 1}]
    ? - h
    : *y
    i: !foo &z "q
      r"
    {map}: 1
    ...
    ---
    j: !!str
    j: {k} - {l}
    """

  static let json = #"""
    \#t{"a\ud83d\ude00": [1, "é\\\ud834\uDD1E", '\ud83d\ude00', max(a, 2)],\#t
    "b\#u{2028}": "\#u{7F}", "c": -1e5, // d
    "d": /* e */ "\ud83d"}\#t
    """#

  private func check(_ bytes: [UInt8]) {
    let tree = parsed(bytes)
    let count = UInt32(bytes.count)
    #expect(tree.faults.allSatisfy { $0.range.end <= count && !$0.sentence.isEmpty })
    #expect(tree.nodes.allSatisfy { $0.start <= $0.end && $0.end <= count })
    for document in tree.documents { _ = outline(tree, document) }
    _ = CommentScan(tree).comments()
  }
}
