import Expressions
import Testing

@Suite("Dimension spellings")
struct DimensionSpellingTests {
  @Test(
    "reads numbers with and without units",
    arguments: [
      ("16", 16, .none), ("16px", 16, .px), (".25rem", 0.25, .rem), ("-4px", -4, .px),
      ("50%", 50, .percent), ("50 %", 50, .percent), ("16 px", 16, .px), ("16PX", 16, .px),
      ("+2Em", 2, .em), ("8dp", 8, .dp), ("8pt", 8, .pt), ("5.", 5, .none), ("5.px", 5, .px),
      ("0", 0, .none), ("0.5rem", 0.5, .rem), ("-0", 0, .none), ("1e3", 1_000, .none),
      ("1.5E-2", 0.015, .none), ("-1e+1", -10, .none), ("0e0", 0, .none), ("1em", 1, .em),
      ("200ms", 200, .other), ("100vh", 100, .other), ("16sp", 16, .other), ("2xl", 2, .other),
      ("1e", 1, .other), ("16pxx", 16, .other), ("16xrem", 16, .other), ("16aaaaaapx", 16, .other),
      ("0.1", 0.1, .none), ("33.333333333333336", 33.333333333333336, .none),
      ("0.1234567890123456789px", 0.1234567890123456789, .px),
      ("1234567890123456768", 1_234_567_890_123_456_768, .none),
      ("99999999999999999999999px", 1e23, .px), ("123456789012345", 123_456_789_012_345, .none),
      ("0.000000000000001", 1e-15, .none), ("0.0000000000000001", 1e-16, .none),
    ] as [(String, Double, DimensionUnit)])
  func dimensions(_ text: String, _ number: Double, _ unit: DimensionUnit) {
    #expect(DimensionSpelling.read(text) == .dimension(number, unit))
  }

  @Test(
    "leaves everything else alone",
    arguments: [
      "", "initial", "auto", "#fff", "calc(1px + 2px)", "0 24px", "1.5e1px", "{a}", "{a} * 2",
      "16  px", "16 ", " 16", "16\tpx", "16px ", "16 px px", "4px 8px", "010", "00", "01.5px",
      "0x1C", "1_6", "12:30", "2024-01-01", "1.2.3", "-", "+", ".", "-.", ".px", "px", "--4", "- 4",
      "1e+", "1e3.5", "50%%", "50% 50%", "16p2", "16µm", "1e999", "-1e999", "NaN", "inf", ".inf",
      "16px;", "1,5", "{", "}", "\u{0}", "é", "16\u{0}",
    ])
  func text(_ text: String) {
    #expect(DimensionSpelling.read(text) == .text)
  }

  @Test("long texts are read in one pass")
  func long() {
    #expect(DimensionSpelling.read(String(repeating: "9", count: 400)) == .text)
    #expect(DimensionSpelling.read(String(repeating: "{", count: 1_000_000)) == .text)
    let letters = "1" + String(repeating: "p", count: 1_000_000)
    #expect(DimensionSpelling.read(letters) == .dimension(1, .other))
    let zeros = "0." + String(repeating: "0", count: 100_000) + "1"
    #expect(DimensionSpelling.read(zeros) == .dimension(0, .none))
  }

  @Test("reads numbers without a unit as YAML does", arguments: 0..<400)
  func agreement(_ seed: Int) {
    var random = RandomText(seed: UInt64(seed + 1))
    let text = (0...random.number(below: 24))
      .map { $0 == random.number(below: 12) ? "." : "\(random.number(below: 10))" }.joined()
    switch (NumberSpelling.read(text), DimensionSpelling.read(text)) {
    case (.decimal(let number, _), let found):
      #expect(found == .dimension(number, .none), "\(text)")
    case (_, let found): #expect(found == .text, "\(text)")
    }
  }

  @Test(
    "counts in points",
    arguments: [
      (.none, 2), (.px, 2), (.dp, 2), (.pt, 2), (.rem, 20), (.em, 20), (.percent, nil),
      (.other, nil),
    ] as [(DimensionUnit, Double?)])
  func points(_ unit: DimensionUnit, _ points: Double?) {
    #expect(unit.points(2, rem: 10) == points)
  }

  @Test("what is too large for a double has no points")
  func overflow() {
    #expect(DimensionUnit.rem.points(1e308, rem: 16) == nil)
    #expect(DimensionUnit.px.points(1e308, rem: 16) == 1e308)
  }
}
