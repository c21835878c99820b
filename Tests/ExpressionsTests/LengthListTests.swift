import Expressions
import Testing

@Suite("Lists of lengths")
struct LengthListTests {
  @Test(
    "parts lengths that stand side by side",
    arguments: [
      ("", []), ("  ", []), ("16", ["16"]), (" 16px ", ["16px"]), ("0 24px", ["0", "24px"]),
      ("8px 16px 0", ["8px", "16px", "0"]), ("{a} {b} 0", ["{a}", "{b}", "0"]),
      ("{a b} {c}", ["{a b}", "{c}"]), ("0\t24px\n1", ["0", "24px", "1"]),
      ("min({a}, 4px) 8px", ["min({a}, 4px)", "8px"]), ("8px (1 + 2)", ["8px", "(1 + 2)"]),
      ("{a} (1 + 2)", ["{a}", "(1 + 2)"]), ("{a} -{b}", ["{a}", "-{b}"]), ("8 -4", ["8", "-4"]),
      ("8 +4", ["8", "+4"]), ("50% 20px", ["50%", "20px"]), ("{a} * 2 {b}", ["{a} * 2", "{b}"]),
      ("{a} * -{b} -4", ["{a} * -{b}", "-4"]), ("{(} {b}", ["{(}", "{b}"]),
      ("calc(1px + 2px) 8px", ["calc(1px + 2px)", "8px"]), ("1) 2", ["1)", "2"]),
      ("4 px px", ["4", "px", "px"]),
    ] as [(String, [String])])
  func parts(_ text: String, _ parts: [String]) {
    #expect(split(text) == parts)
  }

  @Test(
    "leaves arithmetic and what commas join whole",
    arguments: [
      "{a} * {b}", "{a} - 4", "{a} + 4", "{a} +{b}", "{a}- 4", "{a}-4", "{a} / {b} * {c}",
      "8px / 4px", "min (4, 2)", "{a} * min (4, 2)", "{a} % 2", "{a} -", "- 4", "{a} > 3 ? 1 : 2",
      "0 4px, 8px 2px", "a, b", "a ,b", "{a b c}", "(1 2 3)", "[1 2]", "(1 2", "{a b", "{", "}",
      "floor( 2 3", "50 % 20",
    ])
  func whole(_ text: String) {
    #expect(split(text) == [text])
  }

  @Test("long texts take linear time")
  func long() {
    #expect(LengthList.split(String(repeating: "{", count: 1_000_000)).count == 1)
    #expect(LengthList.split(String(repeating: "(", count: 1_000_000)).count == 1)
    #expect(LengthList.split(String(repeating: "1 ", count: 200_000)).count == 200_000)
    #expect(LengthList.split(String(repeating: " ", count: 1_000_000)).isEmpty)
    let names = String(repeating: "a", count: 500_000) + String(repeating: " (", count: 100_000)
    #expect(LengthList.split(names).count == 1)
  }

  private func split(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return LengthList.split(text).map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}
