import Diagnostics

/// YAML between two lines of dashes at the start of a text, as Markdown files have it.
package enum FrontMatter {
  /// The YAML: from the start of the second line to the start of the line that closes it.
  ///
  /// The first line is `---`, also behind a byte order mark; the closing one is the next that is
  /// exactly `---` or `...`. Both may have blanks at their end, and any line end.
  ///
  /// - Returns: The range, which may be empty, or nil when the text has no front matter.
  /// - Complexity: Linear in the bytes up to the closing line, and constant where the first line is
  ///   another.
  package static func range(in source: SourceText) -> ByteRange? {
    let base = source.byteOrderMarkLength
    return source.bytes.withUnsafeBufferPointer { text in
      guard isLine(of: 0x2D, in: text, at: base) else { return nil }
      let start = endOfLine(in: text, at: base)
      var place = start
      while place < text.count {
        if isLine(of: 0x2D, in: text, at: place) || isLine(of: 0x2E, in: text, at: place) {
          return ByteRange(start, place)
        }
        place = endOfLine(in: text, at: place)
      }
      return nil
    }
  }

  /// True when a line has a mark three times and nothing else but blanks after it.
  private static func isLine(
    of mark: UInt8, in text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    guard start + 3 <= text.count,
      text[start] == mark, text[start + 1] == mark, text[start + 2] == mark
    else { return false }
    var place = start + 3
    while place < text.count, text[place] == 0x20 || text[place] == 0x09 { place += 1 }
    return place == text.count || TextLines.isLineEnd(text[place])
  }

  /// The offset after a line and its line end: LF, CRLF or a lone CR.
  private static func endOfLine(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var place = start
    while place < text.count, !TextLines.isLineEnd(text[place]) { place += 1 }
    guard place < text.count else { return place }
    let isPair = text[place] == 0x0D && place + 1 < text.count && text[place + 1] == 0x0A
    return place + (isPair ? 2 : 1)
  }
}
