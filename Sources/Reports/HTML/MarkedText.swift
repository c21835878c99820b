/// A line of text of which some places are marked; places may overlap.
struct MarkedText {
  /// A marked place.
  struct Place {
    /// The bytes of the text; an empty place behind the end marks a blank there.
    let bytes: Range<Int>
    /// Whether it is the place of the violation itself, which shows where places overlap.
    let isMain: Bool
  }

  /// Printable text.
  let text: [UInt8]
  /// The places in any order.
  let places: [Place]

  /// Writes the text with `<mark>` around what is marked; those that are not main are of class `o`.
  func write(to html: inout HTMLWriter) {
    var ends = [0, text.count]
    for place in places { ends += [place.bytes.lowerBound, place.bytes.upperBound] }
    ends.sort()
    for (start, end) in zip(ends, ends.dropFirst()) where start < end && end <= text.count {
      let covering = places.filter { $0.bytes.lowerBound <= start && $0.bytes.upperBound >= end }
      write(text[start..<end], covering, to: &html)
    }
    let behind = places.filter { $0.bytes.isEmpty }
    if !behind.isEmpty { write([0x20], behind, to: &html) }
  }

  private func write(
    _ piece: ArraySlice<UInt8>, _ covering: [Place], to html: inout HTMLWriter
  ) {
    guard !covering.isEmpty else { return html.write(printable: piece) }
    html.write(covering.contains(where: \.isMain) ? "<mark>" : "<mark class=o>")
    html.write(printable: piece)
    html.write("</mark>")
  }
}
