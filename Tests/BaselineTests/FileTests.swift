import Baseline
import Diagnostics
import Testing

@Suite("The file of a baseline")
struct FileTests {
  private func text(_ baseline: Baseline) -> String {
    String(decoding: baseline.text, as: UTF8.self)
  }

  private func read(_ text: String) throws(BaselineFault) -> Baseline {
    try Baseline.read(SourceText(path: "known.json", text: text))
  }

  @Test("has one entry a line, by path, component, rule and text")
  func written() {
    let baseline = RunSketch.baseline(
      RunSketch.file("b.yaml", ["r card 24"]),
      RunSketch.file("a.yaml", ["r tile 8", "r card/photo 9", "r card 9", "q card 10", "r card 9"]))
    #expect(
      text(baseline) == """
        {"version": 1, "entries": [
        {"path": "a.yaml", "component": "card", "rule": "q", "text": "10", "count": 1},
        {"path": "a.yaml", "component": "card", "rule": "r", "text": "9", "count": 2},
        {"path": "a.yaml", "component": "card/photo", "rule": "r", "text": "9", "count": 1},
        {"path": "a.yaml", "component": "tile", "rule": "r", "text": "8", "count": 1},
        {"path": "b.yaml", "component": "card", "rule": "r", "text": "24", "count": 1}
        ]}

        """)
    #expect(text(Baseline([])) == "{\"version\": 1, \"entries\": [\n]}\n")
  }

  @Test(
    "reads back what was written",
    arguments: [
      "plain", "\"quoted\" \\ and 'so'", "tab\tand\u{0}\u{1}\u{7F}\u{85}\u{9F}", "größe 写 🙂",
      "a \u{2028} b \u{2029} c", "\u{FEFF}x\u{FFFE}y\u{FFFF}", "{ a: 1, b: [ 2 ] } # no comment",
      String(repeating: "long ", count: 400),
    ])
  func roundTrip(text: String) throws {
    let key = ViolationKey(rule: "r", path: Array("p/\(text)".utf8), component: text, text: text)
    let baseline = Baseline([BaselineEntry(key: key, count: 7)])
    let again = try Baseline.read(SourceText(pathBytes: [], bytes: baseline.text))
    #expect(again.entries == baseline.entries)
    #expect(again.text == baseline.text)
  }

  @Test("keeps paths that are no UTF-8", arguments: 1...5)
  func pathBytes(length: Int) throws {
    let path = [UInt8](repeating: 0xFF, count: length) + [0x61, 0xFA]
    let baseline = RunSketch.baseline(RunSketch.file(bytes: path, ["r card 24"]))
    #expect(text(baseline).contains("\"pathBytes\": \""))
    let again = try Baseline.read(SourceText(pathBytes: [], bytes: baseline.text))
    #expect(again.entries == baseline.entries)
  }

  @Test("reads an entry that two branches added as both, and a comma that a merge left")
  func merged() throws {
    let line = #"{"path": "a", "component": "c", "rule": "r", "text": "9", "count": 2},"#
    let baseline = try read("{\"version\": 1, \"entries\": [\n\(line)\n\(line)\n]}\r\n")
    #expect(baseline.entries.map(\.count) == [4])
  }

  @Test("reads entries in any order and over several lines")
  func formatted() throws {
    let file = """
      {
        "entries": [
          { "count": 1, "text": "9", "rule": "r", "component": "", "path": "b" },
          { "path": "a",
            "component": "", "rule": "r", "text": "9", "count": 1 }
        ],
        "version": 1
      }
      """
    #expect(try read(file).entries.map(\.key.path) == [[0x61], [0x62]])
  }

  @Test(
    "says what is wrong with it and where",
    arguments: [
      ("", "1:1: this is no baseline"),
      ("corners:\n  inner: 8\n", "1:1: this is no baseline"),
      ("[]", "1:1: this is no baseline"),
      ("{}", "1:1: this is no baseline"),
      ("{\"version\": 1}", "1:1: the key `entries` is missing"),
      ("{\"entries\": []}", "1:1: the key `version` is missing"),
      ("{\"version\": 2, \"entries\": []}", "1:13: this baseline has version 2, and"),
      ("{\"version\": \"1\", \"entries\": []}", "1:13: `version` must be the number 1"),
      ("{\"version\": 1, \"entries\": {}}", "1:27: `entries` must be a list"),
      ("{\"version\": 1, \"entries\": [7]}", "1:28: `entries` must be a list of entries in braces"),
      (
        "{\"version\": 1, \"entires\": []}",
        "1:16: `entires` means nothing here; did you mean `entries`?"
      ),
      (
        "{\"version\": 1, \"entries\": [{}",
        "1:27: this bracket ([) is never closed; add `]` at the end"
      ),
      (
        "{\"version\": 1, \"entries\": [\n<<<<<<< HEAD\n{},\n=======\n>>>>>>> x\n]}",
        "2:1: a merge left both sides here"
      ),
    ])
  func faults(_ file: String, _ expected: String) {
    #expect(fault(file).hasPrefix(expected), "\(fault(file))")
  }

  @Test(
    "says what is wrong with an entry",
    arguments: [
      (#""path": "a","#, "", "2:1: the key `path` is missing"),
      (#""component": "c","#, "", "2:1: the key `component` is missing"),
      (#""rule": "r","#, "", "2:1: the key `rule` is missing"),
      (#""text": "9","#, "", "2:1: the key `text` is missing"),
      (#", "count": 2"#, "", "2:1: the key `count` is missing"),
      (#""count": 2"#, #""count": 0"#, "2:68: `count` is a whole number from 1 on, not `0`"),
      (#""count": 2"#, #""count": -3"#, "2:68: `count` is a whole number from 1 on, not `-3`"),
      (
        #""count": 2"#, #""count": 99999999999999999999"#,
        "2:68: `count` is a whole number from 1 on, not `99999999999999999999`"
      ),
      (#""count": 2"#, #""count": "2""#, "2:68: `count` must be a whole number from 1 on"),
      (#""count": 2"#, #""count": 2.5"#, "2:68: `count` must be a whole number from 1 on"),
      (#""rule": "r""#, #""rule": 7"#, "2:41: `rule` must be a text in quotes"),
      (#""rule": "r""#, #""rule": ["r"]"#, "2:41: `rule` must be a text in quotes"),
      (#""rule""#, #""rules""#, "2:33: `rules` means nothing here; did you mean `rule`?"),
      (#""path": "a""#, #""path": "a", "pathBytes": "!""#, "2:28: `pathBytes` must be"),
      (#""path": "a""#, #""path": "a", "path": "b""#, "2:15: key `path` stands twice"),
    ])
  func entryFaults(_ part: String, _ replacement: String, _ expected: String) throws {
    let entry = #"{"path": "a", "component": "c", "rule": "r", "text": "9", "count": 2}"#
    let range = try #require(entry.firstRange(of: part))
    let broken = String(entry[..<range.lowerBound]) + replacement + entry[range.upperBound...]
    let found = fault("{\"version\": 1, \"entries\": [\n\(broken)\n]}\n")
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test("never traps on a count of any size")
  func largeCounts() throws {
    let line =
      #"{"path": "a", "component": "c", "rule": "r", "text": "9", "count": 9223372036854775807}"#
    let baseline = try read("{\"version\": 1, \"entries\": [\(line), \(line)]}")
    #expect(baseline.entries.map(\.count) == [.max])
    let same = RunSketch.file("a", ["r c 9"])
    #expect(RunSketch.match(baseline, [same]).knownCount == 1)
    let new = RunSketch.file("b", ["r c 9"])
    #expect(RunSketch.match(baseline, [new]).renames.isEmpty)
    let two = Baseline(
      baseline.entries + RunSketch.baseline(RunSketch.file("a", ["q c 1"])).entries)
    let edited = RunSketch.file("b", ["r c 9", "r d 9"])
    #expect(RunSketch.match(two, [edited]).knownCount == 0)
    #expect(!RunSketch.match(two, [edited]).updated.entries.isEmpty)
  }

  private func fault(_ file: String) -> String {
    do throws(BaselineFault) {
      _ = try read(file)
      return "no fault"
    } catch {
      return "\(error.position.line):\(error.position.column): \(error.sentence)"
    }
  }
}
