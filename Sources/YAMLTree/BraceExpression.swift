import Diagnostics

/// Finds arithmetic over names in braces that lacks its quotes, such as `{map} - {inset}`.
///
/// YAML takes a brace at the start of a value for a mapping and stumbles over what follows it.
struct BraceExpression {
  let lines: TextLines

  /// The whole expression around the offset where the parser stumbled, or nil.
  func range(around offset: Int) -> ByteRange? {
    guard let before = lines.lastText(before: offset) else { return nil }
    let start: Int
    if lines[before] == 0x7D, isOperator(lines[offset]), let opening = opening(of: before),
      startsValue(opening)
    {
      start = opening
    } else if lines[offset] == 0x7B, isOperator(lines[before]) {
      start = startOfValue(before: before)
    } else {
      return nil
    }
    let range = lines.trimmed(start, end(from: start))
    return range.isEmpty ? nil : range
  }

  private func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2A, 0x2B, 0x2D, 0x2F, 0x25, 0x3F, 0x3C, 0x3E, 0x3D, 0x21, 0x26, 0x7C, 0x28, 0x5B:
      true
    default: false
    }
  }

  /// The brace that a closing one on the same line belongs to, with a name between them.
  private func opening(of closing: Int) -> Int? {
    var place = closing - 1
    while place >= lines.base {
      switch lines[place] {
      case 0x7B: return place
      case 0x7D, 0x3A, 0x2C, 0x0A, 0x0D: return nil
      default: place -= 1
      }
    }
    return nil
  }

  private func startsValue(_ offset: Int) -> Bool {
    guard let before = lines.lastText(before: offset) else { return true }
    switch lines[before] {
    case 0x3A, 0x2D, 0x2C, 0x5B, 0x7B, 0x3F: return true
    default: return false
    }
  }

  private func startOfValue(before offset: Int) -> Int {
    var place = offset
    while place > lines.base, !TextLines.isLineEnd(lines[place - 1]) {
      switch lines[place - 1] {
      case 0x3A, 0x2C, 0x7B, 0x5B: return place
      default: place -= 1
      }
    }
    return place
  }

  /// The end of the line, or what ends a value in the brackets around it.
  private func end(from start: Int) -> Int {
    var depth = 0
    var place = start
    while place < lines.text.count, !TextLines.isLineEnd(lines[place]) {
      switch lines[place] {
      case 0x7B, 0x5B, 0x28: depth += 1
      case 0x7D, 0x5D, 0x29:
        if depth == 0 { return place }
        depth -= 1
      case 0x2C: if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return place
  }
}
