import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The anchor and the tag of a node, as libyaml hands them over.
struct Properties {
  /// The name of the anchor, or nil.
  let anchor: UnsafeMutablePointer<UInt8>?
  /// The whole tag, or nil.
  let tag: UnsafeMutablePointer<UInt8>?

  /// True when there is neither.
  @inline(__always)
  var isEmpty: Bool { anchor == nil && tag == nil }

  /// True when there is a tag that is none of YAML's own, which are ignored.
  var hasForeignTag: Bool {
    guard let tag else { return false }
    let name = String(cString: tag)
    let core = ["str", "int", "float", "map", "seq", "null", "bool"]
    return name != "!" && !core.contains { name == "tag:yaml.org,2002:" + $0 }
  }
}

extension TreeBuilder {
  /// Skips anchor and tag of a node, remembers the anchor and reports a foreign tag.
  ///
  /// - Returns: The offset of the node's own text.
  mutating func take(_ properties: Properties, from start: Int, node: Int32) -> Int {
    var place = start
    var anchor = properties.anchor
    var tag = properties.tag
    while place < text.count {
      if text[place] == 0x26, let name = anchor {
        let end = Swift.min(place + 1 + strlen(name), text.count)
        anchor = nil
        anchors.define(ByteRange(place + 1, end), as: node)
        place = skipBlanksAndComments(from: end)
      } else if text[place] == 0x21, tag != nil {
        tag = nil
        let end = endOfTag(from: place)
        if properties.hasForeignTag {
          let tag = String(decoding: text[place..<end], as: UTF8.self)
          faults.append(YAMLFault(.unknownTag(tag), at: ByteRange(place, end)))
        }
        place = skipBlanksAndComments(from: end)
      } else {
        break
      }
    }
    return place
  }

  private func endOfTag(from start: Int) -> Int {
    var end = start + 1
    let isVerbatim = end < text.count && text[end] == 0x3C
    while end < text.count, blankLength(at: end) == 0 {
      switch text[end] {
      case 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: if !isVerbatim { return end }
      case 0x3E: if isVerbatim { return end + 1 }
      default: break
      }
      end += 1
    }
    return end
  }

  /// The offset of the first byte that is no blank, line end or comment.
  func skipBlanksAndComments(from start: Int) -> Int {
    var place = start
    while place < text.count {
      let blank = blankLength(at: place)
      if blank > 0 {
        place += blank
      } else if text[place] == 0x23 {
        while place < text.count, lineEndLength(at: place) == 0 { place += 1 }
      } else {
        break
      }
    }
    return place
  }

  private func blankLength(at offset: Int) -> Int {
    text[offset] == 0x20 || text[offset] == 0x09 ? 1 : lineEndLength(at: offset)
  }

  /// The bytes of a line end as YAML 1.1 has them: also U+0085, U+2028 and U+2029; else 0.
  private func lineEndLength(at offset: Int) -> Int {
    switch text[offset] {
    case 0x0A, 0x0D: return 1
    case 0xC2: return offset + 1 < text.count && text[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard offset + 2 < text.count, text[offset + 1] == 0x80 else { return 0 }
      return text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }
}
