import CornerGeometry
import CornerTokens
import Diagnostics
import Drawings
import Expressions
import RuleEngine

/// A text that is read for drawing; the geometry of a document is worked out when it is first asked
/// for.
struct DrawnText {
  /// The documents, in the order in which `ModelPlace.document` counts them.
  let documents: [TokenDocument]
  private let tolerance: Tolerance
  private var geometries: [DocumentGeometry?]
  private var paths: [PlacementPaths?]

  /// The most placements below a component that are drawn with it.
  private static let drawnContent = 12

  /// Reads a text as a linter does; linear.
  init(_ source: SourceText, with linter: Linter) {
    documents = TokenReader.read(TokenReader.tree(of: source), shelf: linter.shelf).documents
    tolerance = Tolerance(linter.book.tolerance)
    geometries = Array(repeating: nil, count: documents.count)
    paths = Array(repeating: nil, count: documents.count)
  }

  /// How often the text may be read again for changes.
  ///
  /// - Parameter size: its bytes.
  func passLimit(size: Int) -> Int {
    ChangePasses.limit(
      size: size, readings: documents.map(\.modeCount).max() ?? 1,
      placements: documents.reduce(0) { $1.isFirstMode ? $0 + $1.placements.count : $0 })
  }

  /// The figure of a violation; nil where there is nothing to draw.
  ///
  /// - Parameters:
  ///   - place: where it is in this text.
  ///   - isFixed: whether what it reports is no longer there.
  ///   - other: a figure that it is to be compared with.
  mutating func figure(
    of violation: Violation, at place: ModelPlace, isFixed: Bool, beside other: Figure? = nil
  ) -> Figure? {
    guard contains(place) else { return nil }
    let geometry = geometry(of: place.document)
    let figure = Figure(
      of: place.placement, in: documents[place.document], geometry,
      marks: isFixed ? [] : [CornerMark(place, of: violation)], extent: extent(of: place),
      beside: other)
    return figure.isEmpty ? nil : figure
  }

  /// Where a place of this text is in another one; nil when it is gone there.
  ///
  /// It is the placement of the same path, and of those with one path the one with the same number.
  mutating func place(of place: ModelPlace, in other: inout DrawnText) -> ModelPlace? {
    guard contains(place), other.documents.count == documents.count else { return nil }
    let placement = place.placement
    let (own, others) = (documents[place.document], other.documents[place.document])
    let path = ComponentPath.text(of: placement, in: own)
    // Hardly any change adds or removes a component.
    if own.placements.count == others.placements.count {
      let same = ComponentPath.text(of: placement, in: others)
      return same.utf8.elementsEqual(path.utf8) ? place : nil
    }
    let number = paths(of: place.document).number(of: placement, path)
    guard let found = other.paths(of: place.document).placement(number, of: path) else {
      return nil
    }
    return ModelPlace(
      document: place.document, placement: found, corners: place.corners,
      isNesting: place.isNesting)
  }

  private func contains(_ place: ModelPlace) -> Bool {
    documents.indices.contains(place.document)
      && documents[place.document].placements.indices.contains(place.placement)
  }

  private mutating func geometry(of document: Int) -> DocumentGeometry {
    if let known = geometries[document] { return known }
    let geometry = DocumentGeometry(documents[document], tolerance: tolerance)
    geometries[document] = geometry
    return geometry
  }

  private mutating func paths(of document: Int) -> PlacementPaths {
    if let known = paths[document] { return known }
    let table = PlacementPaths(documents[document])
    paths[document] = table
    return table
  }

  /// A component with little in it is shown with that, any other in what is around it.
  private func extent(of place: ModelPlace) -> Figure.Extent {
    if place.isNesting { return .nesting }
    let below = documents[place.document].subtree(of: place.placement).count - 1
    return (1...Self.drawnContent).contains(below) ? .component : .nesting
  }
}
