/// A copy of a text, after its byte order mark, as libyaml is able to read it.
struct RespelledText {
  /// The bytes of the copy.
  private(set) var bytes: [UInt8] = []

  /// Copies a text; linear in its length.
  ///
  /// - Parameters:
  ///   - text: the bytes.
  ///   - base: the length of the byte order mark, which is left out.
  ///   - respellings: what to spell otherwise, ascending and apart.
  ///   - content: all but blanks at either end, in which tabs become spaces.
  init(
    _ text: UnsafeBufferPointer<UInt8>, base: Int, respellings: [Respelling], content: Range<Int>
  ) {
    bytes.reserveCapacity(text.count)
    append(text[base..<content.lowerBound], spacesForTabs: true)
    var place = content.lowerBound
    for respelling in respellings where Int(respelling.offset) >= place {
      append(text[place..<Int(respelling.offset)], spacesForTabs: false)
      bytes.append(contentsOf: respelling.spelling)
      place = respelling.end
    }
    append(text[place..<content.upperBound], spacesForTabs: false)
    append(text[content.upperBound...], spacesForTabs: true)
  }

  private mutating func append(_ part: Slice<UnsafeBufferPointer<UInt8>>, spacesForTabs: Bool) {
    if spacesForTabs {
      bytes.append(contentsOf: part.lazy.map { $0 == 0x09 ? 0x20 : $0 })
    } else {
      bytes.append(contentsOf: part)
    }
  }

  /// The offset in the text for one in the copy, both after the byte order mark.
  ///
  /// Linear in the number of respellings.
  static func original(of offset: Int, base: Int, respellings: [Respelling]) -> Int {
    var moved = offset
    for respelling in respellings {
      let size = respelling.isPair ? 4 : 6
      let start = Int(respelling.offset) - base
      if moved <= start { break }
      moved = moved < start + size ? start : moved - size + respelling.count
    }
    return moved
  }
}
