import Diagnostics

/// Ties comments to what they stand beside, so that they keep their place when lines move.
///
/// A comment at the end of a line belongs to what ends there, one alone on a line to what comes next.
struct CommentAnchors {
  private let bytes: [UInt8]
  private let firstByte: Int

  init(_ source: SourceText) {
    bytes = source.bytes
    firstByte = source.byteOrderMarkLength
  }

  /// The ranges, but for each that is a comment the byte that it is tied to; linear in the text.
  ///
  /// - Parameter ranges: by their starts.
  func anchored(_ ranges: [ByteRange]) -> [ByteRange] {
    var result = ranges
    // From the end on, so that of many comments in a row each is read over once.
    var following: (start: Int, anchor: Int)?
    for index in ranges.indices.reversed() {
      let start = Int(ranges[index].start)
      guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { continue }
      var anchor = offsetOnLine(before: start)
      if anchor == nil {
        let next =
          if let following, following.start == start {
            following.anchor
          } else {
            offset(after: Int(ranges[index].end), following)
          }
        following = (start, next)
        anchor = next
      }
      if let anchor { result[index] = ByteRange(anchor, anchor + 1) }
    }
    return result
  }

  /// The last byte in front of a comment on its line that is no blank and no comma; nil when the
  /// comment is alone there.
  private func offsetOnLine(before start: Int) -> Int? {
    var found: Int?
    var offset = start - 1
    while offset >= firstByte, !Self.isLineEnd(bytes[offset]) {
      if bytes[offset] != UInt8(ascii: " "), bytes[offset] != UInt8(ascii: "\t") {
        found = offset
        if bytes[offset] != UInt8(ascii: ",") { break }
      }
      offset -= 1
    }
    return found
  }

  /// The first byte after a comment that is no blank, no comment and no dash of a list.
  private func offset(after end: Int, _ following: (start: Int, anchor: Int)?) -> Int {
    var offset = Swift.max(end, firstByte)
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
      case UInt8(ascii: "#"):
        if let following, following.start == offset { return following.anchor }
        while offset < bytes.count, !Self.isLineEnd(bytes[offset]) { offset += 1 }
      case UInt8(ascii: "-") where isBlank(at: offset + 1): offset += 1
      default: return offset
      }
    }
    return offset
  }

  private func isBlank(at offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    return bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
      || Self.isLineEnd(bytes[offset])
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
