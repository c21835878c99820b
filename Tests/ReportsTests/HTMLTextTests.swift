import Diagnostics
import Testing

@testable import Reports

@Suite("Texts in the HTML report")
struct HTMLTextTests {
  private func written(_ write: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter()
    write(&html)
    return String(decoding: html.output.bytes, as: UTF8.self)
  }

  @Test(
    "are text, whatever they hold",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("\"'&amp;", "\"'&amp;amp;"), ("é寸👍🏽", "é寸👍🏽"), ("é<", "é&lt;"),
      ("a\u{202E}b", "a<bdi data-c=202E>&#8238;</bdi>b"),
      ("\u{0}\u{85}", "<bdi data-c=0000>\u{FFFD}</bdi><bdi data-c=0085>\u{FFFD}</bdi>"),
      ("\r\u{1B}", "<bdi data-c=000D>&#13;</bdi><bdi data-c=001B>&#27;</bdi>"),
    ])
  func text(_ text: String, _ wanted: String) {
    #expect(written { $0.writeText(text) } == wanted)
  }

  @Test("have a sign for what cannot be seen where no tags may stand")
  func attribute() {
    let text = written { $0.writeAttribute("a", "\"<\u{202E}&>'\n") }
    #expect(text == " a=\"&quot;&lt;\u{FFFD}&amp;&gt;'\u{FFFD}\"")
  }

  @Test(
    "show code without the backticks around it, where they can be nothing else",
    arguments: [
      ("write `a`", "write <code>a</code>"), ("`<b>`", "<code>&lt;b&gt;</code>"),
      ("`a b` (`c`), `d`", "<code>a b</code> (<code>c</code>), <code>d</code>"),
      ("`\u{301}`", "<code>\u{301}</code>"), ("a`b", "a`b"), ("`a` b`", "`a` b`"), ("", ""),
      ("``", "<code>``</code>"), ("a`b and c`d", "a<code>`b and c`</code>d"),
      ("` a` b", "<code>` a`</code> b"), ("`a`b", "<code>`a`</code>b"),
      ("`a``b`", "<code>`a`</code><code>`b`</code>"),
    ])
  func sentence(_ text: String, _ wanted: String) {
    #expect(written { $0.writeSentence(text) } == wanted)
  }

  @Test("keep the backticks where they may be of a name")
  func keptBackticks() {
    #expect(
      written { $0.writeSentence("`a` b", keepsBackticks: true) } == "<code>`a`</code> b")
    let page = { (component: String) in
      var file = Samples.file([("a", .error, nil)])
      file.violations[0].message = "`a` b"
      file.violations[0].component = component
      return Samples.text(.html, Samples.run([file]))
    }
    #expect(page("card").contains("</b> <code>a</code> b</h3>"))
    #expect(page("`a`").contains("</b> <code>`a`</code> b</h3>"))
  }

  @Test(
    "of rules are paragraphs",
    arguments: [
      ("a\nb\n\nc `d`\n", "<p>a b\n<p>c <code>d</code>\n"), ("\n\n", ""),
      ("a\r\n\r\nb", "<p>a\n<p>b\n"),
    ])
  func paragraphs(_ text: String, _ wanted: String) {
    #expect(written { $0.writeParagraphs(text) } == wanted)
  }

  @Test(
    "have marks that may lie in one another, with the violation's own in front",
    arguments: [
      ([(1..<3, true)], "a<mark>bc</mark>d"),
      (
        [(0..<3, false), (1..<2, true)],
        "<mark class=o>a</mark><mark>b</mark><mark class=o>c</mark>d"
      ),
      ([(1..<2, true), (1..<2, false)], "a<mark>b</mark>cd"),
      ([(4..<4, true)], "abcd<mark> </mark>"),
      ([], "abcd"), ([(2..<9, true)], "ab<mark>cd</mark>"),
    ] as [([(Range<Int>, Bool)], String)])
  func marks(_ places: [(Range<Int>, Bool)], _ wanted: String) {
    let text = MarkedText(
      text: Array("abcd".utf8), places: places.map { MarkedText.Place(bytes: $0, isMain: $1) })
    #expect(written { text.write(to: &$0) } == wanted)
  }

  @Test(
    "are marked where carets stand in a terminal",
    arguments: [
      ("a: 24", "24", "a: <mark>24</mark>"), ("寸: 24", "24", "寸: <mark>24</mark>"),
      ("x: 寸法", "寸", "x: <mark>寸</mark>法"), ("e\u{301}x", "e\u{301}", "<mark>e\u{301}</mark>x"),
      ("\ta: <", "<", " a: <mark>&lt;</mark>"), ("a👩‍👧b", "b", "a👩‍👧<mark>b</mark>"),
    ])
  func places(_ text: String, _ words: String, _ wanted: String) {
    let page = Samples.text(.html, Samples.run([Samples.file(text, marks: words)]))
    #expect(page.contains("<pre><i>1</i>\(wanted)\n</pre>"))
  }

  @Test("keep to a width, however long a line is")
  func longLine() {
    let text =
      String(repeating: "x ", count: 50_000) + "here " + String(repeating: "y", count: 50_000)
    let page = Samples.text(.html, Samples.run([Samples.file(text, marks: "here")]))
    #expect(page.contains("<mark>here</mark>") && page.contains("…"))
    #expect(page.utf8.count < 40_000)
  }

  @Test(
    "are hashed as the standard says",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func hash(_ text: String, _ wanted: String) {
    #expect(SHA256(Array(text.utf8)).policySource == "sha256-" + wanted)
  }
}
