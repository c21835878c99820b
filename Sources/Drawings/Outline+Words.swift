import CornerTokens
import Diagnostics
import Expressions

extension Outline {
  /// The names with commas, at most three of them, long ones cut, nothing in them that steers a
  /// terminal or turns the writing direction; for further shapes of a component their keys.
  var title: String {
    if case .variant(let keys) = kind { return keys.map(\.word).joined(separator: ", ") }
    let shown = names.prefix(3).map { TerminalText.printable(TerminalText.clipped($0)) }
      .joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  /// The radius at a corner for people: `12`, `12 of 20` where the sides cannot hold 20, `capsule` or
  /// `?` where the file leaves it open.
  func radiusText(_ corner: Corner) -> String {
    guard isKnown(corner) else { return openWord }
    let radius = LengthText.short(radii[corner.lane])
    let asked = asked[corner.lane]
    guard !asked.isNaN, Tolerance().exceeds(asked, radii[corner.lane]) else { return radius }
    return "\(radius) of \(LengthText.short(asked))"
  }

  /// What is said of a corner beside the figure, with a name as long as it may be.
  func words(at corner: Corner, longestName: Int) -> String {
    let name = TerminalText.clipped(title, columns: longestName)
    var words = kind == .layout ? "\(name) (layout only)" : "\(radiusText(corner)) \(name)"
    if isStretched { words += ", larger than its size" }
    return fault(at: corner).map { "\(words), \($0.word)" } ?? words
  }
}
