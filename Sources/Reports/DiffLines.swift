/// Bytes as lines that end with LF; the last may end without.
struct DiffLines: Sendable {
  /// The bytes.
  let bytes: [UInt8]
  /// The offset of each line's first byte, then the number of bytes.
  private let bounds: [Int]

  /// Finds the lines in one pass; no bytes have no lines.
  init(_ bytes: [UInt8]) {
    var bounds = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { bounds.append(offset + 1) }
    if bounds.last != bytes.count { bounds.append(bytes.count) }
    self.bytes = bytes
    self.bounds = bounds
  }

  /// How many lines there are.
  var count: Int { bounds.count - 1 }

  /// The bytes of a line with its LF; none for a line that is not there.
  subscript(_ line: Int) -> ArraySlice<UInt8> {
    line >= 0 && line < count ? bytes[bounds[line]..<bounds[line + 1]] : []
  }

  /// The line that holds an offset; logarithmic.
  ///
  /// The end of the bytes is in the last line, or behind it when that ends with LF.
  func line(at offset: Int) -> Int {
    if offset >= bytes.count { return bytes.isEmpty || bytes.last == 0x0A ? count : count - 1 }
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bounds[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The offset at which a line starts; the number of bytes behind the last.
  func start(of line: Int) -> Int { line < bounds.count ? bounds[Swift.max(0, line)] : bytes.count }

  /// Whether no part of a line lies in front of an offset.
  func isLineStart(_ offset: Int) -> Bool {
    offset <= 0 || offset <= bytes.count && bytes[offset - 1] == 0x0A
  }
}
