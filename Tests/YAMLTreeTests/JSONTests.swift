import Diagnostics
import Testing
import YAMLTree

@Suite("JSON")
struct JSONTests {
  /// All keys and values of a text, down to the last, each as `path = value`.
  private func pairs(_ tree: YAMLTree) -> [String] {
    var found: [String] = []
    var open = tree.documents.map { (path: "", node: $0) }
    while let (path, node) = open.popLast() {
      switch tree.kind(node) {
      case .scalar: found.append("\(path) = \(tree.string(node))")
      case .mapping:
        if tree.entryCount(node) == 0 { found.append("\(path) = {}") }
        open += tree.entries(of: node).map { (path + "/" + tree.string($0.key), $0.value) }
          .reversed()
      case .sequence:
        if tree.entryCount(node) == 0 { found.append("\(path) = []") }
        open += tree.items(of: node).enumerated().map { ("\(path)/\($0.offset)", $0.element) }
          .reversed()
      case .alias: found.append("\(path) = *")
      }
    }
    return found
  }

  @Test(
    "is read with all that YAML 1.1 has not",
    arguments: [
      (#"{"a": "\/\b\f\n\r\t\"\\"}"#, ["/a = /\u{8}\u{C}\n\r\t\"\\"]),
      (#"{"a": "x\u0000y", "b": "\u00e9\u00C9"}"#, ["/a = x\0y", "/b = éÉ"]),
      (#"{"a":1,"b":[2,3],"c":{"d":"e"}}"#, ["/a = 1", "/b/0 = 2", "/b/1 = 3", "/c/d = e"]),
      (#"{"a" : 1 , "b"  :  "c" }"#, ["/a = 1", "/b = c"]),
      ("\t{\t\"a\"\t:\t1\t,\n\t\"b\"\t:\t[\t1\t,\t2\t]\t}\t", ["/a = 1", "/b/0 = 1", "/b/1 = 2"]),
      ("\t\n \t[1]\n\t\n", ["/0 = 1"]), ("\n\n\t\t{\"a\": 1}\r\n\t", ["/a = 1"]),
      ("{\r\n\t\"a\": 1,\r\n\t\"b\": \"c\"\r\n}\r\n\t\r\n", ["/a = 1", "/b = c"]),
      ("{}", [" = {}"]), ("[ ]\n", [" = []"]), (#"{"a": {}, "b": []}"#, ["/a = {}", "/b = []"]),
      ("{\"a\": \"x\u{7F}y\"}", ["/a = x\u{7F}y"]), ("{\"\u{7F}\": 1}", ["/\u{7F} = 1"]),
      (
        "{\"a\": \"\u{80}\u{9F}\u{FFFF}\u{FFFE}\u{FEFF}\"}",
        ["/a = \u{80}\u{9F}\u{FFFF}\u{FFFE}\u{FEFF}"]
      ),
      ("{\"a\": \"x\u{2028}y\u{2029}z\"}", ["/a = x\u{2028}y\u{2029}z"]),
      (
        "{\"x\u{2028}y\": 1, \"\u{85}\": \"\u{2029} z\"}",
        ["/x\u{2028}y = 1", "/\u{85} = \u{2029} z"]
      ),
      (
        ##"{"a": "x#y", "b": "# z", "c": [1 ,"#"]}"##,
        ["/a = x#y", "/b = # z", "/c/0 = 1", "/c/1 = #"]
      ),
      ("{\"a\": \"x\"# c\n, \"b\": 1 # d\n}", ["/a = x", "/b = 1"]),
      (
        #"{"a": 1E5, "b": -0.5e-3, "c": -1, "d": 0, "e": [-2.50,1e+2]}"#,
        ["/a = 1E5", "/b = -0.5e-3", "/c = -1", "/d = 0", "/e/0 = -2.50", "/e/1 = 1e+2"]
      ),
      (#"{"a": null, "b": true, "c": [false]}"#, ["/a = null", "/b = true", "/c/0 = false"]),
      (#"{"a": [1, 2,], "b": 3,}"#, ["/a/0 = 1", "/a/1 = 2", "/b = 3"]),
      (
        #"{"": 1, "a b": "http://c/d", "{e.f}": "{g.h}"}"#,
        ["/ = 1", "/a b = http://c/d", "/{e.f} = {g.h}"]
      ),
      (
        #"{"a": "//b", "c": "/* d */", "e": "x // y"}"#,
        ["/a = //b", "/c = /* d */", "/e = x // y"]
      ),
      (
        #"["\ud83d\ude00", "\uD83D\uDE00", "\\ud83d", "\ud800\udc00\udbff\udfff"]"#,
        ["/0 = 😀", "/1 = 😀", "/2 = \\ud83d", "/3 = \u{10000}\u{10FFFF}"]
      ),
      ("\"\\ud83d\\ude00\"", [" = 😀"]), ("12", [" = 12"]),
    ] as [(String, [String])])
  func values(text: String, expected: [String]) {
    for front in ["", "\u{FEFF}"] {
      let tree = parsed(front + text)
      #expect(tree.faults.isEmpty)
      #expect(pairs(tree).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
      #expect(tree.isIntact)
    }
  }

  @Test("reports keys that stand twice, however they are written")
  func duplicates() {
    #expect(marks(#"{"a": 1, "b": 2, "a": 3}"#) == [#"duplicate-key: "a""#])
    #expect(marks(#"{"😀": 1, "\ud83d\ude00": 3}"#) == [#"duplicate-key: "\ud83d\ude00""#])
  }

  @Test("may be nested 128 levels deep", arguments: [(#"{"a":"#, "}"), ("[", "]")])
  func depth(open: String, close: String) {
    let deepest =
      String(repeating: open, count: 128) + "\t0" + String(repeating: close, count: 128)
    #expect(parsed(deepest).faults.isEmpty)
    #expect(parsed("[\"\\ud83d\\ude00\", \(deepest)]").faults.map(\.kind) == [.tooDeep])
  }

  @Test(
    "with comments is told so, at the first of them",
    arguments: [
      ("{\"a\": 1 // b\n}", "// b"), ("{\"a\": 1, // b  \r\n \"c\": 2\r\n}", "// b"),
      ("{ // b\n \"a\": 1, /* c */\n \"d\": 2}", "// b"), ("// a\n{}", "// a"),
      ("/* a */ {\"b\": 1}", "/* a */"), ("// a\n{\n\t\"b\": 1}", "// a"),
      ("{\"a\": \"b\" /* c\n*/, \"d\": 2}", "/* c\n*/"),
      ("{\"a\": \"b\", /* c */ \"d\":2}", "/* c */"),
      ("{\"a\": /* b */ 1}", "/* b */"), ("{\"a\": 1, //b\n}", "//b"), ("[1, 2 //b\n]", "//b"),
      ("{\"a\": \"//\", \"b\": \"\\\"/*\", \"c\": 'd' // e\n}", "// e"), ("{\"a\": 1 //\n}", "//"),
      ("{\"é\": \"\\ud83d\\ude00\", \"b\": 1 // é\n}", "// é"), ("[\n// a\n// b\n\"c\"]", "// a"),
      ("{\"a\": 1}\n// b\n", "// b"), ("{a: 1, // b\n 'c': 2, /* d\n}", nil),
      ("{\"a\": 1, /* b\n\"c\": 2}\n", "/*"),
    ] as [(String, String?)])
  func comments(text: String, mark: String?) {
    let tree = parsed(text)
    #expect(tree.faults.count == 1)
    guard let mark else { return #expect(tree.faults.map(\.rule) == [.yamlSyntax]) }
    #expect(tree.faults.map(\.kind) == [.foreignComment(opening: String(mark.prefix(2)))])
    #expect(marks(text) == ["yaml-syntax: \(mark)"])
    #expect(!tree.isIntact)
  }

  @Test(
    "is not seen in YAML, whose values may have slashes",
    arguments: [
      "a: // b\n", "// a: 1\n", "{a: // b}\n", "[a, // b]\n", "a: 1 // b\n", "/* a */\n",
      "{\"a\": //example.com/b.svg}\n", "{\"a\": http://b/c}\n", "{\"a\": b, /* : c}\n",
      "[1, 2/3, 4//5]\n", "{\"a\": 1} # // b\n",
    ])
  func slashes(text: String) {
    #expect(parsed(text).faults.isEmpty)
  }

  @Test(
    "that is broken is explained",
    arguments: [
      ("{\"a\": \"b\"\n \"c\": 1}", .missingComma(closing: "}"), "\"c\":"),
      ("{\n\"a\": 1\n \"c\": 1}", .missingComma(closing: "}"), "\"c\":"),
      ("{\"a\"\n: 1}", .colonBelowKey, ":"), ("{\"a\": [1,\n\t2\n", .unclosedBracket("["), "["),
      ("{\"a\": 1,\n", .unclosedBracket("{"), "{"), ("{\"a\": }}", .textAfterValue, "}"),
      ("{\"a\": \"x\"\u{7F}}", .forbiddenCharacter(0x7F), "\u{7F}"),
      ("{\"a\": x\u{7F}\u{7F}\u{7F}}", .forbiddenCharacter(0x7F), "\u{7F}"),
      ("{\"\u{7F}\": '\u{7F}'}", .forbiddenCharacter(0x7F), "\u{7F}"),
      ("{\"\u{7F}\": \"\u{1}\"}", .forbiddenCharacter(1), "\u{1}"),
      ("[\"\\ud83d\\ude00\u{7F}\u{7F}\", \"\u{2}\"]", .forbiddenCharacter(2), "\u{2}"),
      ("[\"\\x4\"]", .unknownEscape, "\\x4"), ("{\"a\": \"\\u12G4\"}", .unknownEscape, "\\u12"),
      ("{\"\\U00110000\": 1}", .unknownEscape, "\\U00110000"),
    ] as [(String, YAMLFault.Kind, String)])
  func broken(text: String, kind: YAMLFault.Kind, mark: String) {
    for front in ["", "\u{FEFF}"] {
      let tree = parsed(front + text)
      #expect(tree.faults.map(\.kind) == [kind])
      #expect(tree.faults.map { tree.source.text(in: $0.range) } == [mark])
      #expect(tree.faults.allSatisfy { !$0.sentence.isEmpty && !$0.help.isEmpty })
    }
  }

  @Test("has keys of 1,024 characters at most")
  func longKeys() {
    let fits = String(repeating: "é", count: 1022)
    #expect(parsed("{\"\(fits)\": 1}").faults.isEmpty)
    #expect(parsed("{\"\(fits)\\ud83d\\ude00\": 1}").faults.map(\.kind) == [.keyTooLong])
    let long = "\"" + fits + "xyz\""
    for text in [
      "{\(long): 1}", "{\n\"a\": {\"b\": 1,\n\(long) : 1}}", "[\(long): 1]", "\(long): 1",
    ] {
      #expect(parsed(text).faults.map(\.kind) == [.keyTooLong])
      #expect(marks(text) == ["yaml-syntax: \(long)"])
    }
    let plain = fits + "xyz"
    #expect(marks("a: 1\n\(plain): 1\n") == ["yaml-syntax: \(plain)"])
    #expect(parsed("{\"a\": [\"b\", \(long)]}").faults.isEmpty)
  }
}
