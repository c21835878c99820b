import Diagnostics

/// Looks at a text as JSON, where YAML's parser is at a loss or takes too much for a name.
struct JSONText {
  /// The text.
  let lines: TextLines
  /// The offset where the value begins.
  let start: Int

  /// Makes a look at the value that begins at an offset, or after blanks there.
  init(_ lines: TextLines, from offset: Int) {
    self.lines = lines
    var place = offset
    while place < lines.text.count, TextLines.isBlank(lines.text[place]) { place += 1 }
    start = place
  }

  /// True for a value that begins as in JSON: with a bracket, and in it a quote, a bracket or a
  /// number.
  ///
  /// Comments as JSON5 and JSONC have them may stand before and in it, and say as much.
  var isLikely: Bool {
    var place = afterComments(from: start)
    let isAfterComment = place > start
    guard lines[place] == 0x7B || lines[place] == 0x5B else { return false }
    if isAfterComment { return true }
    let inside = place + 1
    place = inside
    while place < lines.text.count, TextLines.isBlank(lines[place]) { place += 1 }
    switch lines[place] {
    case 0x22, 0x5B, 0x7B, 0x7D, 0x5D, 0x2D, 0x30...0x39: return true
    case 0x2F: return comment(at: place) != nil
    default: return false
    }
  }

  /// All but the blanks at either end.
  var content: Range<Int> {
    var end = lines.text.count
    while end > start, TextLines.isBlank(lines.text[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The first comment as JSON5 and JSONC have them, outside of quotes, that begins before an offset.
  ///
  /// Linear in the text up to that offset.
  func firstComment(before end: Int) -> ByteRange? {
    var place = start
    let end = Swift.min(end, lines.text.count)
    while place < end {
      switch lines[place] {
      case 0x22: place = afterQuotes(from: place)
      case 0x27 where isTokenStart(place): place = afterQuotes(from: place)
      case 0x23 where place == lines.base || TextLines.isBlank(lines[place - 1]):
        place = lines.end(of: place)
      case 0x2F:
        if isTokenStart(place), let comment = comment(at: place) { return comment }
        place += 1
      default: place += 1
      }
    }
    return nil
  }

  /// The comment as JSON5 and JSONC have them that begins at an offset.
  func comment(at offset: Int) -> ByteRange? {
    guard lines[offset] == 0x2F else { return nil }
    if lines[offset + 1] == 0x2F {
      var end = lines.end(of: offset)
      while end > offset, TextLines.isBlank(lines[end - 1]) { end -= 1 }
      return ByteRange(offset, end)
    }
    guard lines[offset + 1] == 0x2A else { return nil }
    var place = offset + 2
    while place < lines.text.count {
      if lines[place] == 0x2A, lines[place + 1] == 0x2F { return ByteRange(offset, place + 2) }
      place += 1
    }
    return ByteRange(offset, lines.text.count)
  }

  /// True for a comment that ends before the text does: by its mark, or with its line.
  func isClosedComment(at offset: Int) -> Bool {
    guard let comment = comment(at: offset) else { return false }
    let end = Int(comment.end)
    return lines[offset + 1] == 0x2F
      || comment.count >= 4 && lines[end - 1] == 0x2F
        && lines[end - 2] == 0x2A
  }

  /// The fault for a comment; only its opening is marked when nothing closes it.
  func fault(for comment: ByteRange) -> YAMLFault {
    let start = Int(comment.start)
    let opening = ByteRange(start, start + 2)
    let range = isClosedComment(at: start) ? comment : opening
    return YAMLFault(.foreignComment(opening: lines.words(opening)), at: range)
  }

  /// True where no name or number goes on.
  private func isTokenStart(_ offset: Int) -> Bool {
    guard offset > lines.base else { return true }
    switch lines[offset - 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x22, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: return true
    // The end of a comment, right behind which another may begin.
    case 0x2F: return offset > lines.base + 1 && lines[offset - 2] == 0x2A
    default: return false
    }
  }

  private func afterQuotes(from opening: Int) -> Int {
    let quote = lines[opening]
    var place = opening + 1
    while place < lines.text.count {
      if lines[place] == 0x5C, quote == 0x22 {
        place += 2
      } else if lines[place] == quote {
        return place + 1
      } else {
        place += 1
      }
    }
    return place
  }

  private func afterComments(from offset: Int) -> Int {
    var place = offset
    while let comment = comment(at: place) {
      place = Int(comment.end)
      while place < lines.text.count, TextLines.isBlank(lines[place]) { place += 1 }
    }
    return place
  }
}
