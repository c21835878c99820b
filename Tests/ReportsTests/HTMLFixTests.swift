import Diagnostics
import Testing

@testable import Reports

@Suite("Fixes in the HTML report")
struct HTMLFixTests {
  private static let text = "card:\n  shape: 24\n  padding: 12\n"

  /// The lines of a preview, with `-`, `+` or a blank in front; what goes or comes in brackets.
  private func lines(_ text: String, _ edits: [(String, String)], width: Int = 40) -> [String] {
    let source = SourceText(path: "a", text: text)
    let fix = Fix(
      safety: .safe,
      edits: edits.map { Fix.Edit(range: Samples.range(of: $0, in: text), text: $1) })
    let preview = FixPreview(of: fix, positions: PositionTable(source), width: width)
    return preview.rows.map { row in
      let sign = row.kind == .kept ? " " : row.kind == .removed ? "-" : "+"
      guard row.isMarked, let underline = row.line.underlines.first else {
        return sign + String(decoding: row.line.text, as: UTF8.self)
      }
      let bytes = row.line.bytes(above: underline)
      let text = row.line.text
      return sign + String(decoding: text[..<bytes.lowerBound], as: UTF8.self) + "["
        + String(decoding: text[bytes], as: UTF8.self) + "]"
        + String(decoding: text[bytes.upperBound...], as: UTF8.self)
    } + (preview.isCut ? ["…"] : [])
  }

  @Test("are the lines before and after, with what goes and what comes")
  func replacement() {
    #expect(lines(Self.text, [("24", "28")]) == ["-  shape: [24]", "+  shape: [28]"])
    #expect(
      lines(Self.text, [("24", "28"), ("12", "16")])
        == ["-  shape: [24]", "+  shape: [28]", "-  padding: [12]", "+  padding: [16]"])
    #expect(
      lines("a: { b: 1, c: 2 }", [("1", "3"), ("2", "4")])
        == ["-a: { b: [1, c: 2] }", "+a: { b: [3, c: 4] }"])
  }

  @Test("show the line that something is put behind")
  func insertion() {
    let source = SourceText(path: "a", text: Self.text)
    let fix = Fix(
      safety: .safe, edits: [Fix.Edit(range: ByteRange(17, 17), text: "\n  containerShape: shape")])
    let rows = FixPreview(of: fix, positions: PositionTable(source), width: 40).rows
    #expect(
      rows.map { String(decoding: $0.line.text, as: UTF8.self) }
        == ["  shape: 24", "  containerShape: shape"])
    #expect(rows.map(\.kind) == [.kept, .added])
  }

  @Test("show a line that goes whole")
  func deletion() {
    #expect(
      lines(Self.text, [("  padding: 12\n", "")]) == ["-  [padding: 12]"])
    #expect(
      lines("a\nb\nc\n", [("b\n", "")]) == ["-[b]", " c"])
  }

  @Test("are nothing when nothing changes")
  func nothing() {
    #expect(lines(Self.text, [("24", "24")]).isEmpty)
    #expect(lines(Self.text, []).isEmpty)
  }

  @Test("are cut when they are long, and say so")
  func long() {
    let many = (0..<100).map { "line \($0)\n" }.joined()
    let cut = lines(many, [(many, "x\n")])
    #expect(cut.count == 14 && cut.last == "…")
    let places = (0..<9).map { "place\($0)\n" }.joined(separator: "\n")
    let edits = (0..<9).map { ("place\($0)", "new") }
    #expect(lines(places, edits).count == 9)
    #expect(lines("a", [("a", many)]).last == "…")
  }

  @Test("keep to a width around what changes, however long the line is")
  func longLine() {
    let text =
      "a: " + String(repeating: "é", count: 9_000) + "HERE" + String(repeating: "寸", count: 9_000)
    for line in lines(text, [("HERE", "there")]) {
      #expect(TerminalText.columns(of: line) <= 44, "\(line)")
      #expect(line.contains("[HERE]") || line.contains("[there]"))
    }
  }

  @Test("are never a trap, wherever they lie")
  func outside() {
    let offsets: [UInt32] = [0, 1, 2, 3, 4, 5, 7, 900, .max - 1, .max]
    for text in ["", "\n", "a", "\u{FEFF}", "\u{FEFF}a\r\n", "é\né", "\r\r", "a\nb\nc"] {
      let positions = PositionTable(SourceText(path: "a", text: text))
      for start in offsets {
        for end in offsets {
          for new in ["", "\n", "é\r\n\u{FEFF}"] {
            let edit = Fix.Edit(range: ByteRange(start: start, end: end), text: new)
            let fixes = [[edit], [edit, edit]].map { Fix(safety: .safe, edits: $0) }
            for fix in fixes {
              #expect(!FixPreview(of: fix, positions: positions, width: 20).isCut)
            }
          }
        }
      }
    }
  }

  @Test(
    "say how safe they are",
    arguments: [
      (Fix.Safety.safe, "safe, <code>--fix</code> makes it"),
      (.unsafe, "needs a look, <code>--unsafe-fixes</code> makes it"),
    ])
  func safety(_ safety: Fix.Safety, _ words: String) {
    let file = Samples.file(
      "a: 1", at: ByteRange(3, 4),
      fix: Fix(safety: safety, edits: [Fix.Edit(range: ByteRange(3, 4), text: "<2>")]))
    let page = Samples.text(.html, Samples.run([file]))
    #expect(
      page.contains(
        """
        <p><b>Fix:</b> \(words)
        <pre class=d><del><i>-</i>a: <mark>1</mark>
        </del><ins><i>+</i>a: <mark>&lt;2&gt;</mark>
        </ins></pre>

        """))
  }
}
