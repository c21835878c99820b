import Testing
import YAMLTree

@Suite("Comments with the marker")
struct CommentScanTests {
  private func found(_ text: String) -> [String] {
    let tree = parsed(text)
    return CommentScan(tree).comments().map {
      ($0.isAlone ? "alone " : "beside ") + tree.source.text(in: $0.range)
    }
  }

  @Test(
    "are found with their text",
    arguments: [
      ("# cornerlint: x\na: 1\n", ["alone # cornerlint: x"]),
      ("a: 1 # cornerlint: x  \r\nb: 2\r\n", ["beside # cornerlint: x"]),
      ("a:\n  # é cornerlint: x\n  b: 1\n", ["alone # é cornerlint: x"]),
      ("a: |  # cornerlint: x\n  text\n", ["beside # cornerlint: x"]),
      ("a: 'b' # cornerlint: x # cornerlint: y\n", ["beside # cornerlint: x # cornerlint: y"]),
      ("a: '# no' # cornerlint: x", ["beside # cornerlint: x"]),
      (
        "a: [ # cornerlint: x\n  1 # cornerlint: y\n]\n",
        ["beside # cornerlint: x", "beside # cornerlint: y"]
      ),
      ("a: >\n  text\n\n# cornerlint: x\nb: 1\n", ["alone # cornerlint: x"]),
      ("a:\n# cornerlint: x\n", ["alone # cornerlint: x"]),
      ("\u{FEFF}# cornerlint: x\n", ["alone # cornerlint: x"]),
      ("a: 1\r# cornerlint: x\rb: 2\r", ["alone # cornerlint: x"]),
    ] as [(String, [String])])
  func comments(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "are not those within a scalar, nor other comments",
    arguments: [
      "", "# comment\n", "a: '# cornerlint: x'\n", "a: \"b\n  # cornerlint: x\"\n",
      "a: |\n  # cornerlint: x\nb: 1\n", "a: |\n\n  b\n  # cornerlint: x\n", "a: x#cornerlint:y\n",
      "cornerlint: 1\n", "a: >-\n  b # cornerlint: x\n", "cornerlint: 1 # other\n",
    ])
  func scalars(text: String) {
    #expect(found(text).isEmpty)
  }

  @Test("are not looked for where the text is broken")
  func broken() {
    #expect(
      found("a: 1 # cornerlint: x\n---\nb: @ # cornerlint: y\n") == ["beside # cornerlint: x"])
  }
}
