/// The slots of the scale section in bank 0, counted from the section's base.
enum ScaleSlot: Int32, Sendable {
  case inner
  case innerIsThere
  case map
  case mapIsThere
  case mapInset
  case mapInsetIsThere
}
