/// The classes of characters that brackets in patterns know, such as `[[:digit:]]`; all are ASCII.
enum CharacterClass: String, Sendable {
  case alnum
  case alpha
  case blank
  case cntrl
  case digit
  case graph
  case lower
  case print
  case punct
  case space
  case upper
  case xdigit

  /// Whether a byte belongs to the class.
  func contains(_ byte: UInt8) -> Bool {
    let isUpper = (0x41...0x5A).contains(byte)
    let isLower = (0x61...0x7A).contains(byte)
    let isDigit = (0x30...0x39).contains(byte)
    let isGraph = (0x21...0x7E).contains(byte)
    return switch self {
    case .alnum: isUpper || isLower || isDigit
    case .alpha: isUpper || isLower
    case .blank: byte == 0x20 || byte == 0x09
    case .cntrl: byte < 0x20 || byte == 0x7F
    case .digit: isDigit
    case .graph: isGraph
    case .lower: isLower
    case .print: isGraph || byte == 0x20
    case .punct: isGraph && !(isUpper || isLower || isDigit)
    case .space: byte == 0x20 || (0x09...0x0D).contains(byte)
    case .upper: isUpper
    case .xdigit: isDigit || (0x41...0x46).contains(byte & 0xDF)
    }
  }
}
