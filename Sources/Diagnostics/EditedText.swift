/// A text under edits that are made one group after the other, each against the text as it is then.
///
/// A piece table: what is left of the first text stays where it was, and what was written lies
/// beside it. So what has changed in all is known at any time, however many passes there were.
package struct EditedText: Sendable {
  /// Bytes of the first text, or bytes that were written.
  private struct Piece: Sendable {
    var isOriginal: Bool
    var start: Int
    var end: Int
  }

  /// The bytes as they were first.
  package let original: [UInt8]
  private var written: [UInt8] = []
  private var pieces: [Piece]

  /// Begins with a text as it is.
  package init(_ bytes: [UInt8]) {
    original = bytes
    pieces = bytes.isEmpty ? [] : [Piece(isOriginal: true, start: 0, end: bytes.count)]
  }

  /// The number of bytes now.
  package var count: Int { pieces.reduce(0) { $0 + $1.end - $1.start } }

  /// The bytes now; linear.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for piece in pieces { bytes += content(of: piece) }
    return bytes
  }

  /// What has changed since the first text, by offset; linear.
  ///
  /// The changes never overlap nor touch, and none replaces bytes by the same bytes.
  package var changes: [TextChange] {
    var changes: [TextChange] = []
    var place = 0
    var replacement: [UInt8] = []
    for piece in pieces {
      if piece.isOriginal {
        note(from: place, to: piece.start, replacement, in: &changes)
        replacement.removeAll()
        place = piece.end
      } else {
        replacement += written[piece.start..<piece.end]
      }
    }
    note(from: place, to: original.count, replacement, in: &changes)
    return changes
  }

  /// Makes edits whose ranges count bytes of the text as it is now; linear in edits and pieces.
  ///
  /// - Returns: False, and nothing is changed, when the edits do not ascend, overlap, or reach
  ///   beyond the text.
  @discardableResult
  package mutating func apply(_ edits: [Fix.Edit]) -> Bool {
    let count = count
    var last = 0
    for edit in edits {
      guard Int(edit.range.start) >= last, Int(edit.range.end) <= count else { return false }
      last = Int(edit.range.end)
    }
    var result: [Piece] = []
    result.reserveCapacity(pieces.count + 2 * edits.count)
    var cursor = PieceCursor()
    for edit in edits {
      copy(upTo: Int(edit.range.start), &cursor, into: &result)
      let start = written.count
      written += edit.text.utf8
      append(Piece(isOriginal: false, start: start, end: written.count), to: &result)
      skip(upTo: Int(edit.range.end), &cursor)
    }
    copy(upTo: count, &cursor, into: &result)
    pieces = result
    return true
  }

  /// A place between two bytes: in the text, and in the pieces.
  private struct PieceCursor {
    /// The offset in the text as it is before the edits.
    var offset = 0
    var piece = 0
    /// How many bytes of the piece lie before the place.
    var within = 0
  }

  private func content(of piece: Piece) -> ArraySlice<UInt8> {
    piece.isOriginal ? original[piece.start..<piece.end] : written[piece.start..<piece.end]
  }

  private func note(
    from start: Int, to end: Int, _ replacement: [UInt8], in changes: inout [TextChange]
  ) {
    guard start < end || !replacement.isEmpty, replacement[...] != original[start..<end] else {
      return
    }
    changes.append(TextChange(range: ByteRange(start, end), bytes: replacement))
  }

  private func copy(
    upTo offset: Int, _ cursor: inout PieceCursor, into result: inout [Piece]
  ) {
    while let part = advance(&cursor, upTo: offset) { append(part, to: &result) }
  }

  private func skip(upTo offset: Int, _ cursor: inout PieceCursor) {
    while advance(&cursor, upTo: offset) != nil {}
  }

  /// The next part of a piece on the way to an offset; nil when the offset is reached.
  private func advance(_ cursor: inout PieceCursor, upTo offset: Int) -> Piece? {
    guard cursor.offset < offset, cursor.piece < pieces.count else { return nil }
    let piece = pieces[cursor.piece]
    let start = piece.start + cursor.within
    let count = min(offset - cursor.offset, piece.end - start)
    cursor.offset += count
    cursor.within += count
    if start + count == piece.end {
      cursor.piece += 1
      cursor.within = 0
    }
    return Piece(isOriginal: piece.isOriginal, start: start, end: start + count)
  }

  /// Appends a piece, joined with the last one where both lie side by side.
  private func append(_ piece: Piece, to pieces: inout [Piece]) {
    guard piece.start < piece.end else { return }
    if let last = pieces.indices.last, pieces[last].isOriginal == piece.isOriginal,
      pieces[last].end == piece.start
    {
      pieces[last].end = piece.end
    } else {
      pieces.append(piece)
    }
  }
}
