import Diagnostics
import Files

/// A label as one of the related locations of a SARIF result.
struct SARIFRelatedPlace {
  /// The file that it is in.
  let file: SARIFFile
  /// Its bytes there.
  let range: ByteRange
  /// The label's words, or which line it is where there are none.
  let words: String

  /// Makes a related location.
  ///
  /// - Parameters:
  ///   - other: the file that the label is in; nil when it is that of the result.
  ///   - own: the file of the result.
  init(_ label: Label, in other: SARIFFile?, besides own: SARIFFile) {
    file = other ?? own
    range = label.range
    if label.message.isEmpty {
      let line = "line \(file.positions.position(at: range.start).line)"
      words = other.map { "\(line) of \(FilePath.text($0.path))" } ?? line
    } else {
      words = label.message
    }
  }
}
