import CornerGeometry
import CornerTokens
import Diagnostics
import Expressions
import Reports

/// Everything that is known of the corners of one placed component.
struct Explanation {
  private let view: PlacementView

  /// Looks at a placement, which must be one of the document.
  init(
    of placement: Int, in document: TokenDocument, _ geometry: DocumentGeometry,
    positions: PositionTable
  ) {
    view = PlacementView(
      placement: placement, document: document, geometry: geometry, positions: positions)
  }

  /// Writes it: what the component is, its corners, and where each number comes from.
  func text(_ page: PageStyle) -> String {
    var text = "\(page.strong(TerminalText.printable(view.path)))  \(view.place)\n\n"
    text += facts.text + "\n"
    let enclosing = CornerTable(view, to: .enclosing)
    if view.geometry.placements[view.placement].enclosing.exists {
      text += "\n" + page.strong("Corners inside \(view.name(of: .enclosing))") + "\n"
      text += enclosing.text
    } else {
      text += "\n" + page.strong("Corners") + "\n" + enclosing.text
    }
    if view.hasOtherContainer {
      text +=
        "\n"
        + page.strong("Against its container \(view.name(of: .container))") + "\n"
      text += CornerTable(view, to: .container).text
    }
    let origins = OriginList(view).text
    if !origins.isEmpty {
      text += "\n" + page.strong("Where the numbers come from") + "\n" + origins + "\n"
    }
    return text
  }

  private var facts: ColumnLayout {
    var facts = ColumnLayout()
    let component = view.component
    if let key = component.drawnKey {
      facts.add(
        key.word, ShapeWords.text(view.shape(component.drawn.shape)),
        view.quotation(component.drawn.node))
    } else {
      facts.add("shape", "none; it only lays out its content", "")
    }
    facts.add("size", size, view.quotation(component.sizeNode))
    facts.add("alignment", alignment, view.quotation(component.alignmentNode))
    add(.enclosing, as: "inside", to: &facts)
    add(.container, as: "container", to: &facts)
    return facts
  }

  private func add(_ relation: Relation, as word: String, to facts: inout ColumnLayout) {
    let owner = view.surroundings(relation).owner
    if owner == Surroundings.display {
      facts.add(word, "the display", view.quotation(view.document.display?.node ?? .none))
      return
    }
    guard let parent = view.component(at: Int(owner)) else {
      facts.add(word, relation == .enclosing ? "nothing around it" : "none", "")
      return
    }
    let name = view.name(of: relation)
    switch relation {
    case .enclosing:
      let shape = ShapeWords.text(view.shape(parent.drawn.shape))
      facts.add(word, "\(name): \(shape)", view.quotation(parent.drawn.node))
    case .container:
      if parent[.containerShape].isPresent {
        facts.add(
          word, "\(name), by its containerShape", view.quotation(parent[.containerShape].node))
      } else {
        facts.add(word, "\(name), as if it declared its shape as containerShape", "")
      }
    }
  }

  private var size: String {
    let placed = view.geometry.placements[view.placement]
    if placed.width.isNaN, placed.height.isNaN { return "not known" }
    return "\(view.text(placed.width)) × \(view.text(placed.height))"
  }

  private var alignment: String {
    let alignment = view.component.alignment
    return alignment == .none ? "none: it fills, or is centred" : alignment.word
  }
}
