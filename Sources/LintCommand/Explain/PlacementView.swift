import CornerGeometry
import CornerTokens
import Diagnostics
import Expressions
import YAMLTree

/// A placement together with all that is around it, read safely.
struct PlacementView {
  /// The index of the placement.
  let placement: Int
  /// The document that holds it.
  let document: TokenDocument
  /// The geometry of the document.
  let geometry: DocumentGeometry
  /// Lines and columns of the file.
  let positions: PositionTable

  /// The component that is placed.
  var component: Component { document.components[Int(document.placements[placement].component)] }

  /// The component at a placement; nil when there is none.
  func component(at placement: Int) -> Component? {
    guard document.placements.indices.contains(placement) else { return nil }
    let index = Int(document.placements[placement].component)
    return document.components.indices.contains(index) ? document.components[index] : nil
  }

  /// The path of its names.
  var path: String { ComponentPath.text(of: placement, in: document) }

  /// Where it stands in the file.
  var place: String { place(of: component.name) }

  /// Where it lies relative to what is around it.
  func surroundings(_ relation: Relation) -> Surroundings {
    let placed = geometry.placements[placement]
    return relation == .enclosing ? placed.enclosing : placed.container
  }

  /// The radii of what is around it, by corner.
  func outerRadii(_ relation: Relation) -> SIMD4<Double> {
    switch relation {
    case .enclosing: geometry.enclosingRadii(at: placement)
    case .container: geometry.containerRadii(at: placement)
    }
  }

  /// True when its container is not simply the shape around it.
  var hasOtherContainer: Bool {
    let container = surroundings(.container)
    guard container.exists else { return false }
    if container.owner != surroundings(.enclosing).owner { return true }
    let enclosing = outerRadii(.enclosing)
    let declared = outerRadii(.container)
    return Corner.allCases.contains {
      enclosing[$0.lane].bitPattern != declared[$0.lane].bitPattern
    }
  }

  /// The name of what is around it.
  func name(of relation: Relation) -> String {
    let owner = surroundings(relation).owner
    if owner == Surroundings.display { return "the display" }
    return ComponentSearch.name(of: Int(owner), in: document)
  }

  /// The shape at an index; nil when there is none.
  func shape(_ index: Int32) -> Shape? {
    document.shapes.indices.contains(Int(index)) ? document.shapes[Int(index)] : nil
  }

  /// A length for people, `?` when it is not known.
  func text(_ measure: Double) -> String { measure.isNaN ? "?" : LengthText.short(measure) }

  /// Why a length is not known; nil when it is.
  func reason(_ measure: Double) -> UnknownReason? {
    guard measure.isNaN else { return nil }
    return Unknown.reason(of: measure.bitPattern).flatMap(UnknownReason.init)
  }

  /// Path, line and column of a node.
  func place(of node: NodeIndex) -> String {
    let position = positions.position(at: document.tree.range(node).start)
    return "\(positions.source.path):\(position.line):\(position.column)"
  }

  /// Where a value stands and what it says there; empty when it is not there.
  func quotation(_ node: NodeIndex) -> String {
    node == .none ? "" : "\(place(of: node))  `\(excerpt(node))`"
  }

  /// Where a token of another file is written and what it says there.
  func quotation(ofToken token: Int, in tokens: TokenSet) -> String {
    guard let part = tokens.part(of: token), let found = tokens.token(token) else { return "" }
    let range = part.tree.range(found.node)
    let source = part.tree.source
    let position = PositionTable(source).position(at: range.start)
    let place = "\(source.path):\(position.line):\(position.column)"
    return "\(place)  `\(excerpt(range, of: source))`"
  }

  private func excerpt(_ node: NodeIndex) -> String {
    excerpt(document.tree.range(node), of: positions.source)
  }

  /// The first line of a text, cut where it is long.
  private func excerpt(_ range: ByteRange, of source: SourceText) -> String {
    let most = 60
    let end = min(Int(range.end), Int(range.start) + 4 * most)
    let text = source.text(in: ByteRange(Int(range.start), end))
    let line = text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    let shown = String(String.UnicodeScalarView(line.prefix(most)))
    let isWhole = line.count <= most && shown.utf8.count == range.count
    return isWhole ? shown : shown + "…"
  }
}
