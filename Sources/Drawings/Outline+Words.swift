import CornerTokens
import Expressions

extension Outline {
  /// The radius at a corner for people, `?` where the file leaves it open.
  func radiusText(_ corner: Corner) -> String {
    isKnown(corner) ? LengthText.short(radii[corner.lane]) : "?"
  }
}
