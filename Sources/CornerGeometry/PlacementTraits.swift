/// Yes-or-no facts about a placement, one bit each.
package struct PlacementTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Content resolves against it.
  package static let container = PlacementTraits(rawValue: 1)
  /// It has the key `containerShape`.
  package static let declaresContainerShape = PlacementTraits(rawValue: 2)
  /// Concentric content keeps its minimum in it.
  package static let roundedRectangularContainer = PlacementTraits(rawValue: 4)
  /// It holds content whose corners depend on a container.
  package static let roundedContent = PlacementTraits(rawValue: 8)
  /// Its drawn shape is known to be rounded somewhere.
  package static let rounded = PlacementTraits(rawValue: 16)
  /// It draws a shape.
  package static let draws = PlacementTraits(rawValue: 32)
}
