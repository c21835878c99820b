import CornerGeometry
import CornerTokens
import Diagnostics
import Drawings
import Expressions
import RuleEngine

/// The pictures of nestings in the examples of a rule.
struct ExamplePictures {
  /// A nesting in an example.
  private struct Nesting {
    let document: TokenDocument
    let geometry: DocumentGeometry
    let placement: Int
    var mark: CornerMark?

    /// The path of its content.
    var path: String { ComponentPath.text(of: placement, in: document) }
  }

  private let linter: Linter
  private let isColoured: Bool

  /// The columns and lines that a picture may take.
  private static let (columns, rows) = (60, 8)

  /// Judges examples with some rules.
  init(_ book: RuleBook, isColoured: Bool) {
    linter = Linter(book: book, servesDrawings: true)
    self.isColoured = isColoured
  }

  /// The picture of the nesting that an example reports, and the path of its content; empty where
  /// corners are not what the rule is about, and where none is drawn.
  func reported(
    _ example: RuleDescription.BadExample, of rule: RuleDescription
  ) -> (text: String, path: String) {
    guard rule.subject.hasCorners else { return ("", "") }
    let source = Self.source(example.file)
    let positions = PositionTable(source)
    let id = example.rule.isEmpty ? rule.id : example.rule
    let violation = linter.lint(source, isNamed: true).result.violations.first {
      $0.rule.utf8.elementsEqual(id.utf8)
        && positions.position(at: $0.range.start).line == example.line
        && source.text(in: $0.range).utf8.elementsEqual(example.marks.utf8)
    }
    guard let violation, let place = violation.modelPlace else { return ("", "") }
    let documents = TokenReader.read(TokenReader.tree(of: source)).documents
    guard documents.indices.contains(place.document),
      documents[place.document].placements.indices.contains(place.placement)
    else { return ("", "") }
    let document = documents[place.document]
    let geometry = geometry(of: document)
    let content =
      Self.isDrawnNesting(place.placement, document, geometry)
      ? place.placement
      : document.placements.indices.first {
        Int(geometry.placements[$0].enclosing.owner) == place.placement
          && Self.isDrawnNesting($0, document, geometry)
      }
    guard let content else { return ("", "") }
    let nesting = Nesting(
      document: document, geometry: geometry, placement: content,
      mark: CornerMark(place, of: violation))
    return (text(of: nesting), nesting.path)
  }

  /// The picture of a nesting in an example that reports nothing: that of a path when there is one,
  /// else the first; empty where none is drawn.
  func unreported(
    _ example: RuleDescription.GoodExample, of rule: RuleDescription, like path: String
  ) -> String {
    guard rule.subject.hasCorners else { return "" }
    var first: Nesting?
    for document in TokenReader.read(TokenReader.tree(of: Self.source(example.file))).documents {
      let geometry = geometry(of: document)
      for placement in document.placements.indices
      where Self.isDrawnNesting(placement, document, geometry) {
        let nesting = Nesting(document: document, geometry: geometry, placement: placement)
        if nesting.path.utf8.elementsEqual(path.utf8) { return text(of: nesting) }
        if first == nil { first = nesting }
      }
    }
    return first.map(text) ?? ""
  }

  private func text(of nesting: Nesting) -> String {
    let marks = nesting.mark.map { [$0] } ?? []
    let figure = Figure(
      of: nesting.placement, in: nesting.document, nesting.geometry, marks: marks,
      extent: .nesting)
    let corner = figure.tellingCorner
    // Where the content lies at no corner there are no two curves to compare.
    guard figure.outlineCount(at: corner) > 1 else { return "" }
    return BlockDrawing.text(
      figure, corner: corner, columns: Self.columns, rows: Self.rows, isColoured: isColoured)
  }

  private func geometry(of document: TokenDocument) -> DocumentGeometry {
    DocumentGeometry(document, tolerance: Tolerance(linter.book.tolerance))
  }

  private static func source(_ text: String) -> SourceText {
    SourceText(pathBytes: Array("example".utf8), bytes: Array(text.utf8))
  }

  /// Whether a placement and what is around it both draw a shape.
  private static func isDrawnNesting(
    _ placement: Int, _ document: TokenDocument, _ geometry: DocumentGeometry
  ) -> Bool {
    let component = Int(document.placements[placement].component)
    return document.components.indices.contains(component)
      && document.components[component].drawnKey != nil
      && geometry.placements[placement].enclosing.exists
  }
}
