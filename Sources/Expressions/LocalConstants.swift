/// The constants of programs with strings in them, made for the string pool of one machine.
struct LocalConstants: ~Copyable {
  private struct Entry {
    /// Kept, so that no other program can take its address.
    let details: ProgramDetails
    let constants: UnsafeMutablePointer<UInt64>
  }

  private var entries: [Entry] = []
  /// Open addressing, a power of two long: index + 1, or 0 where free.
  private var buckets: [Int] = [0, 0, 0, 0]

  deinit {
    for entry in entries { entry.constants.deallocate() }
  }

  /// The constants made for a program before, or nil.
  func find(_ details: ProgramDetails) -> UnsafePointer<UInt64>? {
    let index = buckets[bucket(of: details)] - 1
    return index < 0 ? nil : UnsafePointer(entries[index].constants)
  }

  /// Makes the constants for a program that was not found.
  mutating func add(
    _ program: Program, _ strings: inout StringPool
  ) -> UnsafePointer<UInt64> {
    let constants = UnsafeMutablePointer<UInt64>.allocate(capacity: program.constants.count + 1)
    constants.initialize(repeating: 0, count: program.constants.count + 1)
    for (index, word) in program.constants.enumerated() { constants[index] = word }
    for string in program.details.strings { constants[string.index] = strings.intern(string.text) }
    entries.append(Entry(details: program.details, constants: constants))
    if entries.count * 2 > buckets.count {
      buckets = [Int](repeating: 0, count: buckets.count * 2)
      for (index, entry) in entries.enumerated() { buckets[bucket(of: entry.details)] = index + 1 }
    } else {
      buckets[bucket(of: program.details)] = entries.count
    }
    return UnsafePointer(constants)
  }

  private func bucket(of details: ProgramDetails) -> Int {
    let address = UInt(bitPattern: Unmanaged.passUnretained(details).toOpaque())
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while buckets[bucket] != 0, entries[buckets[bucket] - 1].details !== details {
      bucket = (bucket + 1) & mask
    }
    return bucket
  }
}
