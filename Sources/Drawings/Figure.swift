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
  /// What a viewer should know beside, a sentence each without a full stop; empty when all is to
  /// scale.
  package let remarks: [String]

  /// Lays out a placement, which must be one of the document.
  package init(
    of placement: Int, in document: TokenDocument, _ geometry: DocumentGeometry,
    marks: [CornerMark] = [], extent: Extent = .component
  ) {
    name = ComponentPath.text(of: placement, in: document)
    remarks = []
  }
}
