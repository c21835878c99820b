/// The slots of the token section in bank 0, counted from the section's base.
enum TokenSlot: Int32, Sendable {
  case name
  case value
  case isLiteral
  case isReference
  case isReferenced
  case usesSentinel
  case namesInset
  case isRepeated
  case originalName
  case originalIsThere
}
