import Expressions
import Testing

@Suite("Comparing and printing lengths")
struct ToleranceTests {
  @Test(
    "a difference counts when it exceeds the tolerance",
    arguments: [
      (16.005, 16.0, true, false, false), (16.006, 16.0, false, true, false),
      (15.994, 16.0, false, false, true), (28.3 - 12.1, 16.2, true, false, false),
      (1e12, 1e12, true, false, false), (1e300, 0, false, true, false),
      (.infinity, .infinity, true, false, false), (.nan, 1, false, false, false),
    ])
  func compares(_ a: Double, _ b: Double, _ same: Bool, _ exceeds: Bool, _ below: Bool) {
    let tolerance = Tolerance()
    #expect(tolerance.same(a, b) == same)
    #expect(tolerance.exceeds(a, b) == exceeds)
    #expect(tolerance.below(a, b) == below)
  }

  @Test(
    "prints without noise",
    arguments: [
      (16, "16"), (28.3 - 12.1, "16.2"), (-0.0, "0"), (0.1 + 0.2, "0.3"), (-4.5, "-4.5"),
      (1e15, "1000000000000000"), (0.000_000_4, "0"), (0.000_000_6, "0.000001"),
      (0.333_333_333, "0.333333"), (0.000_02, "0.00002"), (123_456.789_012_3, "123456.789012"),
    ] as [(Double, String)])
  func prints(_ number: Double, _ text: String) {
    #expect(LengthText.short(number) == text)
  }

  @Test("a text has one id, whatever its length, and bytes count")
  func strings() {
    var pool = StringPool()
    let ids = (0..<1_000).map { pool.intern("name \($0)") }
    #expect(Set(ids).count == 1_000)
    #expect((0..<1_000).allSatisfy { pool.intern("name \($0)") == ids[$0] })
    #expect(pool.text(of: ids[999]) == "name 999" && pool.text(of: 5_000).isEmpty)
    #expect(pool.intern("\u{E9}") != pool.intern("e\u{301}"))
    #expect(pool.intern("") == pool.intern("") && pool.count == 1_003)
  }
}
