import CornerGeometry
import CornerTokens
import Expressions

/// What a picture shows, in a few words for those who do not see it: `photo in card: radius 16 in
/// 24, 12 apart, at fault`; where only a corner is shown its name stands for those of the components.
enum PictureLabel {
  /// The most code points of a name.
  private static let longestName = 40

  /// The words for a placement, with the numbers at one of its corners; what is unknown is left out.
  static func text(
    of placement: Int, at corner: Corner, in document: TokenDocument,
    _ geometry: DocumentGeometry, isAtFault: Bool, isNamed: Bool
  ) -> String {
    let placed = geometry.placements[placement]
    var text = isNamed ? name(of: placement, in: document) : corner.word
    if isNamed, placed.enclosing.isDisplay {
      text += " in the display"
    } else if isNamed, placed.enclosing.exists {
      text += " in " + name(of: Int(placed.enclosing.owner), in: document)
    }
    let component = document.components[Int(document.placements[placement].component)]
    var facts: [String] = []
    let radius = placed.effective[corner.lane]
    let around = geometry.enclosingRadii(at: placement)[corner.lane]
    if component.drawnKey != nil, !radius.isNaN {
      let container = around.isNaN ? "" : " in \(LengthText.short(around))"
      facts.append("radius \(LengthText.short(radius))\(container)")
    }
    let gap = placed.enclosing.gap(corner)
    if placed.enclosing.isAdjacent(corner), !gap.isNaN {
      facts.append("\(LengthText.short(gap)) apart")
    }
    if isAtFault { facts.append("at fault") }
    return facts.isEmpty ? text : "\(text): \(facts.joined(separator: ", "))"
  }

  private static func name(of placement: Int, in document: TokenDocument) -> String {
    let name = ComponentSearch.name(of: placement, in: document)
    let scalars = name.unicodeScalars
    guard scalars.dropFirst(longestName).first != nil else { return name }
    return String(String.UnicodeScalarView(scalars.prefix(longestName - 1))) + "…"
  }
}
