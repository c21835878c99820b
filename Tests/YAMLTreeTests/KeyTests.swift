import Testing
import YAMLTree

@Suite("Keys")
struct KeyTests {
  @Test(
    "that stand twice are reported at the second, and the first counts",
    arguments: [
      ("a: 1\nb: 2\na: 3\n", ["duplicate-key: a"], "{a: 1, b: 2}"),
      ("a: 1\n\"a\": 2\n'a': 3\n", ["duplicate-key: \"a\"", "duplicate-key: 'a'"], "{a: 1}"),
      ("a: 1\n\"\\x61\": 2\n", ["duplicate-key: \"\\x61\""], "{a: 1}"),
      ("\"\\x61\": 1\na: 2\n", ["duplicate-key: a"], "{\"a\": 1}"),
      ("{a: 1, b: 2, a: 3}", ["duplicate-key: a"], "{a: 1, b: 2}"),
      ("<<: {a: 1}\n<<: {b: 2}\n", ["duplicate-key: <<"], "{a: 1}"),
      ("a: 1\nb:\n  a: 2\n", [], "{a: 1, b: {a: 2}}"),
      ("aa: 1\nab: 2\nba: 3\nA: 4\na: 5\n", [], "{aa: 1, ab: 2, ba: 3, A: 4, a: 5}"),
      ("é: 1\n\"e\\u0301\": 2\n", [], "{é: 1, \"e\u{301}\": 2}"),
    ] as [(String, [String], String)])
  func duplicates(text: String, expected: [String], shape: String) {
    #expect(marks(text) == expected)
    #expect(outlines(text) == [shape])
  }

  @Test("point back at the first of two", arguments: [1, 5, 15, 16, 17, 40, 500])
  func many(count: Int) {
    let keys = (0..<count).map { "key\($0): \($0)\n" }.joined()
    for repeated in [0, count / 2, count - 1] {
      let tree = parsed(keys + "key\(repeated): x\n\"\\x6Bey\(repeated)\": y\nlast: z\n")
      #expect(tree.faults.count == 2)
      for fault in tree.faults {
        #expect(fault.kind == .duplicateKey("key\(repeated)"))
        #expect(fault.related.map { tree.source.text(in: $0) } == "key\(repeated)")
      }
      #expect(tree.entryCount(tree.documents[0]) == count + 1)
      #expect(tree.entries(of: tree.documents[0]).map(\.key).count == count + 1)
    }
  }

  @Test(
    "that are no names are reported and left out",
    arguments: [
      ("[a]: 1\nb: 2\n", "invalid-value: [a]"), ("{a: c}: 1\nb: 2\n", "invalid-value: {a: c}"),
      ("? - x\n: 1\nb: 2\n", "invalid-value: - x"), ("? \n: 1\nb: 2\n", "invalid-value: "),
      ("? *x\n: 1\nb: 2\n", "yaml-syntax: *x"),
    ])
  func notNames(text: String, expected: String) {
    #expect(marks(text) == [expected])
    #expect(outlines(text) == ["{b: 2}"])
  }
}
