import Diagnostics
import Testing
import YAMLTree

@Suite("Front matter")
struct FrontMatterTests {
  private func source(_ text: String) -> SourceText { SourceText(path: "test.md", text: text) }

  @Test(
    "is what lies between the two lines",
    arguments: [
      ("---\na: 1\n---\n# Title\n", "a: 1\n"), ("---\na: 1\n...\ntext", "a: 1\n"),
      ("---\na: 1\n---", "a: 1\n"), ("--- \t\na: 1\n---\t \ntext\n", "a: 1\n"),
      ("---\r\na: 1\r\nb: 2\r\n---\r\ntext\r\n", "a: 1\r\nb: 2\r\n"),
      ("---\ra: 1\r---\r", "a: 1\r"),
      ("---\n---\n", ""), ("---\n\n---\n", "\n"), ("---\na: 1\n---\nb\n---\n", "a: 1\n"),
      ("---\na: ---\n ---\n----\n--- x\n...y\n---\n", "a: ---\n ---\n----\n--- x\n...y\n"),
      ("---\né: 🙂\n...", "é: 🙂\n"),
    ])
  func range(text: String, expected: String) {
    for front in ["", "\u{FEFF}"] {
      let source = source(front + text)
      #expect(FrontMatter.range(in: source).map { source.text(in: $0) } == expected)
    }
  }

  @Test(
    "is not there in other texts",
    arguments: [
      "", "-", "---", "---\n", "---\na: 1\n", "a: 1\n---\n", "\n---\na: 1\n---\n", "----\na\n---\n",
      "--- # a\nb: 1\n---\n", " ---\na: 1\n---\n", "...\na: 1\n...\n", "---a\n---\n",
      "---\na\n----",
      "---\na\n ---\n", "--",
    ])
  func none(text: String) {
    #expect(FrontMatter.range(in: source(text)) == nil)
    #expect(FrontMatter.range(in: source("\u{FEFF}" + text)) == nil)
  }

  @Test("is read without what comes after it, and in places of the whole text")
  func tree() throws {
    for front in ["", "\u{FEFF}"] {
      let text = "---\na: 1 # cornerlint: x\nb: \"\\ud83d\\ude00\"\n---\n# cornerlint: y\n@ {\n"
      let source = source(front + text)
      let range = try #require(FrontMatter.range(in: source))
      let tree = YAMLTree(parsing: source, upTo: range.end)
      #expect(tree.faults.isEmpty)
      #expect(tree.documents.map { outline(tree, $0) } == ["{a: 1, b: \"😀\"}"])
      #expect(source.text(in: tree.range(node(tree, "b"))) == #""\ud83d\ude00""#)
      #expect(tree.intactEnd == range.end)
      #expect(tree.isIntact)
      #expect(tree.source.bytes == source.bytes)
      let comments = CommentScan(tree).comments().map { source.text(in: $0.range) }
      #expect(comments == ["# cornerlint: x"])
    }
  }

  @Test("is broken where it ends, and no further")
  func broken() throws {
    let source = source("---\na: \"b\n---\n\"\n")
    let range = try #require(FrontMatter.range(in: source))
    let tree = YAMLTree(parsing: source, upTo: range.end)
    #expect(tree.faults.map(\.kind) == [.unclosedQuote("\"")])
    #expect(tree.faults.map(\.range) == [ByteRange(7, 8)])
    #expect(!tree.isIntact)
    #expect(CommentScan(tree).comments().isEmpty)
  }

  @Test("may be empty, and a text may be cut off anywhere")
  func cuts() {
    let text = "\u{FEFF}---\n[\"é\\ud83d\\ude00\u{7F}\", 'x'] // c\n---\n"
    let source = source(text)
    for end in 0...source.bytes.count + 2 {
      let tree = YAMLTree(parsing: source, upTo: UInt32(end))
      #expect(Int(tree.intactEnd) <= end)
      #expect(tree.faults.allSatisfy { Int($0.range.end) <= end })
      #expect(tree.nodes.allSatisfy { $0.start <= $0.end && Int($0.end) <= end })
      _ = CommentScan(tree).comments()
    }
    let empty = self.source("---\n---\ntext\n")
    #expect(YAMLTree(parsing: empty, upTo: 4).documents.isEmpty)
  }
}
