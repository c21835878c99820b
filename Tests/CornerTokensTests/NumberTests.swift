import CornerTokens
import Testing

struct NumberTests {
  @Test(
    "plain decimal numbers are lengths",
    arguments: [
      ("16", 16), ("+16", 16), ("-4", -4), ("16.5", 16.5), (".5", 0.5), ("5.", 5), ("16pt", 16),
      ("0", 0), ("\"16\"", 16), ("'16pt'", 16), ("1 / 2", 0.5), ("2 + 3 * 4", 14),
      ("20-4", 16), ("max(3, 7)", 7), ("\"true ? 4 : 2\"", 4), ("(9)", 9),
      ("123456789012", 123_456_789_012),
      ("28.3 - 12.1", 28.3 - 12.1),
    ] as [(String, Double)])
  func plain(text: String, value: Double) {
    let loading = Loading("corners:\n  a: \(text)\n")
    #expect(loading.faults == [])
    #expect(loading.document?.scale.values.first?.value == value)
  }

  static let ambiguous = [
    "010", "0o10", "0x1C", "0b11", "1_6", "1e1", "1E+1", "1.5e3", "12:30", "2024-01-01", "00",
    "01.5",
  ]

  @Test("what YAML versions read differently is refused alone and in quotes", arguments: ambiguous)
  func ambiguousAlone(text: String) {
    #expect(Loading("corners:\n  a: \(text)").faults == ["ambiguous-number 2: \(text)"])
    #expect(Loading("corners:\n  a: \"\(text)\"").faults == ["ambiguous-number 2: \"\(text)\""])
    let shape = Loading("components:\n  card: { shape: \"\(text)\" }")
    #expect(shape.faults == ["ambiguous-number 2: \"\(text)\""])
  }

  @Test("what YAML versions read differently is refused in an expression", arguments: ambiguous)
  func ambiguousInside(text: String) {
    let loading = Loading("corners:\n  a: \"2 + \(text)\"")
    #expect(loading.faults == ["ambiguous-number 2: \(text)"])
  }

  @Test("any spelling may be a key", arguments: ambiguous + ["yes", ".inf", "16px", "null", "~"])
  func key(text: String) {
    let loading = Loading("corners:\n  \"\(text)\": 4\ncomponents:\n  \(text): {}\n")
    #expect(loading.faults == [])
    #expect(loading.corners == ["\(text)=4.0"])
    #expect(loading.placements == [text == "~" ? "~0" : text])
  }

  @Test(
    "what is no length is an invalid value",
    arguments: [
      ".inf", "-.inf", ".nan", "yes", "no", "on", "off", "true", "false", "null", "~", "Null",
      "16px",
      "1rem", "1em", "50%", "16dp", "[1]", "1 / 0", "\"\"", "inner +", "2 * (3", "\"text\" + 1",
      "1 < 2", "size(\"abc\") + nothing(2)",
    ])
  func noLength(text: String) {
    let loading = Loading(
      "corners:\n  inner: 2\n  a: \(text.contains("\"") ? "'\(text)'" : text)\n")
    #expect(loading.reading.faults.map(\.rule.id) == ["invalid-value"])
    #expect(loading.reading.faults.map(\.component) == ["corners/a"])
    #expect(loading.corners == ["inner=2.0", "a=?"])
  }

  @Test("an empty length is pointed at where it would stand")
  func empty() {
    let loading = Loading("components:\n  card:\n    shape:\n    padding: 4\n")
    #expect(loading.faults == ["invalid-value 3: "])
    #expect(loading.reading.faults.first?.message == "an empty value is not a length")
  }

  @Test("a unit is told apart, with the number to write")
  func unit() {
    let fault = Loading("components:\n  card: { padding: 16px }").reading.faults.first
    #expect(fault?.help == "write 16")
    #expect(fault?.component == "card")
  }

  @Test("ambiguous numbers list their readings")
  func readings() {
    let fault = Loading("corners:\n  a: 010\n").reading.faults.first
    #expect(fault?.message == "`010` can be read as 8 (YAML 1.1) or as 10 (YAML 1.2)")
  }
}
