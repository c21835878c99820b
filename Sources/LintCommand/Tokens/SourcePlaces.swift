import CornerTokens
import Diagnostics
import YAMLTree

/// Lines and columns in the files that the tokens of one listing come from; each file is looked
/// through once, however many tokens it has.
struct SourcePlaces {
  private var tables: [[UInt8]: PositionTable] = [:]
  /// The file asked about last, which mostly is asked about again.
  private var last: PositionTable

  /// Begins with the file that is listed.
  init(_ source: SourceText) {
    last = PositionTable(source)
    tables[source.pathBytes] = last
  }

  /// Where a node of a tree begins.
  mutating func place(of node: NodeIndex, in tree: YAMLTree) -> ListedPlace {
    place(of: tree.range(node), in: tree.source)
  }

  /// Where a range of a text begins.
  mutating func place(of range: ByteRange, in source: SourceText) -> ListedPlace {
    if last.source.pathBytes != source.pathBytes {
      last = tables[source.pathBytes] ?? PositionTable(source)
      tables[source.pathBytes] = last
    }
    let position = last.position(at: range.start)
    return ListedPlace(
      file: source.pathBytes, line: position.line, column: position.column, offset: range.start)
  }
}
