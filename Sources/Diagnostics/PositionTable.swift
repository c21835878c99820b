/// Turns byte offsets of one text into lines and columns, in any order and on lines of any length.
///
/// Where many positions of one text are wanted this is the way: a look costs the same on a line of
/// 50 MB as on a short one, because the code points in front of every 64th byte are counted once.
package struct PositionTable: Sendable {
  /// The text.
  package let source: SourceText
  /// Its lines.
  package let lines: LineTable
  /// How many code points lie in front of each block of bytes.
  private let counts: [UInt32]

  private static var blockSize: Int { 64 }

  /// Reads the text through twice.
  package init(_ source: SourceText) {
    self.source = source
    lines = LineTable(source.bytes)
    counts = Self.counts(in: source.bytes)
  }

  /// The 1-based line and code point column of a byte offset; offsets past the end are the end.
  package func position(at offset: UInt32) -> SourcePosition {
    let byte = Swift.min(Int(offset), source.bytes.count)
    let line = lines.lineIndex(at: UInt32(clamping: byte))
    let start = line == 0 ? source.byteOrderMarkLength : Int(lines.starts[line])
    let column = byte <= start ? 1 : codePoints(before: byte) - codePoints(before: start) + 1
    return SourcePosition(line: line + 1, column: column, byte: byte)
  }

  /// The bytes of a 0-based line without its line end and without a byte order mark.
  package func range(ofLine index: Int) -> ByteRange { lines.range(ofLine: index, in: source) }

  private func codePoints(before byte: Int) -> Int {
    let block = byte / Self.blockSize
    guard block < counts.count else { return 0 }
    let blockStart = block * Self.blockSize
    let known = Int(counts[block])
    if block + 1 < counts.count, Int(counts[block + 1]) - known == Self.blockSize {
      return known + byte - blockStart
    }
    return known + Self.codePoints(in: source.bytes, from: blockStart, to: byte)
  }

  private static func counts(in bytes: [UInt8]) -> [UInt32] {
    var counts: [UInt32] = []
    counts.reserveCapacity(bytes.count / blockSize + 1)
    var total = 0
    var start = 0
    while start <= bytes.count {
      counts.append(UInt32(clamping: total))
      let end = Swift.min(start + blockSize, bytes.count)
      total += codePoints(in: bytes, from: start, to: end)
      start += blockSize
    }
    return counts
  }

  private static func codePoints(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    guard start < end else { return 0 }
    return bytes.withUnsafeBufferPointer { text in
      var count = 0
      for offset in start..<end {
        count &+= text[offset] & 0xC0 == 0x80 ? 0 : 1
      }
      return count
    }
  }
}
