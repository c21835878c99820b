import Expressions

/// A text with compiled expressions in it.
struct CompiledTemplate: Sendable {
  /// A part of the text.
  enum Piece: Sendable {
    case text(String)
    case expression(Program)
  }

  /// The parts, in order.
  let pieces: [Piece]
}
