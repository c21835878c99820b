/// An `<svg>` element taken apart into its opening tag and what it holds.
struct SVGElement {
  /// From `<svg` to `>`.
  let tag: [UInt8]
  /// The value of the attribute `class` with its quotes; empty when there is none.
  let className: [UInt8]
  /// What stands between the tags.
  let elements: [UInt8]

  private static let end = Array("</svg>".utf8)
  private static let classStart = Array(" class=\"".utf8)

  /// Takes an element apart in linear time; one that is not closed as it should be is empty.
  init(_ bytes: [UInt8]) {
    var text = bytes[...]
    while let last = text.last, last <= 0x20 { text.removeLast() }
    let tagEnd = Self.endOfTag(in: text)
    guard tagEnd < text.endIndex, text.suffix(Self.end.count).elementsEqual(Self.end),
      tagEnd + 1 <= text.endIndex - Self.end.count
    else {
      tag = Array("<svg>".utf8)
      className = []
      elements = []
      return
    }
    tag = Array(text[...tagEnd])
    className = Self.className(in: text[...tagEnd])
    elements = Array(text[(tagEnd + 1)..<(text.endIndex - Self.end.count)])
  }

  /// The first `>` that stands in no attribute.
  private static func endOfTag(in text: ArraySlice<UInt8>) -> Int {
    var isQuoted = false
    for index in text.indices {
      if text[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if text[index] == UInt8(ascii: ">"), !isQuoted { return index }
    }
    return text.endIndex
  }

  private static func className(in tag: ArraySlice<UInt8>) -> [UInt8] {
    var isQuoted = false
    for index in tag.indices {
      if tag[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted, tag[index] == 0x20, tag[index...].starts(with: classStart) else { continue }
      let start = index + classStart.count
      guard let end = tag[start...].firstIndex(of: UInt8(ascii: "\"")) else { return [] }
      return Array(tag[(start - 1)...end])
    }
    return []
  }
}
