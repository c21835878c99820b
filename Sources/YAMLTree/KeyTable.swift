/// A hash table of places, open and linear: the caller compares what lies there.
///
/// Hashes are seeded anew in each run, so that no text can be made to collide; the order of the
/// slots therefore never reaches any output.
struct KeyTable {
  /// A place with the hash of what lies there; free when the place is negative.
  struct Slot {
    var hash: UInt32
    var place: Int32
  }

  private var slots: [Slot]
  private var count = 0

  /// Makes a table with room for some places; it grows.
  init(capacity: Int = 8) {
    var size = 16
    while size < capacity * 2, size < 1 << 30 { size *= 2 }
    slots = Array(repeating: Slot(hash: 0, place: -1), count: size)
  }

  /// The hash of some bytes.
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  /// The place found by hash and comparison, or -1 after putting `place` there.
  mutating func find(
    _ hash: UInt32, orInsert place: Int32, where isSame: (Int32) -> Bool
  ) -> Int32 {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot].place >= 0 {
      if slots[slot].hash == hash, isSame(slots[slot].place) { return slots[slot].place }
      slot = (slot + 1) & mask
    }
    guard place >= 0 else { return -1 }
    slots[slot] = Slot(hash: hash, place: place)
    count += 1
    if count * 2 > slots.count { grow() }
    return -1
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(hash: 0, place: -1), count: old.count * 2)
    let mask = slots.count - 1
    for entry in old where entry.place >= 0 {
      var slot = Int(entry.hash) & mask
      while slots[slot].place >= 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }
}
