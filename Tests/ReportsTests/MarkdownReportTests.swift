import Diagnostics
import Reports
import Testing

@Suite("The Markdown report")
struct MarkdownReportTests {
  private func file(_ count: Int, message: String, path: String = "a.yaml") -> FileResult {
    FileResult(
      source: SourceText(path: path, text: "a"),
      violations: (0..<count).map { _ in
        Violation(
          rule: "r", severity: .error, message: message, help: message, range: ByteRange(0, 1))
      },
      summary: Samples.summary(files: 1))
  }

  private func rows(_ text: String) -> Int {
    text.split(separator: "\n").count { $0.hasPrefix("| error |") }
  }

  @Test("stops after 500 rows and says how many more there are")
  func manyRows() {
    let whole = Samples.text(.markdown, Samples.run([file(500, message: "no")]))
    #expect(rows(whole) == 500)
    #expect(!whole.contains(" more"))
    let cut = Samples.text(
      .markdown, Samples.run([file(499, message: "no"), file(3, message: "no")]))
    #expect(rows(cut) == 500)
    #expect(cut.contains("\nand 2 more: 2 errors\n"))
    #expect(cut.hasSuffix("\n502 errors.\n"))
  }

  @Test("stays below what GitHub takes, whatever the texts are")
  func manyBytes() {
    let long = String(repeating: "&", count: 5_000)
    let text = Samples.text(
      .markdown, Samples.run([file(600, message: long, path: long)]))
    #expect(text.utf8.count < 1_048_576)
    let left = 600 - rows(text)
    #expect(text.contains("\nand \(left) more: \(left) errors\n"))
  }

  @Test(
    "shows every sign as it is",
    arguments: [
      ("a|b", "a\\|b"), ("<b>&amp;", "&lt;b&gt;&amp;amp;"),
      ("*a* _b_", "\\*a\\* \\_b\\_"), ("[a](b)", "\\[a\\](b)"), ("a\\|b", "a\\\\\\|b"),
      ("a\nb\r", "a b "), ("$x$ ~y~ #1", "\\$x\\$ \\~y\\~ \\#1"), ("\u{1B}\u{FEFF}", "��"),
    ])
  func escapes(_ message: String, _ wanted: String) {
    let text = Samples.text(.markdown, Samples.run([file(1, message: message)]))
    #expect(text.contains("\n| error | app/a.yaml:1 | r | \(wanted)<br>help: \(wanted) |\n"))
  }

  @Test(
    "shows what stands between backticks as code, and nothing that could get out of it",
    arguments: [
      ("`x`", "`x`"), ("set `a_b` to `*c*`", "set `a_b` to `*c*`"), ("`a<b>&\\`", "`a<b>&\\`"),
      ("a_`b", "a\\_\\`b"), ("`a|b`", "\\`a\\|b\\`"), ("`a\nb`", "\\`a b\\`"),
      ("``x`y", "\\`\\`x\\`y"), ("`x``y`", "\\`x\\`\\`y\\`"), ("``", "\\`\\`"),
      ("` `", "\\` \\`"), ("`a` `_", "`a` \\`\\_"), ("`\u{1B}`", "\\`\u{FFFD}\\`"),
      ("\\`a`", "\\\\`a`"), ("``a``", "\\`\\`a\\`\\`"),
    ])
  func code(_ message: String, _ wanted: String) {
    let text = Samples.text(.markdown, Samples.run([file(1, message: message)]))
    #expect(text.contains("\n| error | app/a.yaml:1 | r | \(wanted)<br>help: \(wanted) |\n"))
  }

  @Test("lists what weighs most first, then by file and place")
  func order() {
    let files = [
      Samples.file([("a", .info, nil), ("b", .error, nil), ("c", .warning, nil)]),
      Samples.file([("d", .error, nil), ("e", .info, nil), ("f", .error, nil)], path: "b.yaml"),
    ]
    let rules = Samples.text(.markdown, Samples.run(files)).split(separator: "\n").dropFirst(3)
      .prefix(6).map { String($0.split(separator: " ")[5]) }
    #expect(rules == ["b", "d", "f", "c", "a", "e"])
  }

  @Test("says how much of what is left out weighs what")
  func leftOut() {
    let light = Samples.file([("a", .info, nil), ("b", .warning, nil), ("c", .info, nil)])
    let text = Samples.text(.markdown, Samples.run([light, file(500, message: "no")]))
    #expect(rows(text) == 500)
    #expect(text.contains("\nand 3 more: 1 warning, 2 infos\n"))
  }

  @Test("names the component below the message, escaped")
  func component() {
    let file = FileResult(
      source: SourceText(path: "a.yaml", text: "a"),
      violations: [
        Violation(
          rule: "r", severity: .error, message: "no", component: "`a`|b/c", range: ByteRange(0, 1))
      ],
      summary: Samples.summary(files: 1))
    #expect(
      Samples.text(.markdown, Samples.run([file])).contains(
        "| no<br>component: \\`a\\`\\|b/c |\n"))
  }

  @Test("stays below what GitHub takes, however much kept the run from its work")
  func manyProblems() {
    let problems = Array(repeating: String(repeating: "&", count: 5_000), count: 1_000)
    let text = Samples.text(.markdown, Samples.run([], problems: problems))
    #expect(text.utf8.count < 1_048_576)
    #expect(text.contains("\n- and 900 more\n"))
  }

  @Test("says that there is nothing to see")
  func clean() {
    #expect(
      Samples.text(.markdown, Samples.run([Samples.clean])) == """
        ## cornerlint: No violations

        1 file, 0 components, 0 nestings checked, 0 skipped.<br>
        No violations.

        """)
  }
}
