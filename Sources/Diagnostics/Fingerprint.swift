/// A short name for some bytes: 128 bits of the FNV-1a hash, as 32 hexadecimal digits.
///
/// It tells texts apart and guards no secret. Fowler, Noll, Vo: offset basis
/// 144066263297769815596495629667062367629, prime 2^88 + 2^8 + 0x3b.
package struct Fingerprint: Sendable {
  private var high: UInt64 = 0x6C62_272E_07BB_0142
  private var low: UInt64 = 0x62B8_2175_6295_C58D

  /// The fingerprint of nothing.
  package init() {}

  /// Takes in a part; where one part ends and the next begins counts too.
  package mutating func add(_ part: some Sequence<UInt8>) {
    var count = 0
    for byte in part {
      take(byte)
      count += 1
    }
    // A length behind each part keeps `ab` + `c` apart from `a` + `bc`.
    for shift in stride(from: 0, to: 64, by: 8) {
      take(UInt8(truncatingIfNeeded: count >> shift))
    }
  }

  /// The 32 digits.
  package var text: String { Self.digits(high) + Self.digits(low) }

  private mutating func take(_ byte: UInt8) {
    low ^= UInt64(byte)
    let product = low.multipliedFullWidth(by: 0x13B)
    high = high &* 0x13B &+ product.high &+ low << 24
    low = product.low
  }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
