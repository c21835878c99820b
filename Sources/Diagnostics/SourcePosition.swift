/// A place between two characters, as people and reports name it.
package struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column in code points, from 1.
  package let column: Int
  /// The offset in bytes, from 0.
  package let byte: Int

  /// Makes a position from its three coordinates.
  package init(line: Int, column: Int, byte: Int) {
    self.line = line
    self.column = column
    self.byte = byte
  }
}
