/// Writes XML 1.0 that is safe to look at in a terminal.
///
/// What XML forbids becomes U+FFFD: the characters below U+0020 but TAB, LF and CR, and U+FFFE and
/// U+FFFF (XML 1.0, production 2). What it allows but would steer a terminal is written as a
/// character reference, and so is what a parser would turn into something else: CR everywhere, TAB
/// and LF in attributes (sections 2.11 and 3.3.3). A LF in text alone stays.
package struct XMLWriter: Sendable {
  /// What has been written.
  package private(set) var output = ByteWriter()

  /// Starts a document, or an element for a document of someone else.
  package init(isDocument: Bool = true) {
    if isDocument { output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
  }

  /// Appends markup as it is.
  package mutating func write(_ markup: StaticString) { output.write(markup) }

  /// Appends markup as it is, which must hold nothing that comes from a file.
  package mutating func writeMarkup(_ markup: String) { output.write(markup) }

  /// Appends a space and an attribute.
  package mutating func writeAttribute(_ name: StaticString, _ value: String) {
    output.write(" ")
    output.write(name)
    output.write("=\"")
    write(value, isAttribute: true)
    output.write("\"")
  }

  /// Appends a space and an attribute with a number.
  package mutating func writeAttribute(_ name: StaticString, _ value: Int) {
    output.write(" ")
    output.write(name)
    output.write("=\"")
    output.write(value)
    output.write("\"")
  }

  /// Appends text between tags.
  package mutating func writeText(_ text: String) { write(text, isAttribute: false) }

  private mutating func write(_ text: String, isAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output.write("&amp;")
      case "<": output.write("&lt;")
      case ">": output.write("&gt;")
      case "\"": output.write("&quot;")
      case "'": output.write("&apos;")
      case "\n" where !isAttribute: output.write("\n")
      case "\n", "\t", "\r": writeReference(to: scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": output.write("\u{FFFD}")
      default:
        if TerminalText.steersTerminal(scalar) {
          writeReference(to: scalar)
        } else {
          output.write(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
  }

  private mutating func writeReference(to scalar: Unicode.Scalar) {
    output.write("&#")
    output.write(Int(scalar.value))
    output.write(";")
  }
}
