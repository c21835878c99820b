import Diagnostics

/// Writes HTML in which whatever comes from a file is text and nothing else.
///
/// Characters that would turn the writing direction or cannot be seen stand in a `<bdi>` of their own,
/// whose style sheet shows their code beside them: the text of the page is still the text of the
/// file, and nothing around them is reordered. As character references, so that they steer no
/// terminal either. Two kinds have no reference (HTML, "numeric character reference end state": U+0000,
/// and U+0080 to U+009F, which mean something else there); these alone become U+FFFD, beside their
/// code.
struct HTMLWriter {
  /// What has been written.
  private(set) var output = ByteWriter()

  /// Appends markup as it is.
  mutating func write(_ markup: StaticString) { output.write(markup) }

  /// Appends markup, or text that is known to need no escaping, as it is.
  mutating func write(markup: some Sequence<UInt8>) { output.write(markup) }

  /// Appends a number.
  mutating func write(_ number: Int) { output.write(number) }

  /// Appends spaces.
  mutating func writeSpaces(_ count: Int) { output.write(0x20, count: count) }

  /// Appends text between tags; what cannot be seen is shown by its code.
  mutating func writeText(_ text: some StringProtocol) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return writeEscaped(text.utf8) }
    for scalar in text.unicodeScalars {
      if TerminalText.steersTerminal(scalar) {
        writeSign(scalar)
      } else {
        writeEscaped(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Appends text that is known to be printable, as `ClippedLine` has it.
  mutating func write(printable text: some Sequence<UInt8>) { writeEscaped(text) }

  /// Appends text where no tags may stand, such as a title; what cannot be seen becomes U+FFFD.
  mutating func writePlain(_ text: String) {
    writeEscaped(TerminalText.printable(text).utf8)
  }

  /// Appends a space and an attribute; what cannot be seen becomes U+FFFD.
  mutating func writeAttribute(_ name: StaticString, _ value: String) {
    output.write(" ")
    output.write(name)
    output.write("=\"")
    writeEscaped(TerminalText.printable(value).utf8, isAttribute: true)
    output.write("\"")
  }

  /// Appends a sentence, what stands between backticks as code.
  ///
  /// - Parameter keepsBackticks: whether the backticks are shown as well, for texts with names that
  ///   may have some of their own. They are shown in any case where they cannot all be quotation.
  mutating func writeSentence(_ text: String, keepsBackticks: Bool = false) {
    let parts = Self.parts(of: text)
    write(parts, keepsBackticks: keepsBackticks || !Self.areQuotations(parts))
  }

  /// Appends what a rule says of itself: paragraphs between empty lines, code between backticks.
  mutating func writeParagraphs(_ text: String) {
    var paragraph: [String] = []
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(String.UnicodeScalarView($0.filter { $0 != "\r" })) }
    lines.append("")
    for line in lines {
      if line.utf8.contains(where: { $0 != 0x20 }) {
        paragraph.append(line)
      } else if !paragraph.isEmpty {
        write("<p>")
        write(Self.parts(of: paragraph.joined(separator: " ")), keepsBackticks: false)
        write("\n")
        paragraph.removeAll()
      }
    }
  }

  /// What stands between backticks, in turn outside and inside of code; a single part when their
  /// number is odd, which makes pairs of none.
  private static func parts(of text: String) -> [Substring] {
    let parts = text.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false)
    return parts.count.isMultiple(of: 2) ? [Substring(text)] : parts.map { Substring($0) }
  }

  private static let beforeCode = Set(" ([{'\"/-–—".unicodeScalars)
  private static let behindCode = Set(" .,;:!?)]}'\"/-–—…".unicodeScalars)

  /// Whether each part inside is something, and stands apart from the words around it.
  private static func areQuotations(_ parts: [Substring]) -> Bool {
    parts.indices.allSatisfy { index in
      let scalars = parts[index].unicodeScalars
      guard index.isMultiple(of: 2) else {
        return !scalars.isEmpty && scalars.first != " " && scalars.last != " "
      }
      let isFirst = index == 0
      let isLast = index == parts.count - 1
      return (isFirst || behindCode.contains(scalars.first ?? (isLast ? " " : "`")))
        && (isLast || beforeCode.contains(scalars.last ?? (isFirst ? " " : "`")))
    }
  }

  private mutating func write(_ parts: [Substring], keepsBackticks: Bool) {
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        writeText(part)
      } else {
        write(keepsBackticks ? "<code>`" : "<code>")
        writeText(part)
        write(keepsBackticks ? "`</code>" : "</code>")
      }
    }
  }

  private mutating func writeEscaped(_ text: some Sequence<UInt8>, isAttribute: Bool = false) {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.underestimatedCount)
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): escaped.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): escaped.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): escaped.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\"") where isAttribute: escaped.append(contentsOf: "&quot;".utf8)
      default: escaped.append(byte)
      }
    }
    output.write(escaped)
  }

  private mutating func writeSign(_ scalar: Unicode.Scalar) {
    let code = String(scalar.value, radix: 16, uppercase: true)
    output.write("<bdi data-c=")
    output.write(0x30, count: 4 - code.utf8.count)
    output.write(code)
    output.write(">")
    switch scalar.value {
    case 0, 0x80..<0xA0: output.write("\u{FFFD}")
    default:
      output.write("&#")
      output.write(Int(scalar.value))
      output.write(";")
    }
    output.write("</bdi>")
  }
}
