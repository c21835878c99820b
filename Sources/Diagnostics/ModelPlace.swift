/// What a violation was found on: a component as placed, and the corners at fault.
///
/// It tells those who draw the violation where to look; it means nothing but together with the text
/// that was linted.
package struct ModelPlace: Hashable, Sendable {
  /// The place among the documents that were read from the file, from 0.
  package let document: Int
  /// The place among the placements of that document, from 0.
  package let placement: Int
  /// The corners at fault, `1 << Corner.rawValue` each; 0 where the fault is no matter of corners.
  package let corners: UInt8
  /// True when it is about the component in what is around it, not about the component alone.
  package let isNesting: Bool
  /// True when what is marked in the text belongs to what is around the component.
  package let isAround: Bool
  /// The key of the shape that is marked, such as `clipShape`; empty where it is none in particular.
  package let shapeKey: String

  /// Makes a place.
  package init(
    document: Int, placement: Int, corners: UInt8, isNesting: Bool, isAround: Bool = false,
    shapeKey: String = ""
  ) {
    self.document = document
    self.placement = placement
    self.corners = corners
    self.isNesting = isNesting
    self.isAround = isAround
    self.shapeKey = shapeKey
  }
}
