import Diagnostics

/// The names in the header of a diff.
enum DiffPath {
  /// A path behind `a/` or `b/`, written as git writes it.
  ///
  /// Odd bytes (quotes, backslashes, controls, all that is not ASCII) put it in C-style quotes with
  /// octal escapes (git-config, `core.quotePath`); a space gets a TAB at the end, which keeps patch
  /// from taking what follows the space for a time.
  static func quoted(_ path: [UInt8], side: StaticString) -> [UInt8] {
    var name = ByteWriter()
    name.write(side)
    if path.first != UInt8(ascii: "/") { name.write("/") }
    name.write(path)
    let bytes = name.bytes
    if bytes.contains(where: isOdd) { return quoted(bytes) }
    return bytes.contains(0x20) ? bytes + [0x09] : bytes
  }

  private static func isOdd(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C
  }

  private static func quoted(_ name: [UInt8]) -> [UInt8] {
    var output = ByteWriter()
    output.write("\"")
    for byte in name {
      switch byte {
      case 0x07: output.write("\\a")
      case 0x08: output.write("\\b")
      case 0x09: output.write("\\t")
      case 0x0A: output.write("\\n")
      case 0x0B: output.write("\\v")
      case 0x0C: output.write("\\f")
      case 0x0D: output.write("\\r")
      case 0x22: output.write("\\\"")
      case 0x5C: output.write("\\\\")
      case _ where isOdd(byte):
        output.write([0x5C, 0x30 + byte >> 6, 0x30 + byte >> 3 & 7, 0x30 + byte & 7])
      default: output.write(byte, count: 1)
      }
    }
    output.write("\"")
    return output.bytes
  }
}
