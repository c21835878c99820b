/// The bytes of one input with the path they came from.
package struct SourceText: Sendable {
  /// The path as the user gave it or the folder walk built it, byte for byte.
  ///
  /// It need not be UTF-8. Standard input is `<stdin>`, or what `--stdin-filename` says.
  package let pathBytes: [UInt8]
  /// The bytes of the file as they lie on disk, a byte order mark included.
  package let bytes: [UInt8]

  /// Makes a text from a path's bytes and a file's bytes.
  package init(pathBytes: [UInt8], bytes: [UInt8]) {
    self.pathBytes = pathBytes
    self.bytes = bytes
  }

  /// Makes a text from strings, for rule files in the program and for tests.
  package init(path: String, text: String) {
    self.init(pathBytes: Array(path.utf8), bytes: Array(text.utf8))
  }

  /// The path for people; bytes that are no UTF-8 become U+FFFD.
  package var path: String { String(decoding: pathBytes, as: UTF8.self) }

  /// The length of a UTF-8 byte order mark at the start: 3 or 0.
  package var byteOrderMarkLength: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The text of a range; bytes that are no UTF-8 become U+FFFD and what lies outside is cut off.
  package func text(in range: ByteRange) -> String {
    let end = Swift.min(Int(range.end), bytes.count)
    let start = Swift.min(Int(range.start), end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
