/// How a name of the scale is written as a length.
enum TokenForm {
  /// Words that a length reads as something else than a name of the scale.
  private static let taken: Set<String> = [
    "padding", "inset", "shape", "rectangle", "roundedRectangle", "unevenRoundedRectangle",
    "capsule", "circle", "containerRelative", "concentric", "concentricRectangle", "custom",
    "true", "false", "null", "yes", "no", "on", "off", "y", "n", "in", "as", "break", "const",
    "continue", "else", "for", "function", "if", "import", "let", "loop", "package", "namespace",
    "return", "var", "void", "while",
  ]

  /// The name as it is written where a length stands: `inner`, or in quotes and braces.
  ///
  ///     radius.card      radius.card
  ///     card-large       "{card-large}"
  static func text(of name: String) -> String {
    if isBare(name) { return name }
    var quoted = "\"{"
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "}\""
  }

  /// Whether a name can be written as a length at all: braces end at the first `}`, and blanks at
  /// the ends do not count.
  static func isWritable(_ name: String) -> Bool {
    guard let first = name.utf8.first, let last = name.utf8.last else { return false }
    if isBlank(first) || isBlank(last) { return false }
    return !name.utf8.contains(UInt8(ascii: "{")) && !name.utf8.contains(UInt8(ascii: "}"))
  }

  private static func isBare(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    for part in parts {
      guard let first = part.first, isLetter(first),
        part.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) }),
        !taken.contains(String(decoding: part, as: UTF8.self).lowercased()),
        !taken.contains(String(decoding: part, as: UTF8.self))
      else { return false }
    }
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}
