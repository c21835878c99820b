import Diagnostics

/// Writes text for people, coloured by role when colours are on.
struct TextWriter {
  /// What a piece of text is for, and so its colour.
  enum Role {
    case severity(Severity)
    /// Line numbers, bars, arrows, and the dashes under second places.
    case gutter
    case strong
    /// A line of a diff that goes.
    case removed
    /// A line of a diff that comes.
    case added
    /// What a part of a diff starts with.
    case hunk

    /// The parameters of the terminal's colour sequence.
    fileprivate var code: StaticString {
      switch self {
      case .severity(.error): "1;31"
      case .severity(.warning): "1;33"
      case .severity(.info): "1;36"
      case .gutter: "34"
      case .strong: "1"
      case .removed: "31"
      case .added: "32"
      case .hunk: "36"
      }
    }
  }

  /// What has been written.
  private(set) var output = ByteWriter()
  private let isColoured: Bool

  /// Makes an empty text.
  init(isColoured: Bool) { self.isColoured = isColoured }

  /// Appends a text of the program's own.
  mutating func write(_ text: StaticString) { output.write(text) }

  /// Appends a text of the program's own in the colour of a role.
  mutating func write(_ text: String, as role: Role) {
    open(role)
    output.write(text)
    close()
  }

  /// Appends a text that may quote a file; no control character gets through.
  mutating func writePrintable(_ text: String) { output.write(TerminalText.printable(text)) }

  /// Appends a text that may quote a file, in the colour of a role.
  mutating func writePrintable(_ text: String, as role: Role) {
    write(TerminalText.printable(text), as: role)
  }

  /// Appends bytes that are known to be printable.
  mutating func write(_ bytes: [UInt8]) { output.write(bytes) }

  /// Appends bytes that are known to be printable, in the colour of a role.
  mutating func write(_ bytes: [UInt8], as role: Role) {
    open(role)
    output.write(bytes)
    close()
  }

  /// Appends a number.
  mutating func write(_ number: Int) { output.write(number) }

  /// Appends a byte so many times, in the colour of a role.
  mutating func write(_ byte: UInt8, count: Int, as role: Role) {
    open(role)
    output.write(byte, count: count)
    close()
  }

  /// Appends spaces.
  mutating func writeSpaces(_ count: Int) { output.write(0x20, count: count) }

  private mutating func open(_ role: Role) {
    guard isColoured else { return }
    output.write("\u{1B}[")
    output.write(role.code)
    output.write("m")
  }

  private mutating func close() {
    if isColoured { output.write("\u{1B}[0m") }
  }
}
