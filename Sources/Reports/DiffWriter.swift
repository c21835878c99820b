import Diagnostics

/// Writes the lines of a unified diff.
struct DiffWriter {
  /// What becomes of a line.
  enum Kind {
    case context
    case removed
    case added
  }

  private var text: TextWriter
  private let isPrintable: Bool

  /// What has been written.
  var bytes: [UInt8] { text.output.bytes }

  /// Makes an empty diff.
  init(isColoured: Bool, isPrintable: Bool) {
    text = TextWriter(isColoured: isColoured)
    self.isPrintable = isPrintable
  }

  /// Writes a line of the header.
  mutating func writeHeader(_ sign: StaticString, _ path: [UInt8]) {
    var line = ByteWriter()
    line.write(sign)
    line.write(path)
    text.write(line.bytes, as: .strong)
    text.write("\n")
  }

  /// Writes the line that says which lines follow, by their indices from 0.
  mutating func writeHunk(old: Range<Int>, new: Range<Int>) {
    text.write("@@ -\(Self.extent(old)) +\(Self.extent(new)) @@", as: .hunk)
    text.write("\n")
  }

  /// Writes a line with its sign; says so when it does not end with LF.
  ///
  /// - Parameter isFirst: whether it is the first line of the file, where a byte order mark stands.
  mutating func writeLine(_ line: ArraySlice<UInt8>, as kind: Kind, isFirst: Bool) {
    let hasLineEnd = line.last == 0x0A
    var content = hasLineEnd ? line.dropLast() : line
    if isPrintable {
      if hasLineEnd, content.last == 0x0D { content = content.dropLast() }
      if isFirst, content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    }
    let shown = isPrintable ? Self.printable(content) : Array(content)
    switch kind {
    case .context: text.write([0x20] + shown)
    case .removed: text.write([UInt8(ascii: "-")] + shown, as: .removed)
    case .added: text.write([UInt8(ascii: "+")] + shown, as: .added)
    }
    text.write("\n")
    if !hasLineEnd { text.write("\\ No newline at end of file\n") }
  }

  /// `start,count` with the start from 1, the count left out when it is 1; of no lines the start is
  /// the line in front.
  private static func extent(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  /// The bytes of a line for a terminal; a TAB stays.
  private static func printable(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var output = ByteWriter()
    for (index, part) in line.split(separator: 0x09, omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { output.write("\t") }
      output.write(TerminalText.printable(String(decoding: part, as: UTF8.self)))
    }
    return output.bytes
  }
}
