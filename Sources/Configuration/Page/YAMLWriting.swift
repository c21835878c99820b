import Expressions

/// How values are written in YAML so that they read as the same ones.
enum YAMLWriting {
  private static let words = [
    "true", "false", "null", "yes", "no", "on", "off", "y", "n",
  ]

  /// A value: a list in brackets.
  static func text(of value: Value) -> String {
    switch value {
    case .bool(let isSo): isSo ? "true" : "false"
    case .int(let number): "\(number)"
    case .double(let number): DecimalText.exact(number)
    case .string(let text): scalar(text)
    case .list(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .null, .map, .opaque: "null"
    }
  }

  /// A text: plain where nobody can take it for anything else, else in double quotes.
  static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) || first == UInt8(ascii: "/"),
      text.utf8.count <= 1000, !words.contains(text.lowercased())
    else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || (0x30...0x39).contains(byte) || "-_./+".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if isShown(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\U" + String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
        }
      }
    }
    return result + "\""
  }

  /// Whether YAML and terminals take a character as it is.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}
