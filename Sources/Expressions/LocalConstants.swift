/// The constants of programs with strings in them, made for the string pool of one machine.
final class LocalConstants {
  private struct Bucket {
    /// The address of the program's details; 0 where free.
    var address: UInt = 0
    var constants: UnsafeMutablePointer<UInt64>?
  }

  /// Kept, so that no other program can take their addresses.
  private var programs: [ProgramDetails] = []
  /// Open addressing, a power of two long and at least half empty.
  private var buckets: UnsafeMutablePointer<Bucket>
  private var mask = 7

  init() {
    buckets = .allocate(capacity: 8)
    buckets.initialize(repeating: Bucket(), count: 8)
  }

  deinit {
    for index in 0...mask { buckets[index].constants?.deallocate() }
    buckets.deallocate()
  }

  /// The constants made for a program before, or nil.
  @inline(__always)
  func find(_ details: ProgramDetails) -> UnsafePointer<UInt64>? {
    UnsafePointer(buckets[bucket(of: Self.address(of: details))].constants)
  }

  /// Makes the constants for a program that was not found.
  func add(_ program: borrowing Program, _ strings: inout StringPool) -> UnsafePointer<UInt64> {
    let count = program.constants.count
    let constants = UnsafeMutablePointer<UInt64>.allocate(capacity: count + 1)
    constants.initialize(repeating: 0, count: count + 1)
    for index in 0..<count { constants[index] = program.constants[index] }
    for string in program.details.strings { constants[string.index] = strings.intern(string.text) }
    programs.append(program.details)
    if programs.count * 2 > mask { grow() }
    let address = Self.address(of: program.details)
    buckets[bucket(of: address)] = Bucket(address: address, constants: constants)
    return UnsafePointer(constants)
  }

  private func grow() {
    let old = buckets
    let oldMask = mask
    mask = mask * 2 + 1
    buckets = .allocate(capacity: mask + 1)
    buckets.initialize(repeating: Bucket(), count: mask + 1)
    for index in 0...oldMask where old[index].address != 0 {
      buckets[bucket(of: old[index].address)] = old[index]
    }
    old.deallocate()
  }

  @inline(__always)
  private static func address(of details: ProgramDetails) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(details).toOpaque())
  }

  @inline(__always)
  private func bucket(of address: UInt) -> Int {
    var bucket = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while buckets[bucket].address != 0, buckets[bucket].address != address {
      bucket = (bucket &+ 1) & mask
    }
    return bucket
  }
}
