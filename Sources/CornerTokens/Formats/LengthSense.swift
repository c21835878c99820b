import Expressions

/// Tells what CSS takes for a length, though it is no number of points, from what is none at all.
enum LengthSense {
  /// Whether a text that is no length here is one in CSS or in a design tool: a keyword, a function,
  /// a number with a unit of the screen or the font, several of these, arithmetic; linear.
  static func mayBeLength(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if CSSFunction.isCalled(in: text) { return true }
    // CSS parts the two radii of an ellipse with a slash.
    let sides = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let areLengths =
      sides.count <= 2
      && sides.allSatisfy { side in
        areLengthsOfCSS(TokenFileReader.trimmed(UnsafeBufferPointer(rebasing: side)))
      }
    return areLengths || isArithmetic(text)
  }

  /// Whether a text is arithmetic with shares or units of the screen, and calls no function of CSS:
  /// neither a browser nor anyone else works that out.
  static func isLostArithmetic(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !CSSFunction.isCalled(in: text) else { return false }
    do throws(ExpressionError) {
      _ = try Parser.parse(text, dialect: .imported)
      return false
    } catch {
      switch error.kind {
      case .share, .foreignUnit: return true
      default: return false
      }
    }
  }

  /// Whether a text is up to four lengths of CSS, such as `auto`, `4px 50%`, `{a} 2vw`.
  private static func areLengthsOfCSS(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts = isLengthOfCSS(text) ? [text.indices] : LengthList.split(text)
    return !parts.isEmpty && parts.count <= 4
      && parts.allSatisfy { isLengthOfCSS(UnsafeBufferPointer(rebasing: text[$0])) }
  }

  private static func isLengthOfCSS(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if CSSWord.isKeyword(text) || toolWords.index(of: text) != nil { return true }
    if TokenFileReader.singleName(text) != nil { return true }
    guard case .dimension(_, let unit) = DimensionSpelling.read(text) else { return false }
    guard unit == .other else { return true }
    var start = text.count
    while start > 0, (text[start - 1] | 0x20) &- UInt8(ascii: "a") < 26 { start -= 1 }
    return CSSUnit.matches(UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Whether a text is arithmetic that can be read, such as `1 / 2`.
  private static func isArithmetic(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.allSatisfy(isArithmetic) else { return false }
    return (try? Parser.parse(text, dialect: .imported)) != nil
  }

  /// Whether a byte may stand in arithmetic without names and functions.
  private static func isArithmetic(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
      UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"), 0x20, 0x09:
      true
    default: false
    }
  }

  /// Words that design tools write where CSS has `auto`.
  private static let toolWords = Vocabulary(["AUTO", "Auto"])
}
