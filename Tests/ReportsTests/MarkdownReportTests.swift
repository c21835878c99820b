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
    #expect(!whole.contains(" more\n"))
    let cut = Samples.text(
      .markdown, Samples.run([file(499, message: "no"), file(3, message: "no")]))
    #expect(rows(cut) == 500)
    #expect(cut.contains("\nand 2 more\n"))
    #expect(cut.hasSuffix("\n502 errors.\n"))
  }

  @Test("stays below what GitHub takes, whatever the texts are")
  func manyBytes() {
    let long = String(repeating: "&", count: 5_000)
    let text = Samples.text(
      .markdown, Samples.run([file(600, message: long, path: long)]))
    #expect(text.utf8.count < 1_048_576)
    #expect(text.contains("\nand \(600 - rows(text)) more\n"))
  }

  @Test(
    "shows every sign as it is",
    arguments: [
      ("a|b", "a\\|b"), ("<b>&amp;", "&lt;b&gt;&amp;amp;"), ("`x`", "\\`x\\`"),
      ("*a* _b_", "\\*a\\* \\_b\\_"), ("[a](b)", "\\[a\\](b)"), ("a\\|b", "a\\\\\\|b"),
      ("a\nb\r", "a b "), ("$x$ ~y~ #1", "\\$x\\$ \\~y\\~ \\#1"), ("\u{1B}\u{FEFF}", "��"),
    ])
  func escapes(_ message: String, _ wanted: String) {
    let text = Samples.text(.markdown, Samples.run([file(1, message: message)]))
    #expect(text.contains("\n| error | app/a.yaml:1 | r | \(wanted)<br>help: \(wanted) |\n"))
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
