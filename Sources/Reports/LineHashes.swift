/// The hash of each line of a text by which code scanning services find a result again after lines
/// have moved.
///
/// It is the `primaryLocationLineHash` of SARIF's partial fingerprints as GitHub makes it: over the
/// 100 UTF-16 units from the start of the line on, spaces and tabs left out and every line end as
/// LF, the sum of unit × 37^(99 − place) modulo 2^64. The text ends with the unit 65535, and zeros
/// follow. Behind a colon stands how often the value has come up in the file so far. A byte order
/// mark counts as a unit of the first line, since services read the file's text with it; bytes that
/// are no UTF-8 count as U+FFFD.
struct LineHashes {
  private static let windowSize = 100
  private static let base: UInt64 = 37
  private static let endOfText: UInt16 = 0xFFFF

  /// A line's hash and how many lines up to here have it.
  private struct Entry {
    let hash: UInt64
    let occurrence: Int
  }

  private var entries: [Entry] = []

  /// Reads a text through once: linear, whatever the length of its lines.
  init(_ bytes: [UInt8]) {
    var roll = Roll()
    var occurrences: [UInt64: Int] = [:]
    var isLineStart = true
    var followsReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let isBlank = unit == 0x20 || unit == 0x09
      if isBlank || (followsReturn && unit == 0x0A) {
        followsReturn = false
        continue
      }
      followsReturn = unit == 0x0D
      let kept = followsReturn ? 0x0A : unit
      add(roll.take(kept, startsLine: isLineStart), counting: &occurrences)
      isLineStart = kept == 0x0A
    }
    add(roll.take(Self.endOfText, startsLine: isLineStart), counting: &occurrences)
    for _ in 0..<Self.windowSize {
      add(roll.take(0, startsLine: false), counting: &occurrences)
    }
  }

  /// The text for a 1-based line, such as `271789c17abda88f:1`; empty for a line that is not there.
  func text(ofLine line: Int) -> String {
    guard entries.indices.contains(line - 1) else { return "" }
    let entry = entries[line - 1]
    return String(entry.hash, radix: 16) + ":" + String(entry.occurrence)
  }

  private mutating func add(_ hash: UInt64?, counting occurrences: inout [UInt64: Int]) {
    guard let hash else { return }
    let occurrence = occurrences[hash, default: 0] + 1
    occurrences[hash] = occurrence
    entries.append(Entry(hash: hash, occurrence: occurrence))
  }

  /// The hash of the last 100 units, kept up to date unit by unit.
  private struct Roll {
    private var units = [UInt16](repeating: 0, count: LineHashes.windowSize)
    private var lineStarts = [Bool](repeating: false, count: LineHashes.windowSize)
    private var place = 0
    private var hash: UInt64 = 0
    /// 37^100: what the unit that leaves the window weighs by then.
    private let leavingWeight: UInt64

    init() {
      leavingWeight = (0..<LineHashes.windowSize).reduce(1) { weight, _ in
        weight &* LineHashes.base
      }
    }

    /// Takes in a unit; gives the hash when the window now begins at the start of a line.
    mutating func take(_ unit: UInt16, startsLine: Bool) -> UInt64? {
      hash = hash &* LineHashes.base &+ UInt64(unit) &- leavingWeight &* UInt64(units[place])
      units[place] = unit
      lineStarts[place] = startsLine
      place = (place + 1) % LineHashes.windowSize
      return lineStarts[place] ? hash : nil
    }
  }
}
