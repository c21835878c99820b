import Diagnostics

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
      if text[place] == 0x26, anchor != nil {
        anchor = nil
        let end = endOfProperty(from: place)
        anchors.define(ByteRange(place + 1, end), as: node)
        place = skipBlanksAndComments(from: end)
      } else if text[place] == 0x21, tag != nil {
        tag = nil
        let end = endOfProperty(from: place)
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

  private func endOfProperty(from start: Int) -> Int {
    var end = start + 1
    let isVerbatim = end < text.count && text[end] == 0x3C
    while end < text.count {
      switch text[end] {
      case 0x20, 0x09, 0x0A, 0x0D: return end
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
      switch text[place] {
      case 0x20, 0x09, 0x0A, 0x0D: place += 1
      case 0x23:
        while place < text.count, text[place] != 0x0A, text[place] != 0x0D { place += 1 }
      default: return place
      }
    }
    return place
  }
}
