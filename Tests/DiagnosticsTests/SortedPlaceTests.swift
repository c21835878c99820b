import Testing

@testable import Diagnostics

@Suite("Places in sorted collections")
struct SortedPlaceTests {
  @Test(
    "the first element that is not in front, or the end",
    arguments: [([], 5, 0), ([1, 3, 3, 9], 0, 0), ([1, 3, 3, 9], 3, 1), ([1, 3, 3, 9], 10, 4)])
  func first(_ numbers: [Int], _ bound: Int, _ place: Int) {
    #expect(numbers.firstPlace { $0 < bound } == place)
    #expect(numbers[...].dropFirst(0).firstPlace { $0 < bound } == place)
  }

  @Test("of a slice counts as the whole does")
  func slice() {
    #expect([1, 2, 3, 4, 5][2...].firstPlace { $0 < 4 } == 3)
  }
}
