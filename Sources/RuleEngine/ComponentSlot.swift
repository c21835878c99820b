import Expressions

/// The slots of a component section in bank 0, counted from the section's base.
enum ComponentSlot: Int32, Sendable {
  case name
  case path
  case role
  case alignment
  case isAligned
  case hasShape
  case kind
  case style
  case drawnKey
  case isRounded
  case isConcentric
  case isUniform
  case hasBareCorner
  case isRoundedRectangular
  case isLiteral
  case isSentinel
  case radiiDiffer
  case width
  case widthIsKnown
  case height
  case heightIsKnown
  case hasRoundedContent
  case roundedContentName
  case roundedContentIsThere
  case hasContainer
  case declaresContainerShape
  case clipsContent
  case hasFallback
  case hasTransitionSource
  case isInDisplay
  case displayMargin
  case displayMarginIsKnown
  case crowdedRadii
  case crowdedSide
  case crowdedIsKnown
  case meansCapsule
  case exists
  case isDisplay
  case containerShapeKind
  case containerShapeStyle
  case containerShapeIsSupported
  case containerShapeIsNamed
  case fallbackKind
  case fallbackStyle
  case transitionSourceKind
  case transitionSourceStyle
  case ownRadiiDiffer
  case roundedContentIsFixed
  case ownRadiusForm
  case ownRadiusFormIsThere
  case scaleForm
  case scaleFormIsThere
  case isImplied

  /// Lists of four.
  case radii = 53
  case containerShapeRadii = 57
  case fallbackRadii = 61
  case transitionSourceRadii = 65
  case ownRadii = 69

  /// Whether each place is there, by `Place.Kind.rawValue`.
  case placePresence = 73

  /// How many slots a section takes.
  static var count: Int { 73 + Place.Kind.componentCount }
}

extension UnsafeMutablePointer<SlotValue> {
  /// The value in one slot of a component section, from the section's base.
  @inline(__always)
  subscript(slot: ComponentSlot) -> SlotValue {
    get { self[Int(slot.rawValue)] }
    nonmutating set { self[Int(slot.rawValue)] = newValue }
  }
}
