/// The bytes of a report in the making.
package struct ByteWriter: Sendable {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// Makes one that has written nothing.
  package init() {}

  /// Appends a text as it is.
  package mutating func write(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a text as it is.
  package mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends bytes as they are.
  package mutating func write(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Appends a number in decimal digits.
  package mutating func write(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = number.magnitude
    var place: UInt = 1
    while magnitude / place >= 10 { place *= 10 }
    while place > 0 {
      bytes.append(UInt8(truncatingIfNeeded: 0x30 + magnitude / place % 10))
      place /= 10
    }
  }

  /// Appends one byte so many times.
  package mutating func write(_ byte: UInt8, count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }
}
