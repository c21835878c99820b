import Diagnostics
import Testing

@Suite("A byte range")
struct ByteRangeTests {
  @Test(
    "is clamped and never ends before it starts",
    arguments: [
      (0, 0, 0, 0), (2, 5, 2, 5), (5, 2, 5, 5), (-3, 4, 0, 4), (-3, -1, 0, 0),
      (0, Int.max, 0, Int(UInt32.max)), (Int.min, Int.max, 0, Int(UInt32.max)),
    ])
  func clamped(start: Int, end: Int, expectedStart: Int, expectedEnd: Int) {
    let range = ByteRange(start, end)
    #expect(Int(range.start) == expectedStart)
    #expect(Int(range.end) == expectedEnd)
    #expect(range.count == expectedEnd - expectedStart)
    #expect(range.isEmpty == (range.count == 0))
  }

  @Test("holds its first byte and not the one after its last")
  func contains() {
    let range = ByteRange(2, 5)
    #expect((0...6).filter { range.contains($0) } == [2, 3, 4])
    #expect(range.encloses(range))
    #expect(range.encloses(ByteRange(5, 5)))
    #expect(!range.encloses(ByteRange(1, 5)))
    #expect(!range.encloses(ByteRange(2, 6)))
  }
}
