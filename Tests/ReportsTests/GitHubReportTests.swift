import Diagnostics
import Reports
import Testing

@Suite("The GitHub report")
struct GitHubReportTests {
  private func lines(_ file: FileResult) -> [String] {
    Samples.text(.github, Samples.run([file])).split(separator: "\n").map(String.init)
  }

  @Test("names columns only when the place lies on one line")
  func columns() {
    let text = "a:\n  b: 1\n"
    #expect(
      lines(Samples.file(text, marks: "b: 1")) == [
        "::error file=app/a.yaml,line=2,endLine=2,col=3,endColumn=7,title=some-rule::no"
      ])
    #expect(
      lines(Samples.file(text, marks: "a:\n  b")) == [
        "::error file=app/a.yaml,line=1,endLine=2,title=some-rule::no"
      ])
  }

  @Test(
    "escapes percent signs first, and colons and commas in properties alone",
    arguments: [
      ("%", "%25", "%25"), ("%0A", "%250A", "%250A"), ("a:b,c", "a%3Ab%2Cc", "a:b,c"),
      ("%3A", "%253A", "%253A"),
    ])
  func escapes(_ text: String, _ property: String, _ message: String) {
    let file = Samples.file("a", marks: "a", path: text, message: text)
    #expect(
      lines(file) == [
        "::error file=app/\(property),line=1,endLine=1,col=1,endColumn=2,title=some-rule"
          + "::\(message)"
      ])
  }

  @Test("starts no second command, whatever a message says")
  func injection() {
    let file = Samples.file("a", marks: "a", message: "x\n::error::y\r::set-output name=a::b")
    #expect(lines(file).count == 1)
    #expect(!Samples.text(.github, Samples.run([file])).contains("\r"))
  }

  @Test("starts with what kept the run from its work, as errors without a place")
  func problems() {
    let report = Samples.run(
      [Samples.file("a", marks: "a")], problems: ["50%: no", "x\n::error::y"])
    #expect(
      Samples.text(.github, report) == """
        ::error title=cornerlint::50%25: no
        ::error title=cornerlint::x\u{FFFD}::error::y
        ::error file=app/a.yaml,line=1,endLine=1,col=1,endColumn=2,title=some-rule::no

        """)
  }

  @Test("names severities as GitHub does, in file order")
  func levels() {
    let file = Samples.file([("a", .info, nil), ("b", .warning, nil), ("c", .error, nil)])
    #expect(lines(file).map { $0.prefix { $0 != " " } } == ["::notice", "::warning", "::error"])
  }
}
