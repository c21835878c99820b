import Diagnostics

/// Lines of a file next to each other that changes touch, and what becomes of them.
struct DiffRegion: Sendable {
  /// The lines that go; empty where lines are only added.
  let oldLines: Range<Int>
  /// The lines that come instead.
  let newLines: DiffLines

  /// The regions of changes in file order; those that change nothing are left out.
  ///
  /// Between two regions there is at least one line that stays.
  static func regions(of changes: [TextChange], in lines: DiffLines) -> [DiffRegion] {
    var regions: [DiffRegion] = []
    var open: OpenRegion?
    var reached = 0
    for change in changes {
      let start = Swift.min(Int(change.range.start), lines.bytes.count)
      let end = Swift.min(Int(change.range.end), lines.bytes.count)
      guard start >= reached else { continue }
      reached = end
      if let endLine = open?.endLine(in: lines), lines.line(at: start) > endLine {
        if let closed = open?.closed(in: lines) { regions.append(closed) }
        open = nil
      }
      // In place: a copy for each change would be quadratic on one long line.
      if open == nil { open = OpenRegion(at: start, in: lines) }
      open?.add(start..<end, change.bytes, in: lines)
    }
    if let closed = open?.closed(in: lines) { regions.append(closed) }
    return regions
  }

  /// A region that further changes may join.
  private struct OpenRegion {
    /// The first line.
    let firstLine: Int
    /// The new bytes up to `end`.
    var bytes: [UInt8] = []
    /// The offset in the original up to which it is known what becomes of it.
    var end: Int

    init(at offset: Int, in lines: DiffLines) {
      firstLine = lines.line(at: offset)
      end = lines.start(of: firstLine)
    }

    mutating func add(_ range: Range<Int>, _ replacement: [UInt8], in lines: DiffLines) {
      bytes.append(contentsOf: lines.bytes[end..<range.lowerBound])
      bytes.append(contentsOf: replacement)
      end = range.upperBound
    }

    /// The line behind the region: where both the old and the new text are at the start of a line
    /// nothing more of the old is needed, else the rest of the line belongs to it.
    func endLine(in lines: DiffLines) -> Int {
      let isAtStart = bytes.last == 0x0A || bytes.isEmpty
      let line = lines.line(at: end)
      return isAtStart && lines.isLineStart(end) ? line : Swift.min(lines.count, line + 1)
    }

    /// The region as it is now; nil when nothing changes.
    func closed(in lines: DiffLines) -> DiffRegion? {
      let endLine = endLine(in: lines)
      let endOffset = lines.start(of: endLine)
      let start = lines.start(of: firstLine)
      let new = bytes + lines.bytes[end..<Swift.max(end, endOffset)]
      guard !new.elementsEqual(lines.bytes[start..<Swift.max(start, endOffset)]) else { return nil }
      return Self.withoutSameLines(
        firstLine..<Swift.max(firstLine, endLine), in: lines, DiffLines(new))
    }

    /// Leaves out the lines at both ends that stay as they are: what is inserted behind a line
    /// touches that line, but does not change it.
    private static func withoutSameLines(
      _ oldLines: Range<Int>, in lines: DiffLines, _ newLines: DiffLines
    ) -> DiffRegion {
      let same = SameEnds(old: oldLines.count, new: newLines.count) { old, new in
        lines[oldLines.lowerBound + old] == newLines[new]
      }
      let kept = newLines.start(of: same.front)..<newLines.start(of: newLines.count - same.back)
      return DiffRegion(
        oldLines: oldLines.lowerBound + same.front..<oldLines.upperBound - same.back,
        newLines: DiffLines(Array(newLines.bytes[kept])))
    }
  }
}
