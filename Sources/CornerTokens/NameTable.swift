#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Different names, each with its place in the order of insertion; they compare as bytes.
///
/// Finding and inserting take constant time on average. The seed differs from run to run, so that
/// no file can be made to collide; nothing that leaves the table depends on it.
struct NameTable: Sendable {
  /// Where a name lies in `bytes`, and a piece of its hash.
  private struct Entry: Sendable {
    var start: Int
    var count: Int32
    var hash: UInt32
  }

  /// The bytes of all names, one after the other.
  private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// Open addressing, a power of two long: index + 1, or 0 where free.
  private var slots: [Int32] = []
  private let seed: UInt64

  /// Makes an empty table.
  init(seed: UInt64) { self.seed = seed }

  /// The number of names.
  var count: Int { entries.count }

  /// Where the name at an index lies in `bytes`; empty for an index outside the table.
  func range(at index: Int) -> Range<Int> {
    guard index >= 0, index < entries.count else { return 0..<0 }
    let entry = entries[index]
    return entry.start..<entry.start + Int(entry.count)
  }

  /// The name at an index; empty for an index outside the table.
  func name(at index: Int) -> String { String(decoding: bytes[range(at: index)], as: UTF8.self) }

  /// The index of a name, or nil.
  func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    if slots.isEmpty { return nil }
    let found = Int(slots[slot(of: name, hash(name))])
    return found > 0 ? found - 1 : nil
  }

  /// The index of a name, which is added when new.
  mutating func insert(_ name: UnsafeBufferPointer<UInt8>) -> (index: Int, isNew: Bool) {
    if (entries.count + 1) * 2 > slots.count { grow() }
    let hash = hash(name)
    let slot = slot(of: name, hash)
    if slots[slot] > 0 { return (Int(slots[slot]) - 1, false) }
    entries.append(Entry(start: bytes.count, count: Int32(clamping: name.count), hash: hash))
    bytes.append(contentsOf: name)
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    return (entries.count - 1, true)
  }

  /// The slot that holds the name, or the free one where it belongs.
  private func slot(of name: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while true {
      let found = Int(slots[slot])
      if found == 0 { return slot }
      let entry = entries[found - 1]
      if entry.hash == hash, Int(entry.count) == name.count, isSame(entry.start, name) {
        return slot
      }
      slot = (slot + 1) & mask
    }
  }

  private func isSame(_ start: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let right = name.baseAddress else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      guard let left = bytes.baseAddress, start + name.count <= bytes.count else { return false }
      return memcmp(left + start, right, name.count) == 0
    }
  }

  private func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let base = name.baseAddress else { return UInt32(truncatingIfNeeded: seed) }
    var hash = seed ^ UInt64(name.count)
    var offset = 0
    while offset < name.count {
      let word = PackedWord.load(base + offset, min(8, name.count - offset))
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.low ^ product.high &+ seed
      offset += 8
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: max(16, slots.count * 2))
    let mask = slots.count - 1
    for index in entries.indices {
      var slot = Int(entries[index].hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}
