/// Where the lines of a text begin, to turn byte offsets into lines and columns.
///
/// Lines end with LF, CRLF or a lone CR, as editors count them. A byte order mark belongs to no
/// column: the character after it is column 1.
package struct LineTable: Sendable {
  /// The byte offset of each line's first byte, ascending; the first is 0.
  package let starts: [UInt32]

  /// Finds the line starts in one pass over the bytes.
  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { text in
      var offset = 0
      while offset < text.count {
        let byte = text[offset]
        offset += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, offset < text.count, text[offset] == 0x0A { offset += 1 }
        starts.append(UInt32(clamping: offset))
      }
    }
    self.starts = starts
  }

  /// The 0-based index of the line that holds the byte at `offset`; logarithmic.
  package func lineIndex(at offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line without its line end; a byte order mark in front is left out.
  ///
  /// - Parameters:
  ///   - index: the 0-based line.
  ///   - source: the text that this table was made from.
  package func range(ofLine index: Int, in source: SourceText) -> ByteRange {
    let bytes = source.bytes
    guard index >= 0, index < starts.count else { return ByteRange(bytes.count, bytes.count) }
    let start = index == 0 ? source.byteOrderMarkLength : Int(starts[index])
    var end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
    if end > start, end <= bytes.count, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, end <= bytes.count, bytes[end - 1] == 0x0D { end -= 1 }
    return ByteRange(start, Swift.max(start, end))
  }

  /// The 1-based line and code point column of a byte offset.
  ///
  /// Linear in the length of the line, logarithmic in the number of lines. Each byte that is not
  /// valid UTF-8 counts as one code point.
  package func position(at offset: UInt32, in source: SourceText) -> SourcePosition {
    let clamped = Swift.min(offset, UInt32(clamping: source.bytes.count))
    let line = lineIndex(at: clamped)
    let start = line == 0 ? source.byteOrderMarkLength : Int(starts[line])
    var column = 1
    if start < Int(clamped) {
      for byte in source.bytes[start..<Int(clamped)] where byte & 0xC0 != 0x80 { column += 1 }
    }
    return SourcePosition(line: line + 1, column: column, byte: Int(clamped))
  }
}
