import Diagnostics
import Reports
import Testing

@Suite("The unified diff")
struct UnifiedDiffTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let original: String
    let changes: [(Int, Int, String)]
    let wanted: String
  }

  private func diff(
    _ original: [UInt8], _ changes: [(Int, Int, String)], path: String = "a.yaml"
  ) -> UnifiedDiff {
    UnifiedDiff(
      path: Array(path.utf8), original: original,
      changes: changes.map { TextChange(range: ByteRange($0.0, $0.1), bytes: Array($0.2.utf8)) })
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static let cases = [
    Case(
      testDescription: "a word", original: "a: 1\nb: 2\nc: 3\n", changes: [(8, 9, "7")],
      wanted: "@@ -1,3 +1,3 @@\n a: 1\n-b: 2\n+b: 7\n c: 3\n"),
    Case(
      testDescription: "a line of its own", original: "a\nb\n", changes: [(2, 2, "x\n")],
      wanted: "@@ -1,2 +1,3 @@\n a\n+x\n b\n"),
    Case(
      testDescription: "a line that goes", original: "a\nb\nc\n", changes: [(2, 4, "")],
      wanted: "@@ -1,3 +1,2 @@\n a\n-b\n c\n"),
    Case(
      testDescription: "a line end that goes", original: "a\nb\nc\n", changes: [(1, 2, "")],
      wanted: "@@ -1,3 +1,2 @@\n-a\n-b\n+ab\n c\n"),
    Case(
      testDescription: "a line end that goes in front of a line that goes",
      original: "a\nb\nc\n", changes: [(0, 2, "X"), (2, 4, "")],
      wanted: "@@ -1,3 +1 @@\n-a\n-b\n-c\n+Xc\n"),
    Case(
      testDescription: "an insertion at the end", original: "a\n", changes: [(2, 2, "b\n")],
      wanted: "@@ -1 +1,2 @@\n a\n+b\n"),
    Case(
      testDescription: "an insertion at the end without a line end", original: "a",
      changes: [(1, 1, "\nb")],
      wanted: "@@ -1 +1,2 @@\n-a\n\\ No newline at end of file\n+a\n+b\n"
        + "\\ No newline at end of file\n"),
    Case(
      testDescription: "a final line end that comes", original: "a", changes: [(1, 1, "\n")],
      wanted: "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    Case(
      testDescription: "a last line without a line end near a change", original: "a\nb",
      changes: [(0, 1, "x")], wanted: "@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n"),
    Case(
      testDescription: "an empty file", original: "", changes: [(0, 0, "a\n")],
      wanted: "@@ -0,0 +1 @@\n+a\n"),
    Case(
      testDescription: "a file that becomes empty", original: "a\nb\n", changes: [(0, 4, "")],
      wanted: "@@ -1,2 +0,0 @@\n-a\n-b\n"),
    Case(
      testDescription: "CRLF and a lone CR, which ends no line", original: "a\r\nb\rc\r\nd\r\n",
      changes: [(3, 4, "x")], wanted: "@@ -1,3 +1,3 @@\n a\r\n-b\rc\r\n+x\rc\r\n d\r\n"),
    Case(
      testDescription: "a byte order mark", original: "\u{FEFF}a\n", changes: [(3, 4, "x")],
      wanted: "@@ -1 +1 @@\n-\u{FEFF}a\n+\u{FEFF}x\n"),
    Case(
      testDescription: "neighbouring lines", original: "a\nb\n",
      changes: [(0, 1, "x"), (2, 3, "y")],
      wanted: "@@ -1,2 +1,2 @@\n-a\n-b\n+x\n+y\n"),
    Case(
      testDescription: "six lines between, in one hunk", original: "a\n1\n2\n3\n4\n5\n6\nb\n",
      changes: [(0, 1, "x"), (14, 15, "y")],
      wanted: "@@ -1,8 +1,8 @@\n-a\n+x\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+y\n"),
    Case(
      testDescription: "seven lines between, in two hunks", original: "a\n1\n2\n3\n4\n5\n6\n7\nb\n",
      changes: [(0, 1, "x\nx"), (16, 17, "y")],
      wanted: "@@ -1,4 +1,5 @@\n-a\n+x\n+x\n 1\n 2\n 3\n@@ -6,4 +7,4 @@\n 5\n 6\n 7\n-b\n+y\n"),
  ]

  @Test("shows whole lines with three around them", arguments: cases)
  func hunks(_ sample: Case) {
    let diff = diff(Array(sample.original.utf8), sample.changes)
    let wanted = "--- a/a.yaml\n+++ b/a.yaml\n" + sample.wanted
    #expect(diff.bytes(isColoured: false, isTerminal: false) == Array(wanted.utf8))
  }

  @Test(
    "is empty when nothing changes",
    arguments: [[], [(0, 1, "a")], [(1, 1, "")], [(0, 0, ""), (2, 4, "b\n")]]
      as [[(Int, Int, String)]])
  func nothing(_ changes: [(Int, Int, String)]) {
    let diff = diff(Array("a\nb\n".utf8), changes)
    #expect(diff.isEmpty)
    #expect(diff.bytes(isColoured: true, isTerminal: true) == [])
  }

  @Test("leaves out what overlaps or goes back, and cuts off what lies behind the end")
  func badChanges() throws {
    let original = Array("abc\n".utf8)
    let changes = [(0, 2, "x"), (1, 3, "y"), (0, 0, "z"), (3, 99, "!\n"), (200, 300, "end\n")]
    let bytes = diff(original, changes).bytes(isColoured: false, isTerminal: false)
    #expect(text(try DiffApplier.apply(bytes, to: original)) == "xc!\nend\n")
  }

  @Test(
    "quotes odd paths as git does, from the root of the repository",
    arguments: [
      ("b.yaml", "a/app/b.yaml"), ("../b.yaml", "a/b.yaml"), ("b c.yaml", "a/app/b c.yaml\t"),
      ("é \".yaml", "\"a/app/\\303\\251 \\\".yaml\""),
      ("a\\b\t\n\u{1B}", "\"a/app/a\\\\b\\t\\n\\033\""),
      ("\u{7F}", "\"a/app/\\177\""),
    ])
  func paths(_ path: String, _ wanted: String) {
    let folders = ReportFolders(
      working: Array("/repository/app".utf8), repository: Array("/repository".utf8))
    let diff = UnifiedDiff(
      path: Array(path.utf8), in: folders, original: [],
      changes: [TextChange(range: ByteRange(0, 0), bytes: [0x0A])])
    let lines = text(diff.bytes(isColoured: false, isTerminal: false)).split(separator: "\n")
    #expect(lines.first.map(String.init) == "--- " + wanted)
  }

  @Test("lets nothing steer a terminal, and hides byte order marks and CRs of line ends")
  func terminal() {
    let original = Array("\u{FEFF}a\u{1B}[2J\r\n\tb\rc\r\n".utf8)
    let shown = diff(original, [(3, 4, "x")]).bytes(isColoured: false, isTerminal: true)
    #expect(
      text(shown)
        == "--- a/a.yaml\n+++ b/a.yaml\n@@ -1,2 +1,2 @@\n-a\u{FFFD}[2J\n+x\u{FFFD}[2J\n \tb\u{FFFD}c\n"
    )
  }

  @Test("is coloured as git colours it")
  func colours() {
    let coloured = diff(Array("a\nb\n".utf8), [(0, 1, "x")])
      .bytes(isColoured: true, isTerminal: false)
    #expect(
      text(coloured) == """
        \u{1B}[1m--- a/a.yaml\u{1B}[0m
        \u{1B}[1m+++ b/a.yaml\u{1B}[0m
        \u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[0m
        \u{1B}[31m-a\u{1B}[0m
        \u{1B}[32m+x\u{1B}[0m
         b

        """)
  }

  @Test("applied to the original gives what the changes give", arguments: 0..<40)
  func randomChanges(_ seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let pieces = ["a\n", "b\n", "\n", "x", "c\rd\n", "e\r\n", "é\n", "- a\n", "+\n", "\\ No\n"]
    for _ in 0..<50 {
      let original = Array(
        (0..<random.below(40)).map { _ in pieces[random.below(10)] }.joined().utf8)
      var changes: [(Int, Int, String)] = []
      var changed: [UInt8] = []
      var reached = 0
      for _ in 0..<random.below(6) {
        let start = min(original.count, reached + random.below(30))
        let end = min(original.count, start + random.below(6))
        let replacement = (0..<random.below(3)).map { _ in pieces[random.below(10)] }.joined()
        changes.append((start, end, replacement))
        changed += original[reached..<start] + Array(replacement.utf8)
        reached = end
      }
      changed += original[reached...]
      let diff = diff(original, changes)
      #expect(diff.isEmpty == (original == changed))
      guard !diff.isEmpty else { continue }
      let bytes = diff.bytes(isColoured: false, isTerminal: false)
      #expect(try DiffApplier.apply(bytes, to: original) == changed, "\(text(bytes))")
    }
  }

  @Test("stays fast with many changes on one line and on many lines")
  func growth() {
    let count = 100_000
    for piece in ["a1", "a\n"] {
      let original = Array(String(repeating: piece, count: count).utf8)
      let changes = (0..<count).map { ($0 * 2, $0 * 2 + 1, "b") }
      let time = ContinuousClock().measure {
        #expect(!diff(original, changes).bytes(isColoured: false, isTerminal: true).isEmpty)
      }
      #expect(time < .seconds(20))
    }
  }
}
