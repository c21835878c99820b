import Diagnostics

/// The changes to one file as `diff -u` writes them, with three lines of context.
///
/// A line ends with LF, as diff, patch and git have it; a CR belongs to its line. Making one is
/// linear in the file and the changes, since what changed is known and need not be searched for.
package struct UnifiedDiff: Sendable {
  private let path: [UInt8]
  private let lines: DiffLines
  private let regions: [DiffRegion]

  /// The lines shown around what changed.
  private static var contextLines: Int { 3 }

  /// Finds the lines that changes touch.
  ///
  /// - Parameters:
  ///   - path: the path of the file as a run has it; it is written from the root of the repository.
  ///   - folders: the folders that the path is relative to.
  ///   - original: the bytes before the changes.
  ///   - changes: ascending and not overlapping; one that overlaps the change in front of it is left
  ///     out, and what lies behind the end of the file is cut off.
  package init(
    path: [UInt8], in folders: ReportFolders = ReportFolders(), original: [UInt8],
    changes: [TextChange]
  ) {
    self.path = ReportPath.fromRoot(path, in: folders)
    lines = DiffLines(original)
    regions = DiffRegion.regions(of: changes, in: lines)
  }

  /// True when nothing changes.
  package var isEmpty: Bool { regions.isEmpty }

  /// The diff; no bytes when nothing changes.
  ///
  /// - Parameters:
  ///   - isColoured: whether lines are coloured as git colours them.
  ///   - isTerminal: whether it is for eyes and not for `patch`: characters that steer a terminal
  ///     become U+FFFD; a byte order mark and the CR of a CRLF are left out. Colours imply it.
  package func bytes(isColoured: Bool, isTerminal: Bool) -> [UInt8] {
    guard !isEmpty else { return [] }
    var writer = DiffWriter(isColoured: isColoured, isPrintable: isColoured || isTerminal)
    writer.writeHeader("--- ", DiffPath.quoted(path, side: "a"))
    writer.writeHeader("+++ ", DiffPath.quoted(path, side: "b"))
    var added = 0
    var first = 0
    while first < regions.count {
      var last = first
      while last + 1 < regions.count,
        regions[last + 1].oldLines.lowerBound - regions[last].oldLines.upperBound
          <= 2 * Self.contextLines
      {
        last += 1
      }
      added += writeHunk(regions[first...last], added: added, to: &writer)
      first = last + 1
    }
    return writer.bytes
  }

  /// Writes regions that lie near each other; returns how many lines the file grows by.
  private func writeHunk(
    _ group: ArraySlice<DiffRegion>, added: Int, to writer: inout DiffWriter
  ) -> Int {
    guard let first = group.first, let last = group.last else { return 0 }
    let start = Swift.max(0, first.oldLines.lowerBound - Self.contextLines)
    let end = Swift.min(lines.count, last.oldLines.upperBound + Self.contextLines)
    let growth = group.reduce(0) { $0 + $1.newLines.count - $1.oldLines.count }
    writer.writeHunk(
      old: start..<end, new: start + added..<Swift.max(start + added, end + added + growth))
    var line = start
    for region in group {
      while line < region.oldLines.lowerBound {
        writer.writeLine(lines[line], as: .context, isFirst: line == 0)
        line += 1
      }
      while line < region.oldLines.upperBound {
        writer.writeLine(lines[line], as: .removed, isFirst: line == 0)
        line += 1
      }
      for index in 0..<region.newLines.count {
        let isFirst = index == 0 && region.oldLines.lowerBound == 0
        writer.writeLine(region.newLines[index], as: .added, isFirst: isFirst)
      }
    }
    while line < end {
      writer.writeLine(lines[line], as: .context, isFirst: line == 0)
      line += 1
    }
    return growth
  }
}
