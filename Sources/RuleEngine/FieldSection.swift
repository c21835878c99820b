/// A stretch of slots that is filled together: one of the components at hand, or another subject.
enum FieldSection: UInt8, Sendable {
  case document
  case scale
  case token
  case length
  case shape
  /// The component at hand: `component` and, in a nesting, `content`.
  case own
  case enclosing
  case container

  /// The first of its slots in bank 0.
  var base: Int {
    switch self {
    case .document: 0
    case .scale: 16
    case .token: 32
    case .length: 48
    case .shape: 72
    case .own: 96
    case .enclosing: 96 + ComponentSlot.count
    case .container: 96 + 2 * ComponentSlot.count
    }
  }

  /// How many slots all sections take in bank 0.
  static var slotCount: Int { 96 + 3 * ComponentSlot.count }

  /// The first of its rows in bank 1; a row is a slot for each of the four corners.
  var cornerBase: Int {
    switch self {
    case .document, .scale, .token, .length: 0
    case .shape: 0
    case .own: 2
    case .enclosing: 2 + CornerRow.count
    case .container: 2 + 2 * CornerRow.count
    }
  }

  /// How many rows all sections take in bank 1.
  static var rowCount: Int { 2 + 3 * CornerRow.count }

  /// The bit of a group of this section's fields.
  func bit(_ group: FieldGroup) -> UInt64 {
    switch self {
    case .enclosing: 1 << (UInt64(group.rawValue) + 16)
    case .container: 1 << (UInt64(group.rawValue) + 32)
    case .document, .scale, .token, .length, .shape, .own: 1 << UInt64(group.rawValue)
    }
  }

  /// The groups of a component section that hold wherever its component is the one meant.
  var ownerGroups: UInt64 {
    let all = (bit(.distances) << 1) &- bit(.name)
    return all & ~bit(.distances)
  }
}
