import CornerGeometry
import CornerTokens
import Expressions

/// A component with what is nested in it, laid out in points.
package struct Figure: Sendable {
  /// How much of a document a figure shows.
  package enum Extent: Sendable {
    /// A component with all that is nested in it, however deep, and in what is around it.
    case component
    /// A component in what is around it, and nothing else; alone where nothing is around it.
    case nesting
  }

  /// The largest place and size that is drawn, in points; viewers give up somewhere beyond.
  private static let largest = 100_000.0

  /// The path of the component that it shows, as in violations.
  package let name: String
  /// What stands above it; the name unless something else was set.
  package var caption: String
  /// What a viewer should know beside, a sentence each without a full stop.
  package let remarks: [String]
  /// What is at fault, the heaviest first, each once.
  let faults: [FigureFault]
  /// What is drawn, the one around before what lies in it.
  let outlines: [Outline]
  /// The placements that it shows.
  private let placements: Set<Int>
  /// How lengths compare.
  let tolerance: Tolerance

  /// Lays out a placement of a document; empty where there is no such placement.
  ///
  /// - Parameters:
  ///   - placement: the place of the component among those of the document.
  ///   - geometry: that of the document.
  ///   - extent: how much of the document it shows.
  ///   - marks: the corners at fault; those of placements that it does not show are passed over.
  ///   - other: a figure that it is to be compared with: where the outermost component has no size of
  ///     its own, it is at least as large as there.
  package init(
    of placement: Int, in document: TokenDocument, _ geometry: DocumentGeometry,
    marks: [CornerMark] = [], extent: Extent = .component, beside other: Figure? = nil
  ) {
    name = ComponentPath.text(of: placement, in: document)
    // A component on its own is called as it is written; in a path some signs are not.
    let isRoot =
      document.placements.indices.contains(placement) && document.placements[placement].parent < 0
    caption =
      isRoot
      ? document.component(of: placement).map { document.tree.string($0.name) } ?? name : name
    tolerance = geometry.tolerance
    guard geometry.placements.indices.contains(placement),
      document.placements.indices.contains(placement)
    else {
      outlines = []
      remarks = []
      faults = []
      placements = []
      return
    }
    let members = FigureMembers(of: placement, in: document, geometry, extent: extent)
    let builder = FigureBuilder(members, in: document, geometry, least: other?.outermost)
    guard builder.outlines.allSatisfy({ $0.frame.isDrawable(upTo: Self.largest) }) else {
      outlines = []
      remarks = ["more than 100,000 points large, which is not drawn"]
      faults = []
      placements = []
      return
    }
    let marked = FigureMarks(builder.outlines, places: builder.places, marks: marks)
    let (joined, places) = Self.joined(marked.outlines)
    outlines = joined
    faults = marked.faults.map { fault in
      var fault = fault
      fault.outline = places[fault.outline]
      return fault
    }
    self.placements = Set(members.placements)
    remarks = builder.remarks
  }

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { outlines.isEmpty }

  /// Whether it shows a placement.
  package func shows(_ placement: Int) -> Bool { placements.contains(placement) }

  /// How many outlines it has.
  package var outlineCount: Int { outlines.count }

  /// The longer side of what it shows, in points.
  package var longestSide: Double { max(bounds.width, bounds.height) }

  /// The frame of the outermost component.
  var outermost: Frame? { outlines.first { $0.kind != .display }?.frame }

  /// The frame around all outlines.
  var bounds: Frame {
    outlines.reduce(outlines.first?.frame ?? Frame(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1.frame)
    }
  }

  /// Outlines that look alike become one with all their names; and the place of each among those.
  private static func joined(_ outlines: [Outline]) -> (kept: [Outline], places: [Int]) {
    var kept: [Outline] = []
    var places: [Int] = []
    for outline in outlines {
      var outline = outline
      outline.owner = outline.owner.map { places[$0] }
      if let twin = kept.firstIndex(where: { $0.looksLike(outline) }) {
        kept[twin].names += outline.names
        places.append(twin)
      } else {
        places.append(kept.count)
        kept.append(outline)
      }
    }
    return (kept, places)
  }
}
