/// Writes JSON (RFC 8259) that is safe to look at in a terminal.
struct JSONWriter {
  /// What has been written.
  private(set) var output = ByteWriter()

  /// Appends text that is JSON already.
  mutating func write(_ text: StaticString) { output.write(text) }

  /// Appends bytes that are JSON already.
  mutating func write(_ bytes: [UInt8]) { output.write(bytes) }

  /// Appends a number.
  mutating func write(_ number: Int) { output.write(number) }

  /// Appends a string in quotes.
  mutating func writeString(_ text: String) {
    output.write("\"")
    var text = text
    text.withUTF8 { writeEscaped($0) }
    output.write("\"")
  }

  /// Appends what lies between the quotes; runs of plain characters in one piece.
  ///
  /// Beside what JSON wants escaped, DEL and the controls U+0080 to U+009F are, so that none
  /// reaches a terminal.
  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var runStart = 0
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      let isControl = byte < 0x20 || byte == 0x7F
      let isLateControl = byte == 0xC2 && offset + 1 < text.count && text[offset + 1] < 0xA0
      guard isControl || isLateControl || byte == 0x22 || byte == 0x5C else {
        offset += 1
        continue
      }
      output.write(text[runStart..<offset])
      switch byte {
      case 0x22: output.write("\\\"")
      case 0x5C: output.write("\\\\")
      case 0x0A: output.write("\\n")
      case 0x0D: output.write("\\r")
      case 0x09: output.write("\\t")
      default: writeCodePoint(isLateControl ? text[offset + 1] : byte)
      }
      offset += isLateControl ? 2 : 1
      runStart = offset
    }
    output.write(text[runStart..<text.count])
  }

  private mutating func writeCodePoint(_ value: UInt8) {
    output.write("\\u00")
    for digit in [value >> 4, value & 0x0F] {
      output.write(digit < 10 ? 0x30 + digit : 0x57 + digit, count: 1)
    }
  }
}
