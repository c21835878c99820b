/// Which pairs of corners are alike, one bit a pair: a rule runs once for corners that are.
struct CornerPairs: Sendable {
  /// All six pairs.
  static let all: UInt8 = 0b111111

  /// The pairs whose lanes hold the same bits.
  @inline(__always)
  static func alike(_ lanes: SIMD4<UInt64>) -> UInt8 {
    if lanes[0] == lanes[1], lanes[1] == lanes[2], lanes[2] == lanes[3] { return all }
    var pairs: UInt8 = 0
    if lanes[0] == lanes[1] { pairs |= 1 }
    if lanes[0] == lanes[2] { pairs |= 2 }
    if lanes[0] == lanes[3] { pairs |= 4 }
    if lanes[1] == lanes[2] { pairs |= 8 }
    if lanes[1] == lanes[3] { pairs |= 16 }
    if lanes[2] == lanes[3] { pairs |= 32 }
    return pairs
  }

  /// The corners that are the same as one corner, itself included, one bit a corner.
  @inline(__always)
  static func corners(like lane: Int, _ pairs: UInt8) -> UInt8 {
    switch lane {
    case 0: 1 | (pairs & 1) << 1 | (pairs & 2) << 1 | (pairs & 4) << 1
    case 1: 2 | (pairs & 1) | (pairs & 8) >> 1 | (pairs & 16) >> 1
    case 2: 4 | (pairs & 2) >> 1 | (pairs & 8) >> 2 | (pairs & 32) >> 2
    default: 8 | (pairs & 4) >> 2 | (pairs & 16) >> 3 | (pairs & 32) >> 3
    }
  }
}
