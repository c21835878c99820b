/// The slots of the length section in bank 0, counted from the section's base.
enum LengthSlot: Int32, Sendable {
  case value
  case isLiteral
  case isReference
  case isMinimum
  case usesSentinel
  case isOnScale
  case isDrawn
  case key
  case isScaleValue
  case isScaleRadius
  case isInnerPlusPadding
  case tokenForm
  case tokenFormIsThere
  case isShare
  case isImported
}
