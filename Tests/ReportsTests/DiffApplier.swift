/// Applies a unified diff strictly: every line must stand exactly where the diff says.
struct DiffApplier {
  /// What is wrong with a diff.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// The lines of some bytes with their LF.
  static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in bytes {
      line.append(byte)
      if byte == 0x0A {
        lines.append(line)
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The bytes after the diff.
  static func apply(_ diff: [UInt8], to original: [UInt8]) throws -> [UInt8] {
    let old = lines(original)
    var new: [[UInt8]] = []
    var reached = 0
    var rest = lines(diff)[...]
    guard rest.popFirst()?.starts(with: "--- a/".utf8) == true,
      rest.popFirst()?.starts(with: "+++ b/".utf8) == true
    else { throw Refusal(description: "no header") }
    while let header = rest.popFirst() {
      let (oldRange, newRange) = try ranges(header)
      guard oldRange.lowerBound >= reached else { throw Refusal(description: "hunks overlap") }
      new += old[reached..<oldRange.lowerBound]
      guard new.count == newRange.lowerBound else { throw Refusal(description: "new start") }
      reached = oldRange.lowerBound
      while reached < oldRange.upperBound || new.count < newRange.upperBound {
        guard let line = rest.popFirst() else { throw Refusal(description: "cut off") }
        var content = Array(line.dropFirst())
        if rest.first?.first == UInt8(ascii: "\\") {
          content.removeLast()
          rest.removeFirst()
        }
        if line.first != UInt8(ascii: "+") {
          guard reached < old.count, old[reached] == content else {
            throw Refusal(description: "line \(reached + 1) is another")
          }
          reached += 1
        }
        if line.first != UInt8(ascii: "-") { new.append(content) }
      }
    }
    return Array((new + old[reached...]).joined())
  }

  /// The lines of `@@ -1,2 +1,3 @@`, from 0.
  private static func ranges(_ header: [UInt8]) throws -> (Range<Int>, Range<Int>) {
    let words = String(decoding: header, as: UTF8.self).split(separator: " ")
    guard words.count == 4, words[0] == "@@", words[3] == "@@\n" else {
      throw Refusal(description: "no hunk: \(String(decoding: header, as: UTF8.self))")
    }
    let extents = try words[1...2].map { word -> Range<Int> in
      let numbers = word.dropFirst().split(separator: ",").compactMap { Int($0) }
      guard let first = numbers.first else { throw Refusal(description: "no number") }
      let count = numbers.count > 1 ? numbers[1] : 1
      let start = count == 0 ? first : first - 1
      return start..<start + count
    }
    return (extents[0], extents[1])
  }
}
