import Diagnostics

/// The files that labels of a report lie in beside those of the violations; each is read through
/// once, when its first label comes.
struct OtherFiles {
  /// By the bytes of the path.
  private var tables: [[UInt8]: PositionTable] = [:]

  /// Makes one that has read nothing.
  init() {}

  /// What turns the place of a label into lines and columns when it is in another file than its
  /// violation; nil when it is in the same.
  ///
  /// - Parameter own: the file of the violation.
  mutating func positions(of label: Label, besides own: SourceText) -> PositionTable? {
    guard let source = label.source, source.pathBytes != own.pathBytes else { return nil }
    if let known = tables[source.pathBytes] { return known }
    let table = PositionTable(source)
    tables[source.pathBytes] = table
    return table
  }
}
