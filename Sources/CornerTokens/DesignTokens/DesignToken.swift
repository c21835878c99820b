import Expressions
import YAMLTree

/// A token as a file of another format has it: a name, and a value that is not worked out yet.
package struct DesignToken: Sendable {
  /// How the value is written.
  package enum Form: UInt8, Sendable {
    /// One number with or without a unit: `number` and `unit`.
    case number
    /// One name alone, in `TokenPart.texts`.
    case reference
    /// Arithmetic, in `TokenPart.texts`.
    case expression
    /// Several lengths side by side such as `0 24px`, in `TokenPart.texts`.
    case list
    /// No length: a colour, a keyword, a font.
    case other
    /// A value that could not be read; it has been reported.
    case broken
  }

  /// The first byte of its path in `TokenPart.names`.
  package var nameStart: Int32
  /// The length of its path in bytes, groups joined with dots.
  package var nameCount: Int32
  /// The key that names it.
  package var key: NodeIndex
  /// The value as it is written: what is marked.
  package var node: NodeIndex
  /// The number, of a `number`.
  package var number: Double
  /// The first byte of its text in `TokenPart.texts`, of a `reference`, `expression` or `list`.
  package var textStart: Int32
  /// The length of that text in bytes.
  package var textCount: Int32
  /// The index of its group in `TokenPart.groups`.
  package var group: Int32
  /// The value of `$deprecated` or its like, or `none`.
  package var deprecation: NodeIndex
  /// How the value is written.
  package var form: Form
  /// The unit, of a `number`.
  package var unit: DimensionUnit
  /// What the file says it is.
  package var type: TokenType
  /// What it is for.
  package var role: TokenRole

  /// Whether it is for a radius or a padding, and may be a length.
  var isRoleLength: Bool { role != .other && form != .other }
}
