/// Where something stands in a configuration file.
package struct Origin: Hashable, Sendable {
  /// The path of the file, byte for byte.
  package let path: [UInt8]
  /// The line, from 1.
  package let line: Int
  /// The column in code points, from 1.
  package let column: Int

  /// Makes a place from its parts.
  package init(path: [UInt8], line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}
