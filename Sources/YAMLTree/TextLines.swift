import Diagnostics

/// Looks around in a text by lines, to explain a fault; each look is linear in what it passes.
struct TextLines {
  /// The bytes.
  let text: UnsafeBufferPointer<UInt8>
  /// The offset after a byte order mark.
  let base: Int

  /// The byte at an offset, or a line feed outside the text.
  subscript(offset: Int) -> UInt8 { offset >= 0 && offset < text.count ? text[offset] : 0x0A }

  /// True for LF and CR.
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// True for space, tab, LF and CR.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isLineEnd(byte) }

  /// The offset of the first byte of the line around an offset.
  func start(of offset: Int) -> Int {
    var place = Swift.min(offset, text.count)
    while place > base, !Self.isLineEnd(text[place - 1]) { place -= 1 }
    return place
  }

  /// The offset of the line end after an offset.
  func end(of offset: Int) -> Int {
    var place = offset
    while place < text.count, !Self.isLineEnd(text[place]) { place += 1 }
    return Swift.min(place, text.count)
  }

  /// The offset of the last byte before `offset` on its line that is no blank.
  func lastText(before offset: Int) -> Int? {
    var place = Swift.min(offset, text.count) - 1
    while place >= base, !Self.isLineEnd(text[place]) {
      if !Self.isBlank(text[place]) { return place }
      place -= 1
    }
    return nil
  }

  /// True when only blanks stand before an offset on its line.
  func isFirst(_ offset: Int) -> Bool { lastText(before: offset) == nil }

  /// The text between two offsets on one line, without a comment and blanks around it.
  func trimmed(_ from: Int, _ to: Int) -> ByteRange {
    var start = from
    var end = Swift.min(to, text.count)
    while start < end, Self.isBlank(text[start]) { start += 1 }
    var place = start
    while place < end {
      if text[place] == 0x23, place == from || Self.isBlank(self[place - 1]) { end = place }
      place += 1
    }
    while end > start, Self.isBlank(text[end - 1]) { end -= 1 }
    return ByteRange(start, end)
  }

  /// The last line above the one around `offset` that has more than blanks and comments.
  func textLine(above offset: Int) -> ByteRange? {
    var lineStart = start(of: offset)
    while lineStart > base {
      let end = lineStart - 1
      lineStart = start(of: end)
      let line = trimmed(lineStart, end)
      if !line.isEmpty { return line }
    }
    return nil
  }

  /// The offset of the first colon in a range that ends a key: one with a blank or the end after it.
  func keyColon(in range: ByteRange) -> Int? {
    var place = Int(range.start)
    while place < Int(range.end) {
      if text[place] == 0x3A, Self.isBlank(self[place + 1]) { return place }
      place += 1
    }
    return nil
  }

  /// The offset of the first colon in a range with text right after it.
  func tightColon(in range: ByteRange) -> Int? {
    var place = Int(range.start)
    while place < Int(range.end) {
      if text[place] == 0x3A, !Self.isBlank(self[place + 1]) { return place }
      place += 1
    }
    return nil
  }

  /// The text of a range.
  func words(_ range: ByteRange) -> String {
    String(decoding: text[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// The range of the character at an offset; at the end of a line, of the last text before it.
  func character(at offset: Int) -> ByteRange {
    var place = Swift.min(offset, text.count)
    if place >= text.count || Self.isLineEnd(text[place]) {
      while place > base, Self.isBlank(self[place]) { place -= 1 }
    }
    while place > base, self[place] & 0xC0 == 0x80 { place -= 1 }
    var end = Swift.min(place + 1, text.count)
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return ByteRange(place, end)
  }
}
