/// Texts with a number each, so that comparing two of them compares numbers.
///
/// Texts are the same when their UTF-8 bytes are. Ids count up from 0.
package struct StringPool: Sendable {
  private var bytes: [UInt8] = []
  /// Where each text ends in `bytes`.
  private var ends: [Int] = []
  /// Open addressing, a power of two long: id + 1, or 0 where free.
  private var buckets: [Int] = []

  /// Creates an empty pool.
  package init() {}

  /// How many different texts the pool holds.
  package var count: Int { ends.count }

  /// The id of a text, which is added when new.
  package mutating func intern(_ text: String) -> SlotValue {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The id of a text given as UTF-8 bytes, which is added when new.
  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> SlotValue {
    if (ends.count + 1) * 2 > buckets.count { grow() }
    let bucket = self.bucket(of: text)
    if buckets[bucket] != 0 { return SlotValue(buckets[bucket] - 1) }
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
    buckets[bucket] = ends.count
    return SlotValue(ends.count - 1)
  }

  /// The text with the given id; empty for an id this pool has not.
  package func text(of id: SlotValue) -> String {
    withBytes(of: id) { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs a function over the UTF-8 bytes of the text with the given id.
  package func withBytes<Result>(
    of id: SlotValue, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard id < SlotValue(ends.count) else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let range = self.range(of: Int(id))
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// The bucket that holds the text, or the free one where it belongs.
  private func bucket(of text: UnsafeBufferPointer<UInt8>) -> Int {
    // FNV-1a: short texts, no need for more.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while buckets[bucket] != 0, !isSame(buckets[bucket] - 1, text) {
      bucket = (bucket + 1) & mask
    }
    return bucket
  }

  private func isSame(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[range(of: index)].elementsEqual(text)
  }

  private mutating func grow() {
    buckets = [Int](repeating: 0, count: max(16, buckets.count * 2))
    bytes.withUnsafeBufferPointer { bytes in
      for index in ends.indices {
        let bucket = self.bucket(of: UnsafeBufferPointer(rebasing: bytes[range(of: index)]))
        buckets[bucket] = index + 1
      }
    }
  }
}
