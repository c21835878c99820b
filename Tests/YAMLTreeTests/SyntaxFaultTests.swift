import Diagnostics
import Testing
import YAMLTree

@Suite("A syntax error")
struct SyntaxFaultTests {
  /// A broken text, what is said about it, and the text that is marked.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let kind: YAMLFault.Kind
    let mark: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ kind: YAMLFault.Kind, _ mark: String) {
      self.text = text
      self.kind = kind
      self.mark = mark
    }
  }

  static let cases = [
    Case("a:\n\tb: 1\n", .tabInIndentation, "\t"),
    Case("a:\n  b: 1\n\tc: 1\n", .tabInIndentation, "\t"),
    Case("a: @x\n", .reservedCharacter("@"), "@"),
    Case("a: `x`\n", .reservedCharacter("`"), "`"),
    Case("a: %x\n", .reservedCharacter("%"), "%"),
    Case("a: 1\n%b: 2\n", .percentAtLineStart, "%"),
    Case("a: \"b\nc: d\n", .unclosedQuote("\""), "\""),
    Case("a: \"b\nc: \"d\"\n", .unclosedQuote("\""), "\""),
    Case("a: 'b\nc: 1\n", .unclosedQuote("'"), "'"),
    Case("a: { b: 1\nc: 2\n", .unclosedBracket("{"), "{"),
    Case("a: [1, 2\n", .unclosedBracket("["), "["),
    Case("a: { b: 1 c: 2 }\n", .missingComma(closing: "}"), "c:"),
    Case("a: [1, 2}\n", .missingComma(closing: "]"), "}"),
    Case("a: [1, , 2]\n", .missingValue(before: ","), ","),
    Case("a: ]\n", .missingValue(before: "]"), "]"),
    Case("a: {b: 1}}\n", .textAfterValue, "}"),
    Case("a: \"b\" c # d\n", .textAfterValue, "c"),
    Case("a:\n  inner:16\n  map: 28\n", .missingSpaceAfterColon, "inner:16"),
    Case("corners:16\nb: 1\n", .missingSpaceAfterColon, "corners:16"),
    Case("a: 1\nb:2\n", .missingSpaceAfterColon, "b:2"),
    Case("corners\n  a: 1\n", .missingColon, "corners"),
    Case("a: 1\nb\nc: 2\n", .missingColon, "b"),
    Case("a: b: c # d\n", .secondColon(value: "b: c"), "b: c"),
    Case("a: 1\n  b: 2\n", .unevenIndentation, "b"),
    Case("  a: 1\nb: 2\n", .unevenIndentation, "b"),
    Case("a:\n    b: 1\n  c: 2\n", .unevenIndentation, "c"),
    Case("a: 1\n- b\n", .listAmongKeys, "-"),
    Case("- a\nb: 1\n", .keyAmongList, "b"),
    Case("a:\n  - b\n  c: 1\n", .keyAmongList, "c"),
    Case("a: - b\n", .listBesideKey, "-"),
    Case("a: * b\n", .badAnchorName, "*"),
    Case("a: \"C:\\path\"\n", .unknownEscape, "\\p"),
    Case("...\n", .lonelyDocumentEnd, "..."),
    Case("a: 1\n...\nb: 2\n", .textAfterDocumentEnd, "b:"),
    Case("a: !e!x 3\n", .unknownTag("!e!x"), "!e!x"),
  ]

  @Test("is explained and located", arguments: cases)
  func explained(given: Case) {
    for front in ["", "\u{FEFF}", "# 🙂 é\n"] {
      let tree = parsed(front + given.text)
      #expect(tree.faults.map(\.kind) == [given.kind])
      #expect(tree.faults.map { tree.source.text(in: $0.range) } == [given.mark])
      #expect(tree.faults.allSatisfy { !$0.sentence.isEmpty && !$0.help.isEmpty })
    }
  }

  @Test("is located behind CRLF", arguments: cases)
  func behindCRLF(given: Case) {
    let tree = parsed(given.text.split(separator: "\n").joined(separator: "\r\n"))
    #expect(tree.faults.map(\.kind) == [given.kind])
    #expect(tree.faults.map { tree.source.text(in: $0.range) } == [given.mark])
  }

  @Test(
    "of a value in braces shows the value in quotes",
    arguments: [
      ("a: {map} - {inset}\n", "{map} - {inset}"), ("a: {map} * {inset} # c\n", "{map} * {inset}"),
      ("a: {map} + 4", "{map} + 4"), ("a: {map} / 2\r\nb: 1\r\n", "{map} / 2"),
      ("a: {map} > 4\nb: 1\n", "{map} > 4"), ("a: {map} % 4\n", "{map} % 4"),
      ("- {map} ? 1 : 2\n", "{map} ? 1 : 2"), ("a:\n  - {map}-{inset}\n", "{map}-{inset}"),
      ("a: { b: {map} - {inset}, c: 1 }\n", "{map} - {inset}"),
      ("a: { b: 2 * {map}, c: 1 }\n", "2 * {map}"),
      ("a: { b: max({map}, 2), c: 1 }\n", "max({map}, 2)"), ("é: {ü} - 1\n", "{ü} - 1"),
    ])
  func braces(text: String, value: String) {
    let tree = parsed(text)
    #expect(tree.faults.map(\.kind) == [.unquotedBraces(value: value)])
    #expect(tree.faults.map { tree.source.text(in: $0.range) } == [value])
    #expect(tree.faults.map(\.help) == ["write it in quotes: \"\(value)\""])
  }

  @Test(
    "in the bytes themselves is located",
    arguments: [
      (Array("é: ".utf8) + [0xE9, 0x0A], .notUTF8, 4, 5),
      ([0xEF, 0xBB, 0xBF] + Array("a: ".utf8) + [0xFF], .notUTF8, 6, 7),
      (Array("a: ".utf8) + [0xE5, 0x86], .notUTF8, 3, 4),
      (Array("a: b".utf8) + [0x00, 0x63], .forbiddenCharacter(0), 4, 5),
      (Array("é: \u{7}".utf8), .forbiddenCharacter(7), 4, 5),
      (Array("a: \u{80}".utf8), .forbiddenCharacter(0x80), 3, 5),
      ([0xFF, 0xFE, 0x61, 0x00], .utf16, 0, 2), ([0xFE, 0xFF, 0x00, 0x61], .utf16, 0, 2),
      ([0x61, 0x00, 0x3A, 0x00, 0x0A, 0x00], .utf16, 0, 2),
      ([0x00, 0x61, 0x00, 0x3A], .utf16, 0, 2), ([0x00], .forbiddenCharacter(0), 0, 1),
    ] as [([UInt8], YAMLFault.Kind, Int, Int)])
  func bytes(bytes: [UInt8], kind: YAMLFault.Kind, start: Int, end: Int) {
    let tree = parsed(bytes)
    #expect(tree.faults.map(\.kind) == [kind])
    #expect(tree.faults.map(\.range) == [ByteRange(start, end)])
    #expect(tree.documents.isEmpty)
  }

  @Test("breaks its own document and leaves those before it")
  func documentsBefore() {
    let tree = parsed("a: 1\na: 2\n---\nb: 1\nb: 2\nc: @\n---\nd: 1\n")
    #expect(tree.documents.map { outline(tree, $0) } == ["{a: 1}"])
    #expect(tree.faults.map(\.rule) == [.duplicateKey, .yamlSyntax])
    #expect(tree.nodes.count == 5)
    #expect(tree.intactEnd < 14)
  }

  @Test(
    "of tags is reported where the tag is and harms nothing else",
    arguments: [
      ("a: !size 4\n", "!size"), ("a: !!set {b}\n", "!!set"), ("!foo a: 4\n", "!foo"),
      ("a: &x !size 4\n", "!size"), ("a: !<x:y,z> 4\n", "!<x:y,z>"), ("a: [!size ]\n", "!size"),
    ])
  func tags(text: String, tag: String) {
    #expect(marks(text) == ["invalid-value: \(tag)"])
    #expect(parsed(text).documents.count == 1)
  }
}
