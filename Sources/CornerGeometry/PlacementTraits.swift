/// Yes-or-no facts about a placement, one bit each.
package struct PlacementTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Content resolves against it.
  @inlinable
  package static var container: PlacementTraits { PlacementTraits(rawValue: 1) }
  /// It has the key `containerShape`.
  @inlinable
  package static var declaresContainerShape: PlacementTraits { PlacementTraits(rawValue: 2) }
  /// Concentric content keeps its minimum in it.
  @inlinable
  package static var roundedRectangularContainer: PlacementTraits { PlacementTraits(rawValue: 4) }
  /// It holds content whose corners depend on a container.
  @inlinable
  package static var roundedContent: PlacementTraits { PlacementTraits(rawValue: 8) }
  /// Its drawn shape is known to be rounded somewhere.
  @inlinable
  package static var rounded: PlacementTraits { PlacementTraits(rawValue: 16) }
  /// It draws a shape.
  @inlinable
  package static var draws: PlacementTraits { PlacementTraits(rawValue: 32) }
}
