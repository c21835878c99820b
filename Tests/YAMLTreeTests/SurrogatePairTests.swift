import Diagnostics
import Testing
import YAMLTree

@Suite("Two escapes for one character")
struct SurrogatePairTests {
  /// A text, and its scalars in order: as they are written, and what they mean.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let scalars: [String]
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ scalars: String...) {
      self.text = text
      self.scalars = scalars
    }
  }

  static let cases = [
    Case(#"{"\ud83d\ude00": "a", "b": 1}"#, #""\ud83d\ude00" 😀"#, #""a" a"#, #""b" b"#, "1 1"),
    Case(#"{"a": "\ud83d\ude00", "b": 1}"#, #""a" a"#, #""\ud83d\ude00" 😀"#, #""b" b"#, "1 1"),
    Case(
      #"["x\ud83d\ude00y\uD83D\uDE00", "\ud834\uDD1e", z, 'é']"#,
      #""x\ud83d\ude00y\uD83D\uDE00" x😀y😀"#, #""\ud834\uDD1e" 𝄞"#, "z z", "'é' é"),
    Case(#"["a", "\ud83d\ude00"]"#, #""a" a"#, #""\ud83d\ude00" 😀"#),
    Case(#""\ud83d\ude00""#, #""\ud83d\ude00" 😀"#),
    Case(
      #"["\\ud83d", "\\\ud83d\ude00", "\\\\ud83d\\ude00", z]"#, #""\\ud83d" \ud83d"#,
      #""\\\ud83d\ude00" \😀"#, #""\\\\ud83d\\ude00" \\ud83d\ude00"#, "z z"),
    Case(
      #"["\ud83d\ude00", '\ud83d\ude00', \ud83d\ude00, {a: "\ud83d\ude00" } ]"#,
      #""\ud83d\ude00" 😀"#, #"'\ud83d\ude00' \ud83d\ude00"#, #"\ud83d\ude00 \ud83d\ude00"#, "a a",
      #""\ud83d\ude00" 😀"#),
    Case(
      "é: |  # \\ud83d\\ude00\n  \\ud83d\\ude00\nb: \"\\ud83d\\ude00\" # \\ud83d\\ude00\nc: d\n",
      "é é", "|  # \\ud83d\\ude00\n  \\ud83d\\ude00 \\ud83d\\ude00\n", "b b",
      #""\ud83d\ude00" 😀"#, "c c", "d d"),
    Case(
      "a: \"\\ud83d\\ude00\"\nb: \"\u{7F}\u{2028}\"\nc: [\"é\", x y]\n", "a a",
      #""\ud83d\ude00" 😀"#, "b b", "\"\u{7F}\u{2028}\" \u{7F}\u{2028}", "c c", "\"é\" é",
      "x y x y"),
    Case(
      "&a \"\\ud83d\\ude00\": !!str \"b\\ud83d\\ude00\nc\"\nd: 'e''f'\n", #""\ud83d\ude00" 😀"#,
      "\"b\\ud83d\\ude00\nc\" b😀 c", "d d", "'e''f' e'f"),
  ]

  @Test("is decoded, and all places are those of the text", arguments: cases)
  func places(given: Case) {
    for front in ["", "\u{FEFF}", "# 🙂 \\ud83d\\ude00 é\n", "---\n"] {
      let tree = parsed(front + given.text)
      #expect(tree.faults.isEmpty)
      let scalars = tree.nodes.indices.map { NodeIndex(raw: Int32($0)) }
        .filter { tree.kind($0) == .scalar }
        .map { tree.source.text(in: tree.range($0)) + " " + tree.string($0) }
      #expect(scalars == given.scalars)
      #expect(tree.isIntact)
    }
  }

  @Test("has the same effect as the character itself", arguments: cases)
  func same(given: Case) {
    let text = given.text.replacing("\"\\ud83d\\ude00", with: "\"😀")
    #expect(outlines(text) == outlines(given.text))
  }

  @Test(
    "does not move what is wrong behind it",
    arguments: [
      ("[é, \"\\ud83d\\ude00 é\u{7F} \\ud83d\\ude00", "\""),
      ("[\"\\ud83d\\ude00\", @]", "@"), ("[\"\\ud83d\\ude00\",\n\"é\\ud83d\\ude00\", @]", "@"),
      ("a: \"\\ud83d\\ude00\" é # b\nc: @\n", "é"), ("a: \"\\ud83d\\ude00\"\nc: @\n", "@"),
      ("{\"\\ud83d\\ude00\": 1, \"b\": \"\\q\"}", "\\q"),
      ("{\"\\ud83d\\ude00\": 1, \"b\": \"c", "\""), ("[\"\\ud83d\\ude00\", 1, '\u{7F}']", "\u{7F}"),
      ("- \"\\ud83d\\ude00\"\n- &a\n- *é\n", "*"),
      ("[\"\\ud83d\\ude00\", \"\\u0001\u{1}\"]", "\u{1}"),
      ("[\"\\ud83d\\ude00\", {\"a\": 1, \"a\": 2}]", "\"a\""),
      ("[\"\\ud83d\\ude00\", max(a, 20), b]", "max(a, 20)"),
      ("- [\"\\ud83d\\ude00\", *b]", "*b"), ("a: \"\\ud83d\\ude00\"\nb: !size 4\n", "!size"),
      ("a: \"\\ud83d\\ude00\"\nb: &é 4\n", "&"),
    ])
  func faults(text: String, mark: String) {
    for front in ["", "\u{FEFF}", "# 🙂 \\ud83d\\ude00 é\n"] {
      let tree = parsed(front + text)
      #expect(tree.faults.map { tree.source.text(in: $0.range) } == [mark])
    }
  }

  @Test(
    "is reported where one of them is missing",
    arguments: [
      (#"["\ud83d"]"#, #"\ud83d"#), (#"["\ude00"]"#, #"\ude00"#),
      (#"{"\ud83dx\ude00": 1}"#, #"\ud83d"#), (#"["a\ude00\ud83d"]"#, #"\ude00"#),
      (#"["\ud83d\ude00", "é\uD83D\ud83d\ude00"]"#, #"\uD83D"#),
      (#"["\ud83d\ude00\ude00"]"#, #"\ude00"#), (#"["\ud83d\\ude00"]"#, #"\ud83d"#),
      (#"["\ud83d\u00e9"]"#, #"\ud83d"#), (#"["\\ud83d\ude00"]"#, #"\ude00"#),
      (#"a: "\\\ud83d" # b"#, #"\ud83d"#),
      (#"["\ud83d\ude0"]"#, #"\ud83d"#), (#"["\U0000D83D\U0000DE00"]"#, #"\U0000D83D"#),
      ("[\"\u{7F}\\ud83d\"]", #"\ud83d"#), ("{\"a\":\n\t\"\\ud83d\\ude00 \\udbff\" }", #"\udbff"#),
    ])
  func half(text: String, escape: String) {
    for front in ["", "\u{FEFF}", "# 🙂 \\ud83d\\ude00 é\n"] {
      let tree = parsed(front + text)
      #expect(tree.faults.map(\.kind) == [.halfCharacter(escape)])
      #expect(tree.faults.map(\.rule) == [.yamlSyntax])
      #expect(tree.faults.map { tree.source.text(in: $0.range) } == [escape])
    }
  }

  @Test("leaves the documents before a fault as they are written")
  func documents() {
    let text = "a: '\\ud83d\\ude00'\n---\nb: \"\\ud83d\\ude00\"\n---\nc: \"\\ud83d\\ude00\" d\n"
    #expect(outlines(text) == [#"{a: '\ud83d\ude00'}"#, "{b: \"😀\"}"])
    #expect(marks(text) == ["yaml-syntax: d"])
  }

  @Test("costs no more than the length of the text")
  func length() {
    let time = ContinuousClock().measure {
      let pairs = String(repeating: #""\ud83d\ude00", '\ud83d\ude00', "#, count: 10_000)
      #expect(parsed("[\(pairs)]").nodes.count == 20_001)
      #expect(parsed("[\"\(String(repeating: "\u{7F}", count: 60_000))\"]").faults.isEmpty)
      #expect(!parsed("[\(String(repeating: "x /*, \u{7F} ", count: 15_000))").faults.isEmpty)
      #expect(parsed("[1\(String(repeating: ", x /*", count: 15_000))]").faults.isEmpty)
      #expect(!parsed(String(repeating: "\t/**/", count: 50_000)).faults.isEmpty)
    }
    #expect(time < .seconds(5))
  }
}
