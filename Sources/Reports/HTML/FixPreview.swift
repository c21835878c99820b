import Diagnostics

/// A fix as the lines that it changes, before and after, each cut to a width.
struct FixPreview {
  /// What becomes of a line.
  enum Kind {
    case kept
    case removed
    case added
  }

  /// A line of the preview.
  struct Row {
    let kind: Kind
    /// The line, with one underline: what goes or comes.
    let line: ClippedLine
    /// Whether part of the line is what goes or comes; else the underline means nothing.
    let isMarked: Bool
  }

  /// The lines in file order.
  private(set) var rows: [Row] = []
  /// Whether lines are left out.
  private(set) var isCut = false

  /// The most places that are shown of one fix.
  private static var mostPlaces: Int { 4 }
  /// The most lines before and the most lines after that are shown of one place.
  private static var mostLines: Int { 12 }
  /// Edits further apart than this are places of their own, whatever line they are on.
  private static var reach: Int { 2_000 }

  /// Finds the lines; linear in the bytes of the edits, whatever the length of the lines.
  init(of fix: Fix, positions: PositionTable, width: Int) {
    let places = Self.places(of: fix, positions)
    isCut = places.count > Self.mostPlaces
    for edits in places.prefix(Self.mostPlaces) {
      guard let change = FixText(Fix(safety: fix.safety, edits: edits), in: positions.source) else {
        continue
      }
      add(change, positions, width)
    }
  }

  /// The edits that touch the same lines are one place.
  private static func places(of fix: Fix, _ positions: PositionTable) -> [[Fix.Edit]] {
    var places: [[Fix.Edit]] = []
    for edit in fix.edits {
      if let last = places.last?.last,
        Int(edit.range.start) - Int(last.range.end) < reach,
        positions.lines.lineIndex(at: edit.range.start)
          == positions.lines.lineIndex(at: last.range.end)
      {
        places[places.count - 1].append(edit)
      } else {
        places.append([edit])
      }
    }
    return places
  }

  private mutating func add(_ change: FixText, _ positions: PositionTable, _ width: Int) {
    let source = positions.source
    let first = positions.lines.lineIndex(at: change.range.start)
    let last = positions.lines.lineIndex(at: change.range.end)
    let rowOfOld = { (line: Int) in
      Self.row(
        .removed, positions.range(ofLine: line), change.range, in: source, lines: positions.lines,
        width)
    }
    let old = (first...Swift.max(first, Swift.min(last, first + Self.mostLines))).map(rowOfOld)

    let front = Self.start(of: change, line: positions.range(ofLine: first), in: source, width)
    let back = Self.end(of: change, line: positions.range(ofLine: last), in: source, width)
    let count = source.bytes.count
    let start = Swift.min(Int(change.range.start), count)
    let end = Swift.min(Swift.max(start, Int(change.range.end)), count)
    let bytes = source.bytes[front..<start] + change.text.utf8 + source.bytes[end..<back]
    let text = SourceText(pathBytes: [], bytes: Array(bytes))
    let lines = LineTable(text.bytes)
    let marked = ByteRange(start - front, start - front + change.text.utf8.count)
    var new = lines.starts.indices.prefix(Self.mostLines + 1).map { line in
      Self.row(.added, lines.range(ofLine: line, in: text), marked, in: text, lines: lines, width)
    }
    // What stays at the end of many lines that go does not come.
    if last > first + Self.mostLines, new.count <= Self.mostLines,
      new.last?.line.text == rowOfOld(last).line.text
    {
      new.removeLast()
    }
    add(old, new)
  }

  /// Lines at both ends that stay as they are show where the others stand; one at each is enough.
  private mutating func add(_ old: [Row], _ new: [Row]) {
    let same = SameEnds(old: old.count, new: new.count) { old[$0].line.text == new[$1].line.text }
    let (front, back) = (same.front, same.back)
    let gone = old[front..<(old.count - back)]
    let come = new[front..<(new.count - back)]
    guard !gone.isEmpty || !come.isEmpty else { return }
    if front > 0 { rows.append(Self.kept(old[front - 1])) }
    rows += gone.prefix(Self.mostLines)
    rows += come.prefix(Self.mostLines)
    isCut = isCut || gone.count > Self.mostLines || come.count > Self.mostLines
    if back > 0, gone.count <= Self.mostLines, come.count <= Self.mostLines,
      !old[old.count - back].line.text.isEmpty
    {
      rows.append(Self.kept(old[old.count - back]))
    }
  }

  private static func kept(_ row: Row) -> Row {
    Row(kind: .kept, line: row.line, isMarked: false)
  }

  private static func row(
    _ kind: Kind, _ line: ByteRange, _ marked: ByteRange, in source: SourceText, lines: LineTable,
    _ width: Int
  ) -> Row {
    let end = Swift.min(marked.end, line.end)
    var start = Swift.min(Swift.max(marked.start, line.start), line.end)
    // An underline below the indentation says nothing.
    while start < end, source.bytes[Int(start)] == 0x20 { start += 1 }
    let mark = ByteRange(start: start, end: end)
    let clipped = ClippedLine(line, marks: [mark], in: source, width: width)
    return Row(kind: kind, line: clipped, isMarked: !mark.isEmpty)
  }

  /// Where to start reading the line that a change starts on: some way in front of the change.
  private static func start(
    of change: FixText, line: ByteRange, in source: SourceText, _ width: Int
  ) -> Int {
    let start = Swift.min(Int(change.range.start), source.bytes.count)
    var from = Swift.max(Swift.min(Int(line.start), start), start - 4 * width)
    while from > Int(line.start), from < start, source.bytes[from] & 0xC0 == 0x80 { from -= 1 }
    return from
  }

  /// Where to stop reading the line that a change ends on: some way behind the change.
  private static func end(
    of change: FixText, line: ByteRange, in source: SourceText, _ width: Int
  ) -> Int {
    let end = Swift.min(Int(change.range.end), source.bytes.count)
    let lineEnd = Swift.max(end, Swift.min(Int(line.end), source.bytes.count))
    var to = Swift.min(lineEnd, end + 4 * width)
    while to < lineEnd, source.bytes[to] & 0xC0 == 0x80 { to += 1 }
    return to
  }
}
