import Diagnostics
import Testing

@Suite("Positions")
struct PositionTests {
  /// A text, a byte offset, and the line and column there.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let offset: UInt32
    let line: Int
    let column: Int
    var testDescription: String { "\(offset) in \(text.debugDescription)" }

    init(_ text: String, _ offset: UInt32, _ line: Int, _ column: Int) {
      self.text = text
      self.offset = offset
      self.line = line
      self.column = column
    }
  }

  static let cases = [
    Case("", 0, 1, 1), Case("", 9, 1, 1), Case("ab", 1, 1, 2), Case("ab", 2, 1, 3),
    Case("ab", 99, 1, 3), Case("a\nb", 1, 1, 2), Case("a\nb", 2, 2, 1), Case("a\n", 2, 2, 1),
    Case("a\r\nb", 1, 1, 2), Case("a\r\nb", 2, 1, 3), Case("a\r\nb", 3, 2, 1),
    Case("a\rb", 2, 2, 1), Case("a\r\rb", 2, 2, 1), Case("a\r\rb", 3, 3, 1),
    Case("a\n\r\nb", 2, 2, 1), Case("a\n\r\nb", 4, 3, 1),
    Case("é写🙂x", 2, 1, 2), Case("é写🙂x", 5, 1, 3), Case("é写🙂x", 9, 1, 4),
    Case("\u{FEFF}ab", 0, 1, 1), Case("\u{FEFF}ab", 3, 1, 1), Case("\u{FEFF}ab", 4, 1, 2),
    Case("\u{FEFF}\na", 4, 2, 1), Case("\u{FEFF}é\né", 6, 2, 1), Case("a\u{2028}b", 4, 1, 3),
    Case("a\u{85}b", 3, 1, 3), Case("a\u{B}b\u{C}c", 4, 1, 5),
  ]

  @Test("count lines as editors do and columns in code points", arguments: cases)
  func position(given: Case) {
    let source = SourceText(path: "a", text: given.text)
    let expected = SourcePosition(
      line: given.line, column: given.column,
      byte: Int(min(given.offset, UInt32(source.bytes.count))))
    #expect(LineTable(source.bytes).position(at: given.offset, in: source) == expected)
    #expect(PositionTable(source).position(at: given.offset) == expected)
  }

  @Test("agree between the two tables at every offset of a long text")
  func tables() {
    let line = "é写🙂 plain text of some length, then more "
    let long = String(repeating: line, count: 40)
    let text = "\u{FEFF}" + long + "\r\n" + String(repeating: "x", count: 700) + "\r" + long + "\n"
    let source = SourceText(path: "a", text: text)
    let lines = LineTable(source.bytes)
    let positions = PositionTable(source)
    for offset in 0...UInt32(source.bytes.count) + 2 {
      #expect(positions.position(at: offset) == lines.position(at: offset, in: source))
    }
  }

  @Test(
    "of lines leave out their ends and a byte order mark",
    arguments: [
      ("a\nbc\r\nd\re", ["a", "bc", "d", "e"]), ("", [""]), ("\n", ["", ""]), ("a\r\n", ["a", ""]),
      ("\u{FEFF}a\nb", ["a", "b"]), ("\u{FEFF}", [""]), ("\u{FEFF}\n", ["", ""]),
      ("\r\r\n\n", ["", "", "", ""]),
    ] as [(String, [String])])
  func lines(text: String, expected: [String]) {
    let source = SourceText(path: "a", text: text)
    let table = LineTable(source.bytes)
    let found = table.starts.indices.map { source.text(in: table.range(ofLine: $0, in: source)) }
    #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    #expect(table.range(ofLine: -1, in: source).isEmpty)
    #expect(table.range(ofLine: 99, in: source).isEmpty)
  }

  @Test("in bytes that are no UTF-8 do not trap")
  func brokenBytes() {
    let source = SourceText(pathBytes: [0xFF], bytes: [0xFF, 0x80, 0x0A, 0xC3])
    #expect(LineTable(source.bytes).position(at: 3, in: source).line == 2)
    #expect(source.path == "\u{FFFD}")
    #expect(source.text(in: ByteRange(3, 99)) == "\u{FFFD}")
    #expect(source.text(in: ByteRange(50, 99)).isEmpty)
  }
}
