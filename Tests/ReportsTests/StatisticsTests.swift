import Diagnostics
import Reports
import Testing

@Suite("The statistics")
struct StatisticsTests {
  private let files = [
    Samples.file([
      ("rare", .error, .safe), ("often", .warning, .unsafe), ("b-rule", .info, nil),
      ("寸法", .error, nil),
    ]),
    Samples.file([("often", .warning, .safe), ("often", .error, nil)]),
  ]

  @Test("count by rule, the most frequent first, then by id")
  func table() {
    let lines = Statistics.text(Samples.run(files), isColoured: false)
      .split(separator: "\n").map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }
    #expect(
      lines == [
        "count  rule    severity        safe fixes  unsafe fixes",
        "    3  often   error, warning           1             1",
        "    1  b-rule  info                     0             0",
        "    1  rare    error                    1             0",
        "    1  寸法    error                    0             0",
        "    6  total                            2             1",
      ])
  }

  @Test("count only what is shown, and say nothing of nothing")
  func shown() {
    let text = Statistics.text(Samples.run(files, minimumSeverity: .error), isColoured: false)
    #expect(!text.contains("b-rule"))
    #expect(text.contains("    1  often  error              0             0\n"))
    #expect(Statistics.text(Samples.run([Samples.clean]), isColoured: false) == "")
  }

  @Test("are coloured when asked, and let no control character through")
  func colours() {
    let report = Samples.run([Samples.file([("a\u{1B}b", .error, nil)])])
    #expect(
      !Statistics.text(report, isColoured: false).unicodeScalars.contains { $0 == "\u{1B}" })
    #expect(Statistics.text(report, isColoured: true).contains("\u{1B}[1;31merror\u{1B}[0m"))
  }
}
