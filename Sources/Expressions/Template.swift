/// A text with expressions in braces: `radius {content.radius}`; `{{` and `}}` stand for braces.
package struct Template: Sendable {
  /// A part of a template.
  package enum Piece: Sendable {
    /// Text to be copied, with doubled braces made single.
    case text(String)
    /// An expression; the range, in bytes, is that of its text without the braces.
    case expression(SyntaxTree, range: Range<Int>)
  }

  /// The parts, in order.
  package let pieces: [Piece]

  /// Parses a template whose expressions are in the `rule` dialect.
  ///
  /// - Throws: the first fault, with its byte range inside the template's text.
  package static func parse(_ text: String) throws(ExpressionError) -> Template {
    var text = text
    let result = text.withUTF8 { bytes -> Result<Template, ExpressionError> in
      do throws(ExpressionError) {
        return .success(try parse(bytes))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Parses a template given as UTF-8 bytes, in time linear in its length.
  package static func parse(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(ExpressionError) -> Template {
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      let isDoubled = index + 1 < text.count && text[index + 1] == byte
      switch byte {
      case UInt8(ascii: "{") where !isDoubled:
        let end = try endOfExpression(text, from: index)
        let range = (index + 1)..<end
        if !literal.isEmpty { pieces.append(.text(String(decoding: literal, as: UTF8.self))) }
        literal.removeAll(keepingCapacity: true)
        pieces.append(.expression(try expression(text, range), range: range))
        index = end + 1
      case UInt8(ascii: "}") where !isDoubled:
        throw ExpressionError(.strayBrace, index..<(index + 1))
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        literal.append(byte)
        index += 2
      default:
        literal.append(byte)
        index += 1
      }
    }
    if !literal.isEmpty { pieces.append(.text(String(decoding: literal, as: UTF8.self))) }
    return Template(pieces: pieces)
  }

  /// Where the brace stands that closes the expression opened at an index.
  private static func endOfExpression(
    _ text: UnsafeBufferPointer<UInt8>, from opening: Int
  ) throws(ExpressionError) -> Int {
    var lexer = Lexer(text, dialect: .rule)
    lexer.position = opening + 1
    var depth = 0
    while true {
      let token = try lexer.next()
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace where depth == 0: return token.start
      case .rightBrace: depth -= 1
      case .end: throw ExpressionError(.unclosed("{"), opening..<(opening + 1))
      default: break
      }
    }
  }

  private static func expression(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) throws(ExpressionError) -> SyntaxTree {
    do throws(ExpressionError) {
      return try Parser.parse(UnsafeBufferPointer(rebasing: text[range]), dialect: .rule)
    } catch {
      var error = error
      let offset = range.lowerBound
      error.range = (error.range.lowerBound + offset)..<(error.range.upperBound + offset)
      throw error
    }
  }
}
