import Expressions
import Testing

@Suite("Number spellings")
struct NumberSpellingTests {
  @Test(
    "reads plain decimal numbers",
    arguments: [
      ("16", 16), ("+16", 16), ("-4", -4), ("16.5", 16.5), (".5", 0.5), ("5.", 5), ("0", 0),
      ("0.5", 0.5), ("-0", 0), ("1234567890123456768", 1_234_567_890_123_456_768),
      ("0.1234567890123456789", 0.1234567890123456789), ("3.3333333333333335", 10.0 / 3),
      ("100000000000000000000000", 1e23), ("-.25", -0.25),
    ] as [(String, Double)])
  func decimals(_ text: String, _ value: Double) {
    #expect(NumberSpelling.read(text) == .decimal(value, hasUnit: false))
    #expect(NumberSpelling.read(text + "pt") == .decimal(value, hasUnit: true))
  }

  @Test(
    "lists the readings of ambiguous spellings",
    arguments: [
      ("010", ["8 (YAML 1.1)", "10 (YAML 1.2)"]), ("-010", ["-8 (YAML 1.1)", "-10 (YAML 1.2)"]),
      ("089", ["text (YAML 1.1)", "89 (YAML 1.2)"]), ("00", ["0"]), ("01.5", ["1.5"]),
      ("0o10", ["text (YAML 1.1)", "8 (YAML 1.2)"]), ("0x1C", ["28"]),
      ("0b11", ["3 (YAML 1.1)", "text (YAML 1.2)"]), ("1_6", ["16 (YAML 1.1)", "text (YAML 1.2)"]),
      ("1e1", ["text (YAML 1.1)", "10 (YAML 1.2)"]),
      ("1E+1", ["text (YAML 1.1)", "10 (YAML 1.2)"]),
      ("1.5e3", ["text (YAML 1.1)", "1500 (YAML 1.2)"]), ("1.5e+3", ["1500"]),
      ("12:30", ["750 (YAML 1.1)", "text (YAML 1.2)"]),
      ("2024-01-01", ["a date (YAML 1.1)", "text (YAML 1.2)"]),
      ("010pt", ["8 (YAML 1.1)", "10 (YAML 1.2)"]),
    ])
  func ambiguous(_ text: String, _ readings: [String]) {
    #expect(NumberSpelling.read(text) == .ambiguous(readings: readings))
  }

  @Test("names the unit", arguments: ["px", "PT", "rem", "em", "dp", "%", "vh", "PX"])
  func units(_ unit: String) {
    #expect(NumberSpelling.read("16" + unit) == .unit(unit))
    #expect(NumberSpelling.read("-1.5" + unit) == .unit(unit))
  }

  @Test(
    "knows the words that are no lengths",
    arguments: [
      ".inf", "-.inf", ".nan", ".NaN", "yes", "No", "on", "OFF", "true", "false", "null", "~",
    ])
  func words(_ text: String) {
    #expect(NumberSpelling.read(text) == .notANumber(text))
  }

  @Test(
    "leaves names and expressions alone",
    arguments: [
      "", "+", "-", ".", "inner", "16 pt", "20-4", "20 - 4", "2xl", "1.2.3", "--4", "+-4", "12:99",
      "0x", "1e", "16 + 2", "é", "yesterday", "2024-01-01-01", "16pts", "{inner}",
    ])
  func text(_ text: String) {
    #expect(NumberSpelling.read(text) == .text)
  }

  @Test("a number too large for a double is no number")
  func huge() {
    guard case .notANumber = NumberSpelling.read(String(repeating: "9", count: 400)) else {
      Issue.record("it was read as a number")
      return
    }
    #expect(
      NumberSpelling.read("0." + String(repeating: "0", count: 400) + "1")
        == .decimal(0, hasUnit: false))
  }
}
