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
    Template(pieces: [.text(text)])
  }
}
