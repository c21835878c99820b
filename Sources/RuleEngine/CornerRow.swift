/// The rows of a component section in bank 1, counted from the section's base.
///
/// The four corners of a row lie side by side, by `Corner.rawValue`: row r of corner c is slot
/// 4r + c, so a program that reads slot 4r runs for a corner when bank 1 starts c slots later.
enum CornerRow: Int32, Sendable {
  case radius
  case resolvedRadius
  case isFixed
  case isConcentricCorner
  case hasMinimum
  case minimum
  case hasOwnRadius
  case ownRadius
  case containerShapeRadius
  case fallbackRadius
  case transitionSourceRadius
  case dx
  case dy
  case gap
  case depth
  case isAdjacent
  case inReach
  case isPadded

  /// How many rows a section takes.
  static var count: Int { 18 }
  /// The row of `shape.radius`, which belongs to no section.
  static var shapeRadius: Int { 0 }
  /// The row of `corner.name`, which belongs to no section.
  static var cornerName: Int { 1 }
}
