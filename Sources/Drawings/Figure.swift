import CornerGeometry
import CornerTokens

/// A component with what is nested in it, laid out in points.
package struct Figure: Sendable {
  /// How much of a document a figure shows.
  package enum Extent: Sendable {
    /// A component and all that is nested in it, however deep.
    case component
    /// A component in what is around it, and nothing else; alone where nothing is around it.
    case nesting
  }

  /// The path of the component that it shows, as in violations.
  package let name: String
  /// What stands above it; the name unless something else was set.
  package var caption: String
  /// What a viewer should know beside, a sentence each without a full stop; empty when all is to
  /// scale.
  package let remarks: [String]
  /// What is drawn, the one around before what lies in it.
  package let outlines: [Outline]

  /// Lays out a placement of a document; without any outline where there is no such placement.
  ///
  /// - Parameters:
  ///   - marks: the corners at fault; those of placements that it does not show are passed over.
  ///   - other: a figure that it is to be compared with: what the file leaves open is at least as large
  ///     as there.
  package init(
    of placement: Int, in document: TokenDocument, _ geometry: DocumentGeometry,
    marks: [CornerMark] = [], extent: Extent = .component, beside other: Figure? = nil
  ) {
    name = ComponentPath.text(of: placement, in: document)
    caption = name
    guard geometry.placements.indices.contains(placement),
      document.placements.indices.contains(placement)
    else {
      outlines = []
      remarks = []
      return
    }
    let members = FigureMembers(of: placement, in: document, geometry, extent: extent)
    var builder = FigureBuilder(members, in: document, geometry, least: other?.outermost)
    builder.mark(marks)
    outlines = Self.joined(builder.outlines)
    remarks = builder.remarks
  }

  /// The frame of the outermost component.
  var outermost: Frame? { outlines.first { $0.kind != .display }?.frame }

  /// The frame around all outlines.
  package var bounds: Frame {
    outlines.reduce(outlines.first?.frame ?? Frame(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1.frame)
    }
  }

  /// Outlines that look alike become one with all their names.
  private static func joined(_ outlines: [Outline]) -> [Outline] {
    var kept: [Outline] = []
    var places: [Int] = []
    for outline in outlines {
      let owner = outline.owner.map { places[$0] }
      var outline = outline
      outline.owner = owner
      if let twin = kept.firstIndex(where: { $0.looksLike(outline) }) {
        kept[twin].names += outline.names
        places.append(twin)
      } else {
        places.append(kept.count)
        kept.append(outline)
      }
    }
    return kept
  }
}
