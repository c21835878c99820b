/// Yes-or-no facts about a placement, one bit each.
public struct PlacementTraits: OptionSet, Hashable, Sendable {
  /// One bit a member.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Content resolves against it.
  @inlinable
  public static var container: PlacementTraits { PlacementTraits(rawValue: 1) }
  /// It has the key `containerShape`.
  @inlinable
  public static var declaresContainerShape: PlacementTraits { PlacementTraits(rawValue: 2) }
  /// Concentric content keeps its minimum in it.
  @inlinable
  public static var roundedRectangularContainer: PlacementTraits { PlacementTraits(rawValue: 4) }
  /// It holds content whose corners depend on a container.
  @inlinable
  public static var roundedContent: PlacementTraits { PlacementTraits(rawValue: 8) }
  /// Its drawn shape is known to be rounded somewhere.
  @inlinable
  public static var rounded: PlacementTraits { PlacementTraits(rawValue: 16) }
  /// It draws a shape.
  @inlinable
  public static var draws: PlacementTraits { PlacementTraits(rawValue: 32) }
}
