import Diagnostics
import Reports
import Testing

@Suite("Places in other files, for people")
struct OtherFileTextTests {
  private func label(_ words: String, in source: SourceText, _ message: String) -> Label {
    Label(range: Samples.range(of: words, in: source.string), message: message, source: source)
  }

  private func file(_ labels: [Label], help: String = "") -> FileResult {
    let source = SourceText(path: "a.yaml", text: "card: { shape: 24 }\n")
    return FileResult(
      source: source,
      violations: [
        Violation(
          rule: "some-rule", severity: .error, message: "no", help: help,
          range: Samples.range(of: "24", in: source.string), labels: labels)
      ],
      summary: Samples.summary(files: 1))
  }

  @Test("stand below the violation's own lines, each file once, in the order of the labels")
  func order() {
    let late = SourceText(path: "z é.json", text: "1\n2\n3\n4\n5\n6\n7\n8\n9\nten\n")
    let early = SourceText(path: "b.json", text: "{\"gap\": 8}")
    let labels = [
      label("ten", in: late, "ten"), label("8", in: early, "padding"),
      Label(range: ByteRange(0, 4), message: "the card"), label("7", in: late, ""),
    ]
    #expect(
      Samples.lines(file(labels, help: "do")) == [
        "error[some-rule]: no",
        "  --> a.yaml:1:16",
        "   |",
        " 1 | card: { shape: 24 }",
        "   |                ^^",
        "   | ---- the card",
        "   |",
        "  --> z é.json:10:1",
        "   |",
        " 7 | 7",
        "   | -",
        "...",
        "10 | ten",
        "   | --- ten",
        "   |",
        "  --> b.json:1:9",
        "   |",
        " 1 | {\"gap\": 8}",
        "   |         - padding",
        "   |",
        "   = help: do",
        "   = rule: cornerlint rules some-rule",
        "",
      ])
  }

  struct Underlined: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let range: ByteRange
    let wanted: [String]
  }

  @Test(
    "are underlined as those in the violation's own file are",
    arguments: [
      Underlined(
        testDescription: "tabs are one column", text: "a:\t24", range: ByteRange(3, 5),
        wanted: [" --> b.json:1:4", "  |", "1 | a: 24", "  |    -- here", "  |"]),
      Underlined(
        testDescription: "wide characters are two", text: "{}\n寸法: 24", range: ByteRange(11, 13),
        wanted: [" --> b.json:2:5", "  |", "2 | 寸法: 24", "  |       -- here", "  |"]),
      Underlined(
        testDescription: "a byte order mark takes no column", text: "\u{FEFF}a: 24\r\n",
        range: ByteRange(6, 8),
        wanted: [" --> b.json:1:4", "  |", "1 | a: 24", "  |    -- here", "  |"]),
      Underlined(
        testDescription: "a long line is clipped", text: String(repeating: "x", count: 50) + "24",
        range: ByteRange(50, 52),
        wanted: [
          " --> b.json:1:51", "  |", "1 | …xxxxxxxxxxxxxxxx24",
          "  |                  -- here", "  |",
        ]),
      Underlined(
        testDescription: "a place that starts past the end is the end", text: "a: 24",
        range: ByteRange(77, 99),
        wanted: [" --> b.json:1:6", "  |", "1 | a: 24", "  |      - here", "  |"]),
      Underlined(
        testDescription: "a place that ends past the end is cut off", text: "a: 24",
        range: ByteRange(3, 99),
        wanted: [" --> b.json:1:4", "  |", "1 | a: 24", "  |    -- here", "  |"]),
      Underlined(
        testDescription: "an empty file has one dash", text: "", range: ByteRange(4, 9),
        wanted: [" --> b.json:1:1", "  |", "1 |", "  | - here", "  |"]),
    ])
  func dashes(_ sample: Underlined) {
    let other = SourceText(path: "b.json", text: sample.text)
    let file = Samples.file(labels: [(sample.range, "here")], in: other)
    #expect(Array(Samples.lines(file, width: 20).dropFirst(6).prefix(5)) == sample.wanted)
  }

  @Test("leave a message its modes when the message is long", arguments: [Reporter.text, .concise])
  func longMessage(_ reporter: Reporter) {
    var file = Samples.file("a", marks: "a", message: String(repeating: "m", count: 500))
    file.violations[0].modes = ["compact", String(repeating: "x", count: 500)]
    let text = Samples.text(reporter, Samples.run([file]))
    #expect(text.contains("m… (in compact and xxx"))
    #expect(text.contains("x…\n"))
  }

  @Test("have notes of their own, with their own paths")
  func notes() {
    let other = SourceText(path: "x/b c.json", text: "{\n  \"gap\": 8}")
    let report = Samples.run([
      file([
        label("8", in: other, "50%: padding"), label("gap", in: other, ""),
        Label(range: ByteRange(0, 4), message: ""),
      ])
    ])
    #expect(
      Samples.text(.xcode, report) == """
        /repository/app/a.yaml:1:16: error: no (some-rule)
        /repository/app/x/b c.json:2:10: note: 50%: padding
        /repository/app/x/b c.json:2:4: note: related place
        /repository/app/a.yaml:1:1: note: related place

        """)
    #expect(
      Samples.text(.github, report).hasSuffix(
        "::no%0Aapp/x/b c.json:2:10: 50%25: padding%0Aapp/x/b c.json:2:4"
          + "%0Aline 1, column 1\n"))
  }
}
