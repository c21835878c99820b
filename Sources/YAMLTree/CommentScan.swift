import Diagnostics

/// Finds the comments of a text that contain a marker such as `cornerlint:`.
///
/// The marker is searched first, so that a text without it costs one fast pass. What lies in a
/// scalar is no comment, and where the text was not understood, none are looked for.
package struct CommentScan {
  /// A comment.
  package struct Comment: Hashable, Sendable {
    /// From the `#` to the end of the line's text.
    package let range: ByteRange
    /// True when only blanks stand before it on its line.
    package let isAlone: Bool
  }

  private let tree: YAMLTree

  /// Makes a scan of a tree's source.
  package init(_ tree: YAMLTree) { self.tree = tree }

  /// The comments that contain the marker, in file order.
  ///
  /// Linear in the text, with a logarithmic look into the tree for each `#` on a line that has
  /// the marker.
  package func comments(containing marker: StaticString = "cornerlint") -> [Comment] {
    guard marker.hasPointerRepresentation else { return [] }
    let search = ByteSearch(
      UnsafeBufferPointer(start: marker.utf8Start, count: marker.utf8CodeUnitCount))
    return tree.source.bytes.withUnsafeBufferPointer { text in
      let base = tree.source.byteOrderMarkLength
      let end = Swift.min(Int(tree.intactEnd), text.count)
      let lines = TextLines(text: UnsafeBufferPointer(rebasing: text[..<end]), base: base)
      var found: [Comment] = []
      var place = base
      while let hit = search.first(in: lines.text, from: place) {
        let lineEnd = lines.end(of: hit)
        if let comment = comment(in: lines, from: lines.start(of: hit), to: lineEnd),
          let first = search.first(in: lines.text, from: Int(comment.range.start)),
          first < lineEnd
        {
          found.append(comment)
        }
        place = lineEnd
      }
      return found
    }
  }

  /// The comment of a line: from the first `#` that stands alone and in no scalar.
  private func comment(in lines: TextLines, from start: Int, to end: Int) -> Comment? {
    var place = start
    while place < end {
      if lines[place] == 0x23, place == start || TextLines.isBlank(lines[place - 1]),
        !isInScalar(UInt32(truncatingIfNeeded: place), in: lines)
      {
        var textEnd = end
        while textEnd > place, TextLines.isBlank(lines[textEnd - 1]) { textEnd -= 1 }
        return Comment(range: ByteRange(place, textEnd), isAlone: lines.isFirst(place))
      }
      place += 1
    }
    return nil
  }

  /// True when the byte at an offset belongs to a scalar's text.
  private func isInScalar(_ offset: UInt32, in lines: TextLines) -> Bool {
    // In preorder starts ascend, and the last node that starts before a scalar's inside is that
    // scalar.
    let next = tree.nodes.firstPlace { $0.start <= offset }
    guard next > 0 else { return false }
    let node = tree.nodes[next - 1]
    guard node.kind == .scalar, offset < node.end else { return false }
    guard node.style == .literal || node.style == .folded else { return true }
    return Int(offset) > lines.end(of: Int(node.start))
  }
}
