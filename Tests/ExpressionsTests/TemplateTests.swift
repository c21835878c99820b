import Expressions
import Testing

@Suite("Templates")
struct TemplateTests {
  private func parts(_ text: String) throws -> [String] {
    try Template.parse(text).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .expression(_, let range): "\(range)"
      }
    }
  }

  @Test(
    "cuts text and expressions apart",
    arguments: [
      ("", []), ("plain", ["plain"]), ("{a}", ["1..<2"]),
      ("r {a + 1} < {b}", ["r ", "3..<8", " < ", "13..<14"]),
      ("{{a}} }}", ["{a} }"]), ("{'}'}", ["1..<4"]), ("{ {'a': 1}.a }!", ["1..<13", "!"]),
      ("it's {a}", ["it's ", "6..<7"]), ("é{a}", ["é", "3..<4"]),
    ])
  func parses(_ text: String, _ expected: [String]) throws {
    #expect(try parts(text) == expected)
  }

  @Test(
    "points at faults inside the whole text",
    arguments: [
      Fault("a } b", .strayBrace, 2..<3), Fault("a {b", .unclosed("{"), 2..<3),
      Fault("a {b +} c", .expectedOperand(found: ""), 6..<6), Fault("x {}", .empty, 3..<3),
      Fault("x {1u}", .notInProfile("uint literal"), 3..<5),
    ])
  func faults(_ fault: Fault) {
    let error = #expect(throws: ExpressionError.self) { try Template.parse(fault.text) }
    #expect(error == ExpressionError(fault.kind, fault.range))
  }
}
