/// The slots of the document section in bank 0, counted from the base of the section.
enum DocumentSlot: Int32, Sendable {
  case hasScale
  case hasComponents
  case hasUnreadLength
  case lowestPlatform
  case lowestPlatformIsKnown
  case lowestPlatformName
  case displayExists
  case displayRadius
  case displayRadiusIsKnown
  case displayIdiom
}
