import Expressions

/// Two radii with a slash between them, which is how CSS writes the corner of an ellipse: one across
/// and one down, `4px / 8px`.
///
/// Source: CSS Backgrounds and Borders Module Level 3, https://www.w3.org/TR/css-backgrounds-3/#border-radius.
struct RadiusPair {
  /// Both as a list of lengths, side by side.
  let list: [UInt8]

  /// Reads the text of a radius; nil for all else, such as `4px / 2` and `{a} / 2`, which divide.
  ///
  /// - Parameters:
  ///   - words: tell which names stand for a factor: what is divided by one is a length.
  ///   - isArithmetic: whether names divide by each other unless both are radii.
  init?(_ text: UnsafeBufferPointer<UInt8>, words: LengthWords, isArithmetic: Bool) {
    guard let slash = Self.slash(in: text) else { return nil }
    let left = TokenFileReader.trimmed(UnsafeBufferPointer(rebasing: text[..<slash]))
    let right = TokenFileReader.trimmed(UnsafeBufferPointer(rebasing: text[(slash + 1)...]))
    if let first = TokenFileReader.singleName(left), let second = TokenFileReader.singleName(right)
    {
      guard words.kind(of: second) != .ratio else { return nil }
      let roles = RoleWords(TokenSettings())
      if isArithmetic, roles.role(of: first) != .radius || roles.role(of: second) != .radius {
        return nil
      }
    } else {
      guard Self.isLength(right, mayBeZero: false), Self.isLength(left, mayBeZero: true) else {
        return nil
      }
    }
    list = Array(left) + [0x20] + Array(right)
  }

  /// The first slash outside the braces of names.
  private static func slash(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var isInName = false
    return text.firstIndex { byte in
      if byte == UInt8(ascii: "{") { isInName = true }
      if byte == UInt8(ascii: "}") { isInName = false }
      return byte == UInt8(ascii: "/") && !isInName
    }
  }

  private static func isLength(_ text: UnsafeBufferPointer<UInt8>, mayBeZero: Bool) -> Bool {
    guard case .dimension(let number, let unit) = DimensionSpelling.read(text) else { return false }
    return unit == .none ? mayBeZero && number == 0 : unit != .other
  }
}
