/// Writes JSON (RFC 8259) that is safe to look at in a terminal.
package struct JSONWriter {
  /// What has been written.
  private var output = ByteWriter()

  /// Makes one that has written nothing.
  package init() {}

  /// What has been written.
  package var bytes: [UInt8] { output.bytes }

  /// Appends text that is JSON already.
  package mutating func write(_ text: StaticString) { output.write(text) }

  /// Appends bytes that are JSON already.
  package mutating func write(_ bytes: [UInt8]) { output.write(bytes) }

  /// Appends a number.
  package mutating func write(_ number: Int) { output.write(number) }

  /// Appends a string in quotes.
  package mutating func writeString(_ text: String) {
    output.write("\"")
    var text = text
    text.withUTF8 { writeEscaped($0) }
    output.write("\"")
  }

  /// Appends what lies between the quotes; runs of plain characters in one piece.
  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var runStart = 0
    var offset = 0
    while offset < text.count {
      guard let (code, length) = Self.escaped(text, at: offset) else {
        offset += 1
        continue
      }
      output.write(text[runStart..<offset])
      switch code {
      case 0x22: output.write("\\\"")
      case 0x5C: output.write("\\\\")
      case 0x0A: output.write("\\n")
      case 0x0D: output.write("\\r")
      case 0x09: output.write("\\t")
      default: writeCodePoint(code)
      }
      offset += length
      runStart = offset
    }
    output.write(text[runStart..<text.count])
  }

  /// The code point at an offset and its length in bytes, when it must not stand there as it is.
  ///
  /// Beside what JSON wants escaped, DEL and the controls U+0080 to U+009F are, so that none
  /// reaches a terminal, and what YAML forbids or takes for a line end, so that it can be read back
  /// as YAML: U+2028, U+2029, U+FFFE and U+FFFF.
  private static func escaped(
    _ text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (code: UInt16, length: Int)? {
    let byte = text[offset]
    switch byte {
    case 0..<0x20, 0x22, 0x5C, 0x7F: return (UInt16(byte), 1)
    case 0xC2 where offset + 1 < text.count && text[offset + 1] < 0xA0:
      return (UInt16(text[offset + 1]), 2)
    case 0xE2 where offset + 2 < text.count, 0xEF where offset + 2 < text.count:
      let code =
        UInt16(byte & 0x0F) << 12 | UInt16(text[offset + 1] & 0x3F) << 6
        | UInt16(text[offset + 2] & 0x3F)
      return [0x2028, 0x2029, 0xFFFE, 0xFFFF].contains(code) ? (code, 3) : nil
    default: return nil
    }
  }

  private mutating func writeCodePoint(_ code: UInt16) {
    output.write("\\u")
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: code >> UInt16(shift) & 0x0F)
      output.write(digit < 10 ? 0x30 + digit : 0x57 + digit, count: 1)
    }
  }
}
