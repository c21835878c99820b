import Testing

@testable import CornerTokens

/// How texts are told apart that formats hold without a word on what they are.
struct ValueFormTests {
  private func form(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      switch TokenFileReader.form(of: bytes) {
      case .number: "number"
      case .reference: "reference"
      case .expression: "expression"
      case .list: "list"
      case .other: "other"
      case .broken: "broken"
      }
    }
  }

  @Test(
    "texts that are no length have the signs of arithmetic without being any",
    arguments: [
      "2026-03-29", "2026-10-29", "2026-10-29T10:00:00Z", "29/10/2026", "10:30 - 12:00",
      "-apple-system, BlinkMacSystemFont, sans-serif", "'Fira Code', monospace",
      "{font.body}, sans-serif", "400 16px/1.5 Arial",
      "ease-in-out", "cubic-bezier(0.4, 0, 0.2, 1)", ".25, .1, .25, -1", "steps(4, jump-end)",
      "linear-gradient(90deg, #fff 0%, #000 100%)", "radial-gradient(circle at 50% 50%, red, blue)",
      "1 / 2", "1 / -1", "16/9", "16 / 9", "10px / 20px", "10px 20px / 5px",
      "translate(-50%, 0)", "rotate(-45deg)", "(min-width: 768px)", "-1 * var(--gap)",
      "0 4px 8px rgba(0,0,0,.2)", "0 1px 2px #0003", "rgba(0, 0, 0, 0.2)", "1px solid {color.line}",
      "1-2-3", "555-1234", "+49-30-1234567", "10-20", "1.2.3", "1.2.3-beta.1", "^1.2.3",
      "12:30", "0.3s ease-in", "all .2s ease-in-out", "-webkit-box", "-moz-initial", "#fff-000",
      "a/b/c.png", "../fonts/a.woff2", "max-content", "fit-content", "repeat(2, 1fr)",
      "", " ", "-", "+", "*", "/", "(", ")", "()", "(16px", "16px)", "16px +", "* 2px", "16px 2 +",
      "2 (3px)", "--gap", "- - -", "1//2px", "16px ++", "4px / 8px", "2 ^ 3",
    ])
  func others(text: String) { #expect(form(text) == "other") }

  @Test(
    "arithmetic has names, functions, units, or signs that only it has",
    arguments: [
      "16px + 2", "16px+2px", "16px-2px", "2 * 8px", "(16px + 2) * 3", "1rem / 2", "100vh - 16px",
      "24 - 8", "8 * 2", "8*2", "8 / 2 + 1", "2 * -4px", "16px - -2", "-(4px + 2px)",
      "-max(2px, 3px)", "2px * -(1 + 2)",
      "{a} * 2", "{a}/{b}", "{a-b}-{c}", "-{a}", "2px + {a}", "({a} + 2) / 3",
      "max(8px, 4px)", "calc(100% - 16px)", "2 * max({a}, 4px)", "roundTo({a} / 3, 0)",
      "1 / 2 * {a}", "2 * round(3.4)",
    ])
  func arithmetic(text: String) { #expect(form(text) == "expression") }

  @Test(
    "several lengths are a list",
    arguments: [
      "0 24px", "0 -{a}", "4px 8px 4px 8px", "{a} {b}", "8px calc(2 * {a})", "2px 16px-2px",
    ])
  func lists(text: String) { #expect(form(text) == "list") }

  @Test("numbers and names stand alone", arguments: ["16", "-16px", "50%", ".25rem", "1e3", " 4 "])
  func numbers(text: String) { #expect(form(text) == "number") }

  @Test("a text of any length is told in no time, however many brackets it has")
  func long() {
    for part in ["(", "1-", "{a}-", "1 + ", "-", "max(", "1/2px*"] {
      _ = form(String(repeating: part, count: 200_000))
    }
    #expect(form(String(repeating: "1px + ", count: 100_000) + "1px") == "expression")
  }
}
