import Expressions

/// A corner that depends on others, while the scale is being worked out.
struct CornerFormula: Sendable {
  /// The index of the corner.
  let corner: Int
  /// What to run; nil when the value is one bare name, the only one in its range.
  let program: Program?
  /// The corners that it names, as a range of a list of all of them.
  let dependencies: Range<Int>
}
