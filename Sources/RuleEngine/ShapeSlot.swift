/// The slots of the shape section in bank 0, counted from the section's base.
enum ShapeSlot: Int32, Sendable {
  case key
  case kind
  case style
  case isDrawn
  case isNamed

  /// A list of four.
  case radii = 8
}
