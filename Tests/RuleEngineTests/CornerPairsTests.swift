import Testing

@testable import RuleEngine

/// Corners that are alike are judged once.
struct CornerPairsTests {
  @Test("finds the corners with the same bits, in all patterns of four")
  func allPatterns() {
    for pattern in 0..<256 {
      let lanes = (0..<4).map { UInt64(pattern >> (2 * $0) & 3) }
      let pairs = CornerPairs.alike(SIMD4(lanes[0], lanes[1], lanes[2], lanes[3]))
      for corner in 0..<4 {
        let like = (0..<4).reduce(UInt8(0)) { bits, other in
          lanes[other] == lanes[corner] ? bits | 1 << UInt8(other) : bits
        }
        #expect(CornerPairs.corners(like: corner, pairs) == like, "\(lanes) at \(corner)")
      }
    }
  }
}
