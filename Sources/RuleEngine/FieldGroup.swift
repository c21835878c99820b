/// Fields that are worked out together, and only when an expression that is about to run reads one.
///
/// The first sixteen exist for each of the three component sections.
enum FieldGroup: UInt8, Sendable {
  case name
  case path
  case traits
  case radii
  case crowding
  case displayMargin
  case literal
  case roundedContent
  case containerShape
  case fallback
  case transitionSource
  case places
  case cornerRadii
  case cornerTraits
  case distances
  case ownRadii

  case platforms = 48
  case scale = 49
  case token = 50
  case tokenRepeat = 51
  case length = 52
  case lengthMatch = 53
  case shape = 54
  case shapeRadii = 55
  case cornerName = 56
  case document = 57
  case tokenName = 58
  case lengthForm = 59
  case shapeFlags = 60

  /// Groups that cost little to work out and that many rules read, as bits over all sections.
  static let cheap: UInt64 =
    FieldSection.document.bit(.document) | FieldSection.scale.bit(.scale)
    | FieldSection.token.bit(.token) | FieldSection.length.bit(.length)
    | FieldSection.shape.bit(.shapeFlags) | FieldSection.own.bit(.traits)
    | FieldSection.own.bit(.cornerTraits) | FieldSection.enclosing.bit(.distances)

  /// All groups that differ from corner to corner, as bits over all sections.
  static let perCorner: UInt64 = {
    let groups: [FieldGroup] = [
      .containerShape, .fallback, .transitionSource, .cornerRadii, .cornerTraits, .distances,
    ]
    var bits = FieldSection.shape.bit(.shapeRadii) | FieldSection.document.bit(.cornerName)
    for group in groups {
      bits |= FieldSection.own.bit(group) | FieldSection.enclosing.bit(group)
      bits |= FieldSection.container.bit(group)
    }
    return bits
  }()
}
